import { expect, test } from "vitest";
import { EmulatorError } from "../../../../packages/emulator/src/emulator-error.js";
import { type Fault, FaultList } from "../../../../packages/emulator/src/internal/faults/faults.js";
import { ObservedRequest } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import { StubList } from "../../../../packages/emulator/src/internal/stubs/stub-list.js";

const ENDPOINTS = ["listThings", "readThing", undefined].flatMap((operationId) =>
  ["GET", "POST"].map((method) => ({
    method,
    template: "/{thing}",
    requestBody: { isRequired: false, content: {} },
    ...(operationId !== undefined && { operationId }),
  })),
);

/** Faults, with the list that selects them. */
class Faults extends FaultList {
  readonly stubs: StubList;

  constructor(stubs: StubList) {
    super(stubs);
    this.stubs = stubs;
  }
}
const listOf = (seed = "seed"): Faults => new Faults(new StubList({ endpoints: ENDPOINTS, seed, clock: { now: () => 0 } }));

type Sent = Readonly<{ operation?: string; path?: string; headers?: Record<string, string>; body?: unknown }>;

async function take(
  faults: Faults,
  { operation, path, headers = {}, body }: Sent = { operation: "listThings" },
): Promise<Fault<string> | undefined> {
  const json = body !== undefined && !(body instanceof ReadableStream) ? JSON.stringify(body) : body;
  const init = json === undefined ? { headers } : { method: "POST", body: json, duplex: "half", headers };
  const request = new ObservedRequest(new Request(`http://127.0.0.1${path ?? "/things"}`, init));
  if (operation !== undefined) request.route(operation, () => ({ userId: "user_1", teamId: "team_1" }));
  return (await faults.stubs.take(request))?.effect;
}

function refusalOf(fault: unknown): Pick<EmulatorError, "code" | "at" | "message"> {
  try {
    listOf().add(fault as Fault);
  } catch (error) {
    if (error instanceof EmulatorError) return error;
  }
  throw new Error("the fault was taken");
}

test.each([
  [null, "", "must be of type object"],
  [{ operation: "listThigns", status: 500 }, "/operation", "Did you mean listThings?"],
  [{ operation: "x", delay: "1", nth: 1, times: 2 }, "/delay", "/operation: unknown operationId. Use an operationId"],
  [{ operation: "x", delay: "1", nth: 1, times: 2 }, "/delay", "/times: remove it"],
  [{ operation: "*" }, "", "set one of status"],
  [{ reset: false }, "", "set one of status"],
  [{ status: 99 }, "/status", "must be at least 200"],
  [{ status: 500, redirect: "/" }, "/status", "300 to 399"],
  [{ delay: -1 }, "/delay", "must be a number of milliseconds from 0 to 86400000, or the least"],
  [{ delay: 2 ** 31 }, "/delay", "from 0 to 86400000"],
  [{ delay: [1] }, "/delay", "such as [10, 50]"],
  [{ delay: [50, 10] }, "/delay", "put the least before the most"],
  [{ drip: { bytes: 0, every: 1 } }, "/drip/bytes", "must be at least 1"],
  [{ retryAfter: "1\r\nx: y" }, "/retryAfter", "printable ASCII"],
  [{ status: 500, probability: 2 }, "/probability", "must be at most 1"],
  [{ statsu: 500 }, "", 'remove "statsu"'],
  [{ status: 500, path: "things" }, "/path", "a path as in a URL"],
  [{ status: 500, path: "/things?next=1" }, "/path", "a path as in a URL"],
  [{ status: 500, path: "/things/{id}" }, "/path", "with * for"],
  [
    { status: 500, query: { limit: 5 } },
    "/query/limit",
    'must be a string, an array of all its values, { "like": "…*" }, { "contains": "…" }, { "matches": "…" }, or null for none',
  ],
  [{ status: 500, teamId: "" }, "/teamId", "must not be empty"],
  [{ status: 500, nth: 0 }, "/nth", "must be at least 1"],
  [{ status: 500, nth: 1, from: 2 }, "/from", "nth selects one request"],
  [{ status: 500, nth: 1, every: 2 }, "/every", "nth selects one request"],
  [{ status: 500, method: "get" }, "/method", 'must be "GET" or'],
  [{ status: 500, header: { "a b": "1" } }, "/header/a b", "invalid name"],
  [{ limit: { requests: 1, seconds: 0 } }, "/limit/seconds", "must be > 0"],
  [{ status: 500, nth: 1, times: 2 }, "/times", "nth selects one request"],
  [{ status: 500, body: { a: NaN } }, "/body/a", "is not JSON (number)"],
  [
    { responseBody: () => ({}) },
    "/responseBody",
    "is not JSON (function). A handler, which is a function, may look at the request and call next()",
  ],
  [{ status: 500, query: { page: /1/ } }, "/query/page", "is not JSON (RegExp). A handler"],
  [{ responseBody: {}, status: 204 }, "/responseBody", "has no body"],
  [{ responseBody: {}, html: true }, "/html", "remove it"],
  [{ headers: { "x y": "a" } }, "/headers/x y", "valid HTTP header"],
  [{ headers: { x: "a\r\nb: c" } }, "/headers/x", "valid HTTP header"],
  [{ headers: { x: "\u0001" } }, "/headers/x", "valid HTTP header"],
  [{ headers: { x: "\u20ac" } }, "/headers/x", "valid HTTP header"],
  [{ headers: { "Content-Length": "3" } }, "/headers/Content-Length", "remove it"],
  [{ headers: { trailer: "x" } }, "/headers/trailer", "remove it"],
  [{ headers: { "X-Hono-Already-Sent": "true" } }, "/headers/X-Hono-Already-Sent", "remove it"],
])("%j is refused at %j", (fault, at, message) => {
  const { code, at: where, message: text } = refusalOf(fault);
  expect([code, where]).toEqual(["invalid-fault", at]);
  expect(text).toContain(message);
});

test("applies the first matching fault, at most as often as `times` allows", async () => {
  const faults = listOf();
  faults.add({ operation: "readThing", status: 500, times: 1 });
  faults.add({ operation: "*", status: 501, times: 1 });
  faults.add({ operation: "readThing", status: 502 });
  const taken = await Promise.all(["readThing", "listThings", "readThing", "listThings"].map((operation) => take(faults, { operation })));
  expect(taken.map((fault) => fault?.status)).toEqual([500, 501, 502, undefined]);
  expect(faults.list().map(({ id, used }) => `${id} ${used}`)).toEqual(["fault_1 1", "fault_2 1", "fault_3 1"]);
});

test("copies faults when they are added and listed", async () => {
  const faults = listOf();
  const given: Fault = { operation: "*", status: 500 };
  const added = faults.add(given);
  given.status = added.status = 400;
  for (const listed of faults.list()) listed.status = 400;
  expect((await take(faults))?.status).toBe(500);
});

test("adds no fault of a list with an invalid one", () => {
  const faults = listOf();
  expect(() => faults.addAll([{ operation: "*", status: 500 }, {}])).toThrow(EmulatorError);
  expect(faults.list()).toEqual([]);
});

test("draws the same faults from the same seed, also after a reset", async () => {
  const draw = async (faults: Faults): Promise<string> => {
    faults.add({ status: 500, probability: 0.3 });
    const taken = await Promise.all(Array.from({ length: 2000 }, () => take(faults)));
    return taken.map((fault) => (fault === undefined ? "-" : "x")).join("");
  };
  const faults = listOf();
  const first = await draw(faults);
  faults.stubs.reset();
  expect(await draw(faults)).toBe(first);
  expect(faults.list()).toMatchObject([{ id: "fault_1" }]);
  expect(await draw(listOf())).toBe(first);
  expect(await draw(listOf("other"))).not.toBe(first);
  expect(first.replaceAll("-", "").length / 2000).toBeCloseTo(0.3, 1);
});

test("draws delays from a range, the same from the same seed", async () => {
  const draw = async (faults: Faults): Promise<unknown[]> => {
    faults.add({ delay: [10, 50] });
    return Promise.all(Array.from({ length: 200 }, async () => (await take(faults))?.delay));
  };
  const first = (await draw(listOf())) as number[];
  expect([Math.min(...first) >= 10, Math.min(...first) < 12, Math.max(...first) > 48, Math.max(...first) < 50]).not.toContain(false);
  expect(await draw(listOf())).toEqual(first);
  expect(await draw(listOf("other"))).not.toEqual(first);
});

test.each<[Fault<string>, boolean]>([
  [{}, true],
  [{ operation: "listThings" }, true],
  [{ operation: "readThing" }, false],
  [{ path: "/th*", query: { limit: "5" }, teamId: "team_1", body: { name: "web" } }, true],
  [{ path: "/th" }, false],
  [{ query: { limit: "6" } }, false],
  [{ teamId: "team_2" }, false],
  [{ body: { name: "api" } }, false],
  [{ repeatCursor: true }, false],
])("decides whether %j applies to a request: %j", async (conditions, applies) => {
  const faults = listOf();
  faults.add({ delay: 0, ...conditions });
  const fault = await take(faults, { operation: "listThings", path: "/things?limit=5", body: { name: "web" } });
  expect([fault !== undefined, faults.list()[0]?.used]).toEqual([applies, applies ? 1 : 0]);
});

test("applies faults without a condition or with a path to requests outside the contract", async () => {
  const faults = listOf();
  faults.add({ operation: "listThings", status: 500 });
  faults.add({ path: "/keys", status: 501 });
  expect((await take(faults, { path: "/keys" }))?.status).toBe(501);
  faults.add({ status: 502 });
  expect((await take(faults, { path: "/other" }))?.status).toBe(502);
});

test("counts for `nth` the requests since the fault was added, with those that other faults affect", async () => {
  const faults = listOf();
  await take(faults);
  faults.add({ operation: "listThings", status: 501, nth: 1 });
  faults.add({ operation: "listThings", status: 503, nth: 3, body: { name: "web" } });
  const sent = ["web", "web", "api", "web", "web"].map((name) => take(faults, { operation: "listThings", body: { name } }));
  expect((await Promise.all(sent)).map((fault) => fault?.status)).toEqual([501, undefined, undefined, 503, undefined]);
});

function slowBody(): { body: ReadableStream; send: (value: unknown) => void } {
  let controller: ReadableStreamDefaultController | undefined;
  const body = new ReadableStream({ start: (own) => void (controller = own) });
  const send = (value: unknown): void => {
    controller?.enqueue(new TextEncoder().encode(JSON.stringify(value)));
    controller?.close();
  };
  return { body, send };
}

test("decides requests in the order of their arrival, even if their bodies arrive in another", async () => {
  const faults = listOf();
  faults.add({ operation: "listThings", body: { name: "web" }, status: 500, nth: 2 });
  faults.add({ status: 501, times: 1 });
  const slow = slowBody();
  const [first, second] = [slow.body, { name: "web" }].map((body) => take(faults, { operation: "listThings", body }));
  const third = take(faults, { operation: "readThing" });
  slow.send({ name: "web" });
  expect((await Promise.all([first, second, third])).map((fault) => fault?.status)).toEqual([501, 500, undefined]);
});

test("waits for a body only if a fault that may apply needs it", async () => {
  const faults = listOf();
  faults.add({ operation: "readThing", body: { name: "web" }, status: 500 });
  faults.add({ operation: "listThings", status: 501 });
  const slow = slowBody();
  const waiting = take(faults, { operation: "readThing", body: slow.body });
  expect((await take(faults, { operation: "listThings", body: slowBody().body }))?.status).toBe(501);
  slow.send({ name: "web" });
  expect((await waiting)?.status).toBe(500);
});

test.each<[string, (faults: Faults) => void]>([
  ["removed", (faults) => faults.remove("fault_1")],
  ["cleared", (faults) => faults.clear()],
  ["reset", (faults) => faults.stubs.reset()],
])("does not apply a fault that is %s while the body arrives", async (_, remove) => {
  const faults = listOf();
  faults.add({ body: { name: "web" }, status: 500 });
  const slow = slowBody();
  const taken = take(faults, { body: slow.body });
  remove(faults);
  slow.send({ name: "web" });
  expect(await taken).toBeUndefined();
});

test.each<[Partial<Fault>, affected: string]>([
  [{ from: 3 }, "..xxxxx"],
  [{ every: 3 }, "..x..x."],
  [{ every: 3, from: 2 }, ".x..x.."],
  [{ from: 2, times: 2 }, ".xx...."],
])("affects of seven requests with %j: %s", async (counts, affected) => {
  const faults = listOf();
  faults.add({ ...counts, status: 503 });
  const taken = [];
  for (let request = 0; request < 7; request += 1) taken.push((await take(faults)) === undefined ? "." : "x");
  expect(taken.join("")).toBe(affected);
});

test("selects by method and header", async () => {
  const faults = listOf();
  faults.add({ method: "GET", header: { "X-Tenant": "a" }, status: 503 });
  const sent = [
    { operation: "listThings", headers: { "x-tenant": "a" } },
    { operation: "listThings", headers: { "x-tenant": "b" } },
    { operation: "listThings", headers: { "x-tenant": "a" }, body: {} },
  ];
  expect((await Promise.all(sent.map((request) => take(faults, request)))).map((fault) => fault?.status)).toEqual([
    503,
    undefined,
    undefined,
  ]);
});
