import { listProjects, listWebhooks, RequestError } from "@hosting-platform/client";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { json, useServer } from "../../support/server.js";
import { byPath, OPERATIONS, stubbed } from "./contract.js";
import { outcome } from "./ways.js";
import { createClient } from "@hosting-platform/client";

const server = useServer();
const text = fc.string({ unit: "binary" });

test("a value of every path parameter of every operation arrives as one segment that decodes to it, by both faces", async () => {
  const segment = text.filter((value) => !/^\.{0,2}$/.test(value));
  const { client, requests } = stubbed();
  for (const { names, method, path: template, call } of OPERATIONS) {
    const values = fc.array(segment, { minLength: names.length, maxLength: names.length });
    await fc.assert(
      fc.asyncProperty(values, async (given) => {
        requests.length = 0;
        const path = Object.fromEntries(names.map((name, index) => [name, given[index]]));
        await call(client, { path });
        await byPath(client)[method]?.(template, { params: { path }, parseAs: "text" });
        const expected = template.split("/").map((part) => (part.startsWith("{") ? path[part.slice(1, -1)] : part));
        expect(requests.map((request) => [request.method, new URL(request.url).pathname.split("/").map(decodeURIComponent)])).toEqual([
          [method, ["", "base", ...expected.slice(1)]],
          [method, ["", "base", ...expected.slice(1)]],
        ]);
      }),
      { numRuns: 5 },
    );
  }
});

describe("a query", () => {
  const leaf = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.bigInt());
  const further = text.filter((key) => !["teamId", "slug", "__proto__"].includes(key));

  test("of texts, numbers and lists of them arrives as it is, by both faces", async () => {
    const query = fc.dictionary(further, fc.oneof(leaf, fc.array(leaf)), { noNullPrototype: true });
    await fc.assert(
      fc.asyncProperty(query, async (given) => {
        const { client, requests } = stubbed();
        await listProjects(client, { query: given });
        await byPath(client)["GET"]?.("/v10/projects", { params: { query: given } });
        const expected = Object.entries(given).flatMap(([key, value]) => [value].flat().map((item) => [key, String(item)]));
        for (const { url } of requests) expect([...new URL(url).searchParams]).toEqual(expected);
        expect(requests).toHaveLength(2);
      }),
      { numRuns: 300 },
    );
  });

  test("of anything is sent or is a RequestError, the same by both faces, and never changes the path", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(further, fc.anything()), async (given) => {
        const { client, requests } = stubbed();
        const results = [
          await outcome(() => listProjects(client, { query: given })),
          await outcome(async () => (await byPath(client)["GET"]?.("/v10/projects", { params: { query: given } }))?.data),
        ];
        if (requests.length === 0) expect(results[0]).toMatchObject({ class: RequestError });
        else expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/base/v10/projects", "/base/v10/projects"]);
        expect(requests[1]?.url).toBe(requests[0]?.url);
        expect(results[1]).toEqual(results[0]);
      }),
      { numRuns: 500 },
    );
  });

  test.each(["teamId", "slug"])("has a %s that is a text and not empty, or is refused", async (key) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.anything()), async (value) => {
        const { client, requests } = stubbed();
        const result = await outcome(() => listProjects(client, { query: { [key]: value } }));
        const isRight = value === undefined || (typeof value === "string" && value !== "");
        expect(requests).toHaveLength(isRight ? 1 : 0);
        if (!isRight) expect(result).toMatchObject({ class: RequestError });
        else expect(new URL(requests[0]?.url ?? "").searchParams.get(key)).toBe(value ?? null);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a header field", () => {
  const octet = fc.integer({ min: 0, max: 0x1ff }).map((code) => String.fromCharCode(code));

  test("arrives as it is where it may be one, else is a RequestError that does not print it", async () => {
    server.answer(json([]));
    const client = createClient({ baseUrl: server.baseUrl });
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.string({ unit: octet }), fc.string()), async (value) => {
        server.requests = [];
        const result = await outcome(() => listWebhooks(client, { headers: { "x-value": value } }));
        const isRight = /^[\t\x20-\x7e\x80-\xff]*$/.test(value);
        expect(server.requests).toHaveLength(isRight ? 1 : 0);
        if (isRight) expect(server.request.headers["x-value"]).toBe(value.replace(/^[\t ]+|[\t ]+$/g, ""));
        else expect(result).toMatchObject({ class: RequestError, message: "header x-value has characters that none may have" });
      }),
      { numRuns: 300 },
    );
  });
});
