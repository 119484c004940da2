import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AppParts, Fixture, UserHandler } from "../../../../packages/emulator/src/internal/app-parts.js";
import type { Operation } from "../../../../packages/emulator/src/internal/contract/operation.js";
import { appOf, contract, pathOf, type Sent, sendTo } from "./support.js";

const OPERATIONS = [...contract.operations.values()];
const INDEXED = OPERATIONS.filter(({ detail }) => detail === "index");
const OWN = { own: ["answer", null] };

/** Sends a request to each indexed operation; a body only where a request may have one. */
async function expectEach(
  sent: Omit<Sent, "path"> & { query?: string },
  parts: Partial<AppParts>,
  status: number,
  rule?: string,
): Promise<void> {
  const app = appOf(parts);
  for (const { operationId, method, template } of INDEXED) {
    const { query = "", body, headers = {} } = sent;
    const hasBody = body !== undefined && method !== "GET" && method !== "HEAD";
    const answer = await sendTo(app, { method, path: pathOf(template) + query, headers, ...(hasBody && { body }) });
    const { error } = (answer.body ?? {}) as { error?: { rule: string; message: string } };
    expect([operationId, answer.status, error?.rule]).toEqual([operationId, status, method === "HEAD" ? undefined : rule]);
    if (status === 501 && method !== "HEAD")
      for (const part of [`emulator.handle("${operationId}"`, `fixtures.${operationId}`]) expect(error?.message).toContain(part);
    if (status < 300) expect([answer.body, answer.headers.get("x-own")]).toEqual([method === "HEAD" ? undefined : OWN, "own"]);
  }
}

const notAsked = (): never => {
  throw new Error("the handler was asked");
};

describe("each indexed operation", () => {
  const fixture: Fixture = { body: OWN, headers: { "x-own": "own" } };
  const handler: UserHandler = () => Response.json(OWN, { headers: { "x-own": "own" } });
  const fixtures = Object.fromEntries(INDEXED.map(({ operationId }) => [operationId, fixture]));
  const registered = (handle: UserHandler): AppParts["registered"] => new Map(INDEXED.map(({ operationId }) => [operationId, handle]));

  test.each<[string, Parameters<typeof expectEach>[0]]>([
    ["nothing beside the token", {}],
    ["any query and any body", { query: "?limit=0&limit=x&__proto__=&teamId=team_b", body: new Uint8Array([0x7b, 0xff]) }],
  ])("answers 501 to %s, and says how to answer it", (_, sent) => expectEach(sent, {}, 501, "operation.shown"));

  test("answers what its fixture says", () => expectEach({}, { fixtures }, 200));

  test("answers what its handler returns", () => expectEach({}, { registered: registered(handler), fixtures }, 200));

  test.each<[string, Parameters<typeof expectEach>[0], number, string]>([
    ["no token", { query: "?teamId=", headers: { authorization: undefined }, body: "{" }, 401, "credential.required"],
    ["a token that nobody has", { headers: { authorization: "Bearer nobody" } }, 401, "credential.known"],
    ["a team of others", { query: "?slug=slug-c" }, 403, "team.allowed"],
    ["an empty team", { query: "?slug=" }, 400, "team.named"],
    ["a team that is named twice", { query: "?teamId=team_a&slug=slug-a" }, 400, "team.once"],
  ])("refuses %s without asking its handler", (_, sent, status, rule) =>
    expectEach(sent, { registered: registered(notAsked) }, status, rule),
  );
});

/** The operation that a path reaches: a concrete segment wins over a parameter, the first that differs deciding. */
function expectedOf(method: string, segments: readonly string[]): Operation | undefined {
  const shapeOf = ({ template }: Operation): string => template.replaceAll(/\{[^{}]+\}/g, "\uffff");
  const fits = (operation: Operation): boolean => {
    const parts = operation.template.split("/");
    const isFit = (part: string, index: number): boolean => (part.startsWith("{") ? segments[index] !== "" : segments[index] === part);
    return operation.method === method && parts.length === segments.length && parts.every(isFit);
  };
  return OPERATIONS.filter(fits).sort((one, other) => (shapeOf(one) < shapeOf(other) ? -1 : 1))[0];
}

function expectReached({ method, template }: Operation, values: readonly string[], encode: (text: string) => string): void {
  let count = 0;
  const segments = template.split("/").map((part) => (part.startsWith("{") ? (values[count++] ?? "value") : part));
  const expected = expectedOf(method, segments);
  const { operation, path } = contract.routes.find(method, segments.map(encode).join("/"));
  const parts = (expected?.template ?? "").split("/");
  const named = parts.flatMap((part, index) => (part.startsWith("{") ? [[part.slice(1, -1), segments[index]]] : []));
  expect([operation.operationId, path]).toEqual([expected?.operationId, Object.fromEntries(named)]);
}

const concrete = [...new Set(OPERATIONS.flatMap(({ template }) => template.split("/")))].filter(
  (part) => !/[{}]/.test(part) && part !== "",
);
const HOSTILE = ["a/b", "%2F", "a%20b", "a?b#c", ":idOrName", "*", "{id}", "__proto__", "..a", "+", " ", ";", "\\", "\n", "é", "🙂"];

/** Each byte as % and two hexadecimal digits. */
const encodeAll = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

test("each path reaches the most concrete operation that it fits, with the values of its parameters", () => {
  for (const operation of OPERATIONS) expectReached(operation, [], encodeURIComponent);
  const value = fc.oneof(fc.constantFrom(...HOSTILE), fc.constantFrom(...concrete), fc.string({ unit: "grapheme", minLength: 1 }));
  const values = fc.array(value, { minLength: 5, maxLength: 5 });
  const property = fc.property(fc.constantFrom(...OPERATIONS), values, fc.constantFrom(encodeURIComponent, encodeAll), expectReached);
  fc.assert(property, { seed: 20_260_401, numRuns: 500 });
});
