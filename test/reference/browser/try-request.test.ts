import { describe, expect, it } from "vitest";
import { baseUrlOf } from "../../../scripts/docs/browser/try/base-url.js";
import { type FormValues, requestOf } from "../../../scripts/docs/browser/try/request-of.js";
import type { TryItOperation, TryItParameter } from "../../../scripts/docs/view/try-it-operation.js";

function parameter(place: TryItParameter["in"], name: string, part: Partial<TryItParameter> = {}): TryItParameter {
  return { in: place, name, required: false, type: "string", values: [], ...part };
}

function operation(part: Partial<TryItOperation> = {}): TryItOperation {
  return {
    operationId: "readThing",
    method: "GET",
    template: "/v1/things/{id}/parts/{part}",
    takesCredential: true,
    takesFurtherQuery: false,
    parameters: [
      parameter("path", "id", { required: true }),
      parameter("path", "part", { required: true }),
      parameter("query", "limit"),
      parameter("header", "x-trace"),
    ],
    ...part,
  };
}

const JSON_BODY = { required: false, mediaTypes: [{ mediaType: "application/json" }] };

function values(parameters: Record<string, string> = {}, part: Partial<FormValues> = {}): FormValues {
  return {
    baseUrl: "http://127.0.0.1:4010",
    token: "",
    furtherQuery: "",
    mediaType: "application/json",
    body: "",
    ...part,
    parameters: new Map(Object.entries({ "path.id": "a", "path.part": "b", ...parameters })),
  };
}

function problems(of: TryItOperation, given: FormValues): string[] {
  const prepared = requestOf(of, given);
  return "problems" in prepared ? prepared.problems.map(({ control }) => control) : [];
}

describe("The request of a form", () => {
  it("leaves out what is empty", () => {
    expect(requestOf(operation(), values())).toEqual({
      request: { method: "GET", url: "http://127.0.0.1:4010/v1/things/a/parts/b", headers: [] },
    });
  });

  it("encodes each value of the path as one segment, and the query", () => {
    const given = values({ "path.id": "a/b?c#d é", "path.part": "%2F", "query.limit": "a&b=c d" });
    expect(requestOf(operation(), given)).toMatchObject({
      request: { url: "http://127.0.0.1:4010/v1/things/a%2Fb%3Fc%23d%20%C3%A9/parts/%252F?limit=a%26b%3Dc%20d" },
    });
  });

  it("puts the credential in a header and nowhere else", () => {
    const prepared = requestOf(operation(), values({ "header.x-trace": "t" }, { token: "secret" }));
    expect(prepared).toMatchObject({
      request: {
        headers: [
          ["x-trace", "t"],
          ["authorization", "Bearer secret"],
        ],
      },
    });
    expect("request" in prepared && prepared.request.url).not.toContain("secret");
  });

  it("sends no credential to an operation that takes none", () => {
    expect(requestOf(operation({ takesCredential: false }), values({}, { token: "secret" }))).toMatchObject({ request: { headers: [] } });
  });

  it("sends each line of a list, and further parameters as they are named", () => {
    const of = operation({
      takesFurtherQuery: true,
      parameters: [parameter("query", "id", { type: "array of string" })],
      template: "/v1/things",
    });
    const given = values({ "query.id": "a\n\nb" }, { furtherQuery: "since=1\n\n a b = c=d \nempty=" });
    expect(requestOf(of, given)).toMatchObject({
      request: { url: "http://127.0.0.1:4010/v1/things?id=a&id=b&since=1&a%20b=c%3Dd&empty=" },
    });
  });

  it("sends a list that stands in one parameter with commas, which its values keep", () => {
    const of = operation({
      parameters: [parameter("query", "id", { type: "array of string", isCommaSeparated: true })],
      template: "/v1/things",
    });
    expect(requestOf(of, values({ "query.id": "a\nb,c" }))).toMatchObject({
      request: { url: "http://127.0.0.1:4010/v1/things?id=a,b%2Cc" },
    });
    expect(requestOf(of, values({ "query.id": "" }))).toMatchObject({ request: { url: "http://127.0.0.1:4010/v1/things" } });
  });

  it.each([".", "..", "%2e"])("refuses %j in the path, which would lead to another folder", (segment) => {
    const decoded = segment === "%2e" ? ".." : segment;
    expect(problems(operation(), values({ "path.id": decoded }))).toEqual(["path.id"]);
  });

  it("says all that is missing at once", () => {
    const of = operation({ method: "POST", body: { ...JSON_BODY, required: true } });
    expect(problems(of, values({ "path.id": "", "path.part": "" }, { baseUrl: "x", token: "a b" })).sort()).toEqual([
      "baseUrl",
      "body",
      "path.id",
      "path.part",
      "token",
    ]);
  });

  it("stays below the base URL", () => {
    const given = values({}, { baseUrl: "https://api.example/base/" });
    expect(requestOf(operation(), given)).toMatchObject({ request: { url: "https://api.example/base/v1/things/a/parts/b" } });
  });
});

describe("The body of a request", () => {
  const of = operation({ method: "POST", body: JSON_BODY });

  it("is sent as it was written, numbers included", () => {
    const body = '{ "id": 12345678901234567890 }';
    expect(requestOf(of, values({}, { body }))).toMatchObject({ request: { body, headers: [["content-type", "application/json"]] } });
  });

  it.each(["{", "{a: 1}", "text"])("%j is no JSON and is not sent", (body) => expect(problems(of, values({}, { body }))).toEqual(["body"]));

  it("is none where the field is empty", () => {
    expect(requestOf(of, values({}, { body: " \n" }))).toEqual({
      request: { method: "POST", url: "http://127.0.0.1:4010/v1/things/a/parts/b", headers: [] },
    });
  });

  it("of a form is written as JSON and encoded", () => {
    const form = values({}, { mediaType: "application/x-www-form-urlencoded", body: '{"a": "b c", "n": 1, "none": null}' });
    expect(requestOf(of, form)).toMatchObject({
      request: { body: "a=b+c&n=1", headers: [["content-type", "application/x-www-form-urlencoded"]] },
    });
  });

  it.each(["[1]", '{"a": {}}', "1"])("of a form is no %s", (body) => {
    expect(problems(of, values({}, { mediaType: "application/x-www-form-urlencoded", body }))).toEqual(["body"]);
  });

  it("of another type is any text", () => {
    expect(requestOf(of, values({}, { mediaType: "text/plain", body: "{" }))).toMatchObject({ request: { body: "{" } });
  });

  it.each(["", "*/*", "json", "a/b c"])("needs a media type, which %j is not", (mediaType) => {
    expect(problems(of, values({}, { mediaType, body: "{}" }))).toEqual(["body"]);
  });

  it("is not sent by GET, which can have none in a browser", () => {
    expect(requestOf(operation({ body: JSON_BODY }), values({}, { body: "{}" }))).not.toHaveProperty("request.body");
  });
});

describe("The base URL", () => {
  it.each([
    ["http://127.0.0.1:4010", "http://127.0.0.1:4010"],
    ["http://localhost:4010/", "http://localhost:4010"],
    ["https://api.example/v0/", "https://api.example/v0"],
    ["http://api.example", undefined],
    ["https://user:secret@api.example", undefined],
    ["https://api.example/?a=b", undefined],
    ["https://api.example/#a", undefined],
    ["javascript:alert(1)", undefined],
    ["file:///etc", undefined],
    ["", undefined],
  ])("%j is %s", (text, want) => expect(baseUrlOf(text)).toBe(want));
});
