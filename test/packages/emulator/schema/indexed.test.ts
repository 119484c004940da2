// The operations that the reference only names: found, guarded, and answered with 501 until somebody says what they answer.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, createWorld, TEAMS, TOKEN, type World } from "./emulator.js";
import { INDEXED, type Operation } from "./operations.js";
import { queryOf, type Sent } from "./requests.js";

const AUTHORIZATION = { authorization: `Bearer ${TOKEN}` };

/** A path of an operation, with a value for each of its parameters. */
function pathOf({ template }: Operation, valueOf: (name: string) => string = (name) => `value-of-${name}`): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)));
}

/** Whether a request may have a body. */
const takesBody = ({ method }: Operation): boolean => method !== "GET" && method !== "HEAD";

let world: World;
let before: string;

beforeAll(async () => {
  world = await createWorld();
  before = world.state();
});
afterAll(() => world.emulator.close());

async function expectAll(
  what: (operation: Operation) => Partial<Sent> & { query?: string },
  status: number,
  rule: string,
  hold?: (answer: Answer, id: string) => void,
): Promise<void> {
  expect(INDEXED).toHaveLength(352);
  for (const operation of INDEXED) {
    const { query = "", headers = AUTHORIZATION, body } = what(operation);
    const answer = await world.send({ method: operation.method, path: pathOf(operation) + query, headers, body });
    const isHead = operation.method === "HEAD";
    expect([operation.operationId, answer.status, answer.rule, answer.text === ""]).toEqual([
      operation.operationId,
      status,
      isHead ? undefined : rule,
      isHead,
    ]);
    if (!isHead) hold?.(answer, operation.operationId);
  }
  expect(world.state()).toBe(before);
}

describe("each indexed operation", () => {
  test("answers 501, and says how to answer it", () =>
    expectAll(
      () => ({}),
      501,
      "operation.shown",
      ({ text, contentType }, id) => {
        const { error } = JSON.parse(text) as { error: { status: number; message: string } };
        for (const part of [id, `emulator.handle("${id}"`, `fixtures.${id}`]) expect(error.message).toContain(part);
        expect([error.status, contentType]).toEqual([501, "application/json; charset=utf-8"]);
      },
    ));

  test("takes any further query and any body", () =>
    expectAll(
      (operation) => ({
        query: queryOf([
          ["limit", "0"],
          ["limit", "x"],
          ["__proto__", ""],
          ["teamId", TEAMS.own.teamId],
        ]),
        ...(takesBody(operation) && {
          body: new Uint8Array([0x7b, 0xff]),
          headers: { ...AUTHORIZATION, "content-type": "application/json; charset=utf-16" },
        }),
      }),
      501,
      "operation.shown",
    ));

  test("answers 401 without a token, whatever else is wrong", () =>
    expectAll(
      (operation) => ({ query: "?teamId=", headers: {}, ...(takesBody(operation) && { body: "{" }) }),
      401,
      "credential.required",
      ({ headers }) => expect(headers.get("www-authenticate")).toBe('Bearer realm="hosting-platform"'),
    ));

  test("answers 401 to a token that nobody has", () =>
    expectAll(() => ({ headers: { authorization: "Bearer nobody" } }), 401, "credential.known"));

  test("answers 403 for a team of others", async () => {
    for (const name of ["teamId", "slug"] as const)
      await expectAll(() => ({ query: queryOf([[name, TEAMS.foreign[name]]]) }), 403, "team.allowed");
  });

  test("answers 400 for a team that is empty or named twice", async () => {
    await expectAll(() => ({ query: "?slug=" }), 400, "team.named");
    await expectAll(() => ({ query: queryOf(Object.entries(TEAMS.own)) }), 400, "team.once");
  });
});
