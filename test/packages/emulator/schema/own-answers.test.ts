// Each operation is found by its path, however that is written, and answers what its user says.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, TEAMS, TOKEN, type World } from "./emulator.js";
import { ALL, INDEXED, type Operation } from "./operations.js";
import { queryOf, sampleRequests, type Sent, toSent } from "./requests.js";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.emulator.close());

/** A right request, with a value for each parameter of its path. */
function requestOf(operation: Operation): Sent {
  const [request] = sampleRequests(operation, {});
  if (request === undefined) throw new Error(`There is no request of ${operation.operationId}.`);
  return toSent(request, TOKEN);
}

const OWN = { own: ["answer", null] };

/** Right and wrong requests of each indexed operation: whoever is refused sees nothing of the user's own answer. */
async function expectOwn(status: number, headers: Record<string, string> = {}): Promise<void> {
  expect(INDEXED).toHaveLength(352);
  for (const operation of INDEXED) {
    const { operationId, method } = operation;
    const sent = requestOf(operation);
    const answer = await world.send(sent);
    const isSeen = method !== "HEAD";
    expect([operationId, answer.status, answer.text]).toEqual([operationId, status, isSeen ? JSON.stringify(OWN) : ""]);
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
    expect(await world.send({ ...sent, headers: {} })).toMatchObject({ status: 401 });
    expect(await world.send({ ...sent, path: sent.path + queryOf([["slug", TEAMS.foreign.slug]]) })).toMatchObject({ status: 403 });
  }
}

test("each indexed operation gives what its fixture says, behind token and team", async () => {
  const fixture = { status: 203, body: OWN, headers: { "x-own": "fixture" } };
  const before = world.emulator.snapshot();
  const fixtures = Object.fromEntries(INDEXED.map(({ operationId }) => [operationId, fixture]));
  await world.emulator.restore({ ...before, settings: { ...before["settings"], fixtures: { value: fixtures } } });
  await expectOwn(203, { "x-own": "fixture" });
  await world.restore();
});

test("each indexed operation gives what its handler returns, behind token and team", async () => {
  for (const { operationId } of INDEXED) world.emulator.handle(operationId, () => OWN);
  await expectOwn(200);
});

/** The operation that a path reaches: a concrete segment wins over a parameter, the first that differs deciding. */
function expectedOf(method: string, segments: readonly string[]): Operation | undefined {
  const shapeOf = ({ template }: Operation): string => template.replaceAll(/\{[^{}]+\}/g, "\uffff");
  const fits = (operation: Operation): boolean => {
    const parts = operation.template.split("/");
    const isFit = (part: string, index: number): boolean => (part.startsWith("{") ? segments[index] !== "" : segments[index] === part);
    return operation.method === method && parts.length === segments.length && parts.every(isFit);
  };
  // Of segments that fit the same value, at most one is concrete, and no concrete one sorts behind U+FFFF.
  return ALL.filter(fits).sort((one, other) => (shapeOf(one) < shapeOf(other) ? -1 : 1))[0];
}

const concrete = [...new Set(ALL.flatMap(({ template }) => template.split("/")))].filter((part) => !/[{}]/.test(part) && part !== "");
const HOSTILE = [
  "a/b",
  "%2F",
  "a%20b",
  "a?b#c",
  ":id",
  ":idOrName",
  "*",
  "{id}",
  "__proto__",
  "constructor",
  "..a",
  "+",
  " ",
  ";",
  "\\",
  "\n",
  "é",
  "🙂",
];

/** No value is `.` or `..`, which a URL cannot have as a segment. */
const anyValue = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.constantFrom(...concrete),
  fc.string({ unit: "grapheme", minLength: 1 }).filter((value) => value !== "." && value !== ".."),
);

/** Each byte as % and two hexadecimal digits. */
const encodeAll = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

test("each path reaches the operation that it names, with the values of its parameters", async () => {
  for (const { operationId } of ALL) {
    world.emulator.handle(operationId, (_, { path }) => {
      const told = encodeURIComponent(JSON.stringify([operationId, Object.entries(path).sort()]));
      return new Response(null, { headers: { "x-told": told } });
    });
  }
  const requests = new Map(ALL.map((operation) => [operation, requestOf(operation)]));
  const reached = new Set<string>();
  const reach = async (
    operation: Operation,
    values: readonly string[],
    slashes: string,
    encode: (text: string) => string,
  ): Promise<void> => {
    let count = 0;
    const segments = `${operation.template}${slashes}`
      .split("/")
      .map((part) => (part.startsWith("{") ? (values[count++] ?? "value") : part));
    const expected = expectedOf(operation.method, segments);
    const sent = requests.get(expected ?? operation) ?? requestOf(operation);
    const answer = await world.send({ ...sent, path: segments.map(encode).join("/") });
    if (expected === undefined) {
      const allowed = [...new Set(ALL.map(({ method }) => method))].filter((method) => expectedOf(method, segments) !== undefined).sort();
      expect([answer.status, answer.headers.get("allow")]).toEqual(allowed.length === 0 ? [404, null] : [405, allowed.join(", ")]);
      return;
    }
    const parts = expected.template.split("/");
    const path = parts.flatMap((part, index) => (part.startsWith("{") ? [[part.slice(1, -1), segments[index]]] : []));
    expect(JSON.parse(decodeURIComponent(answer.headers.get("x-told") ?? "null"))).toEqual([expected.operationId, path.sort()]);
    reached.add(expected.operationId);
  };
  for (const operation of ALL) {
    await reach(operation, [], "", encodeURIComponent);
    await reach(operation, [], "/", encodeURIComponent);
  }
  expect(reached.size).toBe(367);
  const property = fc.asyncProperty(
    fc.constantFrom(...ALL),
    fc.array(anyValue, { minLength: 5, maxLength: 5 }),
    fc.constantFrom("", "", "", "/", "//"),
    fc.constantFrom(encodeURIComponent, encodeAll),
    reach,
  );
  await fc.assert(property, { seed: 20_260_401, numRuns: 1_000 });
});
