import { describe, expect, test } from "vitest";
import type { AppParts, Fixture, UserHandler } from "../../../../packages/emulator/src/internal/app-parts.js";
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
    ["a token that nobody has", { headers: { authorization: "Bearer nobody" } }, 401, "credential.known"],
    ["a team of others", { query: "?slug=slug-c" }, 403, "team.allowed"],
  ])("refuses %s without asking its handler", (_, sent, status, rule) =>
    expectEach(sent, { registered: registered(notAsked) }, status, rule),
  );
});
