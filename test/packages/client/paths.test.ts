import { RequestError } from "@hosting-platform/client";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rejection } from "../../support/rejection.js";
import { byPath, OPERATIONS, stubbed } from "./contract.js";

const WITH_PATH = OPERATIONS.filter(({ names }) => names.length > 0);

/** What is no segment. */
const REFUSED: [name: string, value: unknown][] = [
  ["an empty text", ""],
  ["a dot", "."],
  ["two dots", ".."],
  ["undefined", undefined],
  ["null", null],
  ["NaN", NaN],
  ["Infinity", Infinity],
  ["an object", { toString: () => "web" }],
  ["a text object", new String("")],
  ["an empty array", []],
  ["an array", ["web"]],
  ["a function", () => "web"],
  ["a symbol", Symbol("web")],
  ["the first half of a surrogate pair", "a\ud83d"],
  ["the second half of a surrogate pair", "\ude80a"],
];

describe("a path parameter is exactly one segment", () => {
  test.each(REFUSED)(
    "%s is a RequestError, for every parameter of every operation and both faces, and nothing is sent",
    async (_, value) => {
      const { client, requests } = stubbed();
      for (const { names, method, path: template, call } of WITH_PATH) {
        for (const name of names) {
          const path = { ...Object.fromEntries(names.map((each) => [each, "web"])), [name]: value };
          const error = await rejection(call(client, { path }), RequestError);
          expect(error.message).toMatch(new RegExp(`^path\\.${name} is (not |empty$)|^the path `));
          await rejection(byPath(client)[method]?.(template, { params: { path } }) ?? Promise.resolve(), RequestError);
        }
      }
      expect(requests).toEqual([]);
    },
  );

  test("an empty one is said to be empty", async () => {
    const { client } = stubbed();
    for (const { names, call } of WITH_PATH) {
      for (const name of names) {
        const path = { ...Object.fromEntries(names.map((each) => [each, "web"])), [name]: "" };
        expect((await rejection(call(client, { path }), RequestError)).message).toBe(`path.${name} is empty`);
      }
    }
  });

  test.each([undefined, {}, { path: undefined }, { path: null }])("missing ones are too: %j", async (request) => {
    const { client, requests } = stubbed();
    for (const { method, path, call } of WITH_PATH) {
      await rejection(call(client, request as object), RequestError);
      await rejection(byPath(client)[method]?.(path, { params: request }) ?? Promise.resolve(), RequestError);
      await rejection(byPath(client)[method]?.(path) ?? Promise.resolve(), RequestError);
    }
    expect(requests).toEqual([]);
  });

  test("anything else arrives as one segment that decodes to it", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webPath(),
      fc.constantFrom("...", "%2e%2e", "a/../b", "\\..", "%", "\0", "{idOrName}"),
    );
    const segment = text.filter((value) => !/^\.{0,2}$/.test(value));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...WITH_PATH),
        fc.array(segment, { minLength: 5, maxLength: 5 }),
        fc.boolean(),
        async (operation, values, named) => {
          const { client, requests } = stubbed();
          const { names, method, path: template, call } = operation;
          const path = Object.fromEntries(names.map((name, index) => [name, values[index]]));
          await (named ? call(client, { path }) : byPath(client)[method]?.(template, { params: { path }, parseAs: "text" }));
          const sent = new URL(requests[0]?.url ?? "").pathname.split("/").slice(2);
          const expected = template
            .split("/")
            .slice(1)
            .map((part) => (part.startsWith("{") ? path[part.slice(1, -1)] : part));
          expect(requests[0]?.url.startsWith("https://api.example.com/base/")).toBe(true);
          expect(sent.map(decodeURIComponent)).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([0, -1, 1.5, 10n, true, false])("%s is a segment, though it is no text", async (value) => {
    const { client, requests } = stubbed();
    const read = OPERATIONS.find(({ operationId }) => operationId === "readAccessGroup");
    await read?.call(client, { path: { idOrName: value } });
    expect(requests[0]?.url).toBe(`https://api.example.com/base/v1/access-groups/${value}`);
  });
});

describe("a path names neither a host nor a way out", () => {
  test.each([
    "https://evil.example.com/v1/x",
    "//evil.example.com/v1/x",
    "/\\evil.example.com/v1/x",
    "\\\\evil.example.com",
    "@evil.example.com/v1/x",
    ".evil.example.com/v1/x",
    ":80@evil.example.com/",
    ":8080/v1/x",
    "",
    "v1/access-groups",
    " /v1/access-groups",
    "/v1/access-groups?teamId=",
    "/v1/access-groups#x",
    "/../v1/x",
    "/v1/../x",
    "/v1/%2e%2E/x",
    "/v1/.",
    "/v1/x/.\t./y",
    "/v1/x/.\n.",
    "/v1/x/.\r",
    "/v1/x/.. ",
    "/v1/x/..\0",
    "/\t/evil.example.com",
    " /v1/x",
    undefined,
    null,
  ])("%j is a RequestError, and nothing is sent", async (path) => {
    const { client, requests } = stubbed();
    for (const method of ["GET", "POST", "DELETE"]) await rejection(byPath(client)[method]?.(path) ?? Promise.resolve(), RequestError);
    await rejection(byPath(client)["request"]?.("get", { path }) ?? Promise.resolve(), RequestError);
    expect(requests).toEqual([]);
  });

  test.each([
    { baseUrl: "https://evil.example.com" },
    { fetch: () => Promise.resolve(Response.json({})) },
    { Request },
    { pathSerializer: () => "/" },
  ])("nor does an option of a call: %o", async (options) => {
    const { client, requests } = stubbed();
    const error = await rejection(byPath(client)["GET"]?.("/v1/webhooks", options) ?? Promise.resolve(), RequestError);
    expect(error.message).toBe(`${Object.keys(options)[0] ?? ""} is no option of a call`);
    expect(requests).toEqual([]);
  });
});
