import { expect, it } from "vitest";
import { baseUrlOf } from "../../../scripts/docs/browser/try/base-url.js";
import { multipartBlob } from "../../../scripts/docs/browser/try/body-of.js";
import { curlOf } from "../../../scripts/docs/browser/try/curl.js";
import { type FormValues, requestOf, type TryItRequest } from "../../../scripts/docs/browser/try/request-of.js";
import type { TryItOperation, TryItParameter } from "../../../scripts/docs/view/try-it-operation.js";

function parameter(place: TryItParameter["in"], name: string, part: Partial<TryItParameter> = {}): TryItParameter {
  return { in: place, name, required: false, type: "string", values: [], ...part };
}

const inPath = (name: string): TryItParameter => parameter("path", name, { required: true });
const operation = (part: Partial<TryItOperation> = {}): TryItOperation => ({
  operationId: "readThing",
  method: "GET",
  template: "/v1/things/{id}/parts/{part}",
  takesCredential: true,
  takesFurtherQuery: false,
  parameters: [...["id", "part"].map(inPath), parameter("query", "limit"), parameter("header", "x-trace")],
  ...part,
});

const JSON_BODY = { required: false, mediaTypes: [{ mediaType: "application/json" }] };

const values = (parameters: Record<string, string> = {}, part: Partial<FormValues> = {}): FormValues => ({
  baseUrl: "http://127.0.0.1:4010",
  token: "",
  furtherQuery: "",
  mediaType: "application/json",
  body: "",
  ...part,
  parameters: new Map(Object.entries({ "path.id": "a", "path.part": "b", ...parameters })),
});

const BASE = "http://127.0.0.1:4010";
const FORM = "application/x-www-form-urlencoded";
const posting = operation({ method: "POST", body: JSON_BODY });
const listing = (part: Partial<TryItParameter>): TryItOperation =>
  operation({ takesFurtherQuery: true, parameters: [parameter("query", "id", { type: "array of string", ...part })], template: "/v1/all" });

// prettier-ignore
it.each<[what: string, of: TryItOperation, given: FormValues, want: Partial<Record<keyof TryItRequest, unknown>>]>([
  ["omits empty fields", operation(), values(), { method: "GET", url: `${BASE}/v1/things/a/parts/b`, headers: [] }],
  [
    "encodes each value of the path as one segment, and the query",
    operation(),
    values({ "path.id": "a/b?c#d é", "path.part": "%2F", "query.limit": "a&b=c d" }),
    { url: `${BASE}/v1/things/a%2Fb%3Fc%23d%20%C3%A9/parts/%252F?limit=a%26b%3Dc%20d` },
  ],
  [
    "puts the credential in a header and nowhere else",
    operation(),
    values({ "header.x-trace": "t" }, { token: "Bearer secret" }),
    {
      url: `${BASE}/v1/things/a/parts/b`,
      headers: Object.entries({ "x-trace": "t", authorization: "Bearer secret" }),
    },
  ],
  [
    "writes the scheme of a token once",
    operation({ takesCredential: false, credentials: [{ in: "header", name: "Authorization", form: "bearer", label: "a" }, { in: "header", name: "X-Key", form: "plain", label: "b" }] }),
    values({}, { credentials: ["bearer secret", "Token secret"] }),
    { url: `${BASE}/v1/things/a/parts/b`, headers: [["Authorization", "Bearer secret"], ["X-Key", "Token secret"]] },
  ],
  [
    "sends the credentials of another API as it takes them",
    operation({
      takesCredential: false,
      credentials: [
        { label: "Key", in: "query", name: "api key", form: "plain" },
        { label: "User", in: "header", name: "authorization", form: "basic" },
        { label: "None", in: "header", name: "x-none", form: "bearer" },
      ],
    }),
    values({}, { credentials: ["a&b", "é:x", ""] }),
    { url: `${BASE}/v1/things/a/parts/b?api%20key=a%26b`, headers: [["authorization", "Basic w6k6eA=="]] },
  ],
  ["has no credential if it takes none", operation({ takesCredential: false }), values({}, { token: "secret" }), { headers: [] }],
  [
    "contains each line of a list, and further parameters by name",
    listing({}),
    values({ "query.id": "a\n\nb" }, { furtherQuery: "since=1\n\n a b = c=d \nempty=" }),
    { url: `${BASE}/v1/all?id=a&id=b&since=1&a%20b=c%3Dd&empty=` },
  ],
  ["joins a list in one parameter with commas, and encodes commas in values", listing({ separator: "," }), values({ "query.id": "a\nb,c" }), { url: `${BASE}/v1/all?id=a,b%2Cc` }],
  ["joins a list as its style says", listing({ separator: "%7C" }), values({ "query.id": "a\nb|c" }), { url: `${BASE}/v1/all?id=a%7Cb%7Cc` }],
  ["names the properties of an object by themselves", listing({ type: "object as name=value", properties: "form" }), values({ "query.id": "a=1\nb c=2=3" }), { url: `${BASE}/v1/all?a=1&b%20c=2%3D3` }],
  ["names the properties of a deep object", listing({ type: "object as name=value", properties: "deepObject" }), values({ "query.id": "a=1" }), { url: `${BASE}/v1/all?id%5Ba%5D=1` }],
  [
    "joins lists in the path and in headers with commas",
    operation({ parameters: [parameter("path", "id", { type: "array of string" }), parameter("header", "x-ids", { type: "array of string" })], template: "/v1/{id}" }),
    values({ "path.id": "a/b\nc", "header.x-ids": "a\nb" }),
    { url: `${BASE}/v1/a%2Fb,c`, headers: [["x-ids", "a,b"]] },
  ],
  ["has a list that is JSON as it is", listing({ type: "JSON, array of string" }), values({ "query.id": '["a",\n1]' }), { url: `${BASE}/v1/all?id=%5B%22a%22%2C%0A1%5D` }],
  ["omits an empty list", listing({ separator: "," }), values({ "query.id": "" }), { url: `${BASE}/v1/all` }],
  ["stays below the base URL", operation(), values({}, { baseUrl: "https://a.example/b/" }), { url: "https://a.example/b/v1/things/a/parts/b" }],
  ["keeps the body as typed, including long numbers", posting, values({}, { body: '{ "id": 12345678901234567890 }' }), { body: '{ "id": 12345678901234567890 }', headers: [["content-type", "application/json"]] }],
  ["has no body if the field is empty", posting, values({}, { body: " \n" }), { headers: [], body: undefined }],
  ["encodes a form body that is typed as JSON", posting, values({}, { mediaType: FORM, body: '{"a": "b c", "n": 1, "none": null, "all": [1, "x"], "o": {"p": 1}}' }), { body: "a=b+c&n=1&all=1&all=x&o=%7B%22p%22%3A1%7D", headers: [["content-type", FORM]] }],
  ["keeps any text as body of another type", posting, values({}, { mediaType: "text/plain", body: "{" }), { body: "{" }],
  ["has no body for GET", operation({ body: JSON_BODY }), values({}, { body: "{}" }), { body: undefined }],
  ["has no body for HEAD", operation({ method: "HEAD", body: JSON_BODY }), values({}, { body: "{}" }), { body: undefined }],
])("the form's request %s", (_, of, given, want) => {
  const prepared = requestOf(of, given);
  const request: Partial<TryItRequest> = "request" in prepared ? prepared.request : {};
  expect({ body: undefined, ...request }).toMatchObject(want);
});

it.each<[what: string, of: TryItOperation, given: FormValues, controls: string[]]>([
  [
    "missing or invalid values",
    operation({ method: "POST", body: { ...JSON_BODY, required: true } }),
    values({ "path.id": "", "path.part": "" }, { baseUrl: "x", token: "a b" }),
    ["baseUrl", "body", "path.id", "path.part", "token"],
  ],
  ...[".", ".."].map((segment) => [`${segment} in the path`, operation(), values({ "path.id": segment }), ["path.id"]] as const),
  ...["{", "{a: 1}", "text"].map((body) => [`${body} as JSON`, posting, values({}, { body }), ["body"]] as const),
  ...["[1]", "1"].map((body) => [`${body} as a form`, posting, values({}, { mediaType: FORM, body }), ["body"]] as const),
  ...["", "*/*", "json", "a/b c"].map(
    (mediaType) => [`the media type ${mediaType}`, posting, values({}, { mediaType, body: "{}" }), ["body"]] as const,
  ),
] as [string, TryItOperation, FormValues, string[]][])("refuses to send a form with %s", (_, of, given, controls) => {
  const prepared = requestOf(of, given);
  expect("problems" in prepared && prepared.problems.map(({ control }) => control).sort()).toEqual(controls);
});

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
])("normalizes the base URL %j to %s", (text, want) => expect(baseUrlOf(text)).toBe(want));

it("sends files in the fields of a form, and as the whole body", () => {
  const photo = new File(["a"], "photo.png");
  const files = { mediaTypes: [{ mediaType: "multipart/form-data", files: ["photo"] }], required: true };
  const sent = (mediaType: string, name: string): unknown => {
    const given = values(
      {},
      { mediaType, body: name === "" ? "" : '{"title":"t","size":1,"none":null,"photo":"x"}', files: new Map([[name, [photo]]]) },
    );
    const prepared = requestOf({ ...posting, body: files }, given);
    return "request" in prepared ? prepared.request : prepared;
  };
  const { body, headers } = sent("multipart/form-data", "photo") as TryItRequest;
  expect(body).toMatchObject([
    { name: "title", content: "t" },
    { name: "size", content: "1" },
    { name: "photo", content: photo },
  ]);
  expect(headers).toEqual([]);
  expect(sent("image/png", "")).toMatchObject({ body: photo, headers: [["content-type", "image/png"]] });
  expect(requestOf({ ...posting, body: files }, values({}, { mediaType: "multipart/form-data" }))).toHaveProperty("problems");
});

it("sends objects as parts of JSON, and parts with the media type that the document has for them", async () => {
  const mediaTypes = [
    { mediaType: "multipart/form-data", types: [["note", "text/markdown"] as const, ["word", "application/json"] as const] },
  ];
  const given = values({}, { mediaType: "multipart/form-data", body: '{"meta":{"a":1},"note":"*hi*","word":"w","q\\"\\n":[true]}' });
  const prepared = requestOf({ ...posting, body: { mediaTypes, required: true } }, given);
  if (!("request" in prepared)) throw new Error(JSON.stringify(prepared));
  const blob = multipartBlob(prepared.request.body as Parameters<typeof multipartBlob>[0]);
  const form = await new Response(blob).formData();
  expect([...form]).toEqual([
    ["meta", '{"a":1}'],
    ["note", "*hi*"],
    ["word", '"w"'],
    ['q"\n', "true"],
  ]);
  expect((await blob.text()).match(/content-type: .*/g)).toEqual([
    "content-type: application/json",
    "content-type: text/markdown",
    "content-type: application/json",
  ]);
  expect(curlOf(prepared.request)).toContain(`--form 'meta="{\\"a\\":1}";type=application/json'`);
});
