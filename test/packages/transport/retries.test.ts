import { describe, expect, test, vi } from "vitest";
import { failing } from "../../harness/fault-server.js";
import { elapse, reset, silence, useService, useStoppedTime } from "../../harness/service.js";
import { attemptsOf, type Call, type Send, sender } from "./harness.js";

const service = useService();
useStoppedTime();

const SAFE = ["GET", "HEAD", "PUT", "DELETE", "QUERY"];
const UNSAFE = ["POST", "PATCH"];
// From 520 on: of a proxy such as Cloudflare, which could not reach the service.
const PASSING = [408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529];

describe("retries", () => {
  test.each([...PASSING.map((status) => ["GET", status] as const), ...SAFE.map((method) => [method, 503] as const)])(
    "resends %s after %i",
    async (method, status) => {
      service.respond(failing(status), reset, {});
      const { value, after } = await elapse(sender(service)(method));
      expect([(value as Response).status, attemptsOf(value as Response), after]).toEqual([200, 3, 100]);
    },
  );

  test.each([400, 401, 403, 404, 409, 410, 422, 501, 505, 525, 526, 530])("does not retry a %i", async (status) => {
    service.respond(failing(status));
    expect((await sender(service)()).status).toBe(status);
    expect(service.requests).toHaveLength(1);
  });

  test("resends what a 403 with Retry-After refused, which is a limit, and a POST only with unsafe", async () => {
    service.respond(failing(403, "2"), {});
    const { value, after } = await elapse(sender(service)());
    expect([(value as Response).status, after]).toEqual([200, 2000]);
    service.respond(failing(403, "2"), {});
    await elapse(sender(service)("POST", { body: "{}" }));
    expect(service.requests).toHaveLength(3);
  });

  test("stops after three attempts and returns the last response", async () => {
    service.respond(() => ({ ...failing(503), body: `{"count":${service.requests.length}}` }));
    const response = (await elapse(sender(service)())).value as Response;
    expect([response.status, await response.json(), attemptsOf(response)]).toEqual([503, { count: 3 }, 3]);
  });

  test.each([
    { client: { attempts: 5 }, call: undefined, sent: 5 },
    { client: { attempts: 5 }, call: { attempts: 2 }, sent: 2 },
    { client: { attempts: 5 }, call: { attempts: undefined as unknown as number }, sent: 5 },
    { client: false as const, call: { attempts: 2 }, sent: 2 },
    { client: false as const, call: undefined, sent: 1 },
  ])("uses the attempts of client and call: $client, $call", async ({ client, call, sent }) => {
    service.respond(failing(500));
    await elapse(sender(service, { retry: client })("GET", { retry: call }));
    expect(service.requests).toHaveLength(sent);
  });
});

describe("unsafe", () => {
  test.each(UNSAFE.flatMap((method) => Object.entries({ 503: failing(503), reset, silence }).map((fault) => [method, ...fault] as const)))(
    "sends %s once after %s by default",
    async (method, _, response) => {
      service.respond(response);
      await elapse(sender(service)(method, { body: "{}", timeout: 50 }));
      expect(service.requests).toHaveLength(1);
    },
  );

  test.each(UNSAFE)("resends %s with unsafe", async (method) => {
    service.respond(reset, failing(503), {});
    await elapse(sender(service)(method, { retry: { unsafe: true }, body: "{}" }));
    expect(service.requests.map(({ body }) => body.toString())).toEqual(["{}", "{}", "{}"]);
  });
});

const bytes = new Uint8Array([0, 1, 254, 255]);

test.each<[name: string, body: Call["body"]]>([
  ["a string", "päck"],
  ["bytes", bytes],
  ["a blob", new Blob([bytes], { type: "image/png" })],
  ["form fields", new URLSearchParams({ a: "1 2" })],
])("sends the whole body with every attempt: %s", async (_, body) => {
  service.respond(failing(500), {});
  const call = sender(service)("PUT", { body });
  await service.arrived(1);
  // Reading a blob takes a time of its own, so that no other timer may fire.
  for (const { length } = service.requests; service.requests.length === length;) await vi.advanceTimersByTimeAsync(50);
  await call;
  const [first, ...others] = service.requests.map(({ body: sent, headers }) => [headers["content-type"], sent.toString("latin1")]);
  expect(others).toEqual([first]);
  if (body === "päck") expect(service.requests[0]?.body.toString()).toBe("päck");
});

async function requestsOf(count: number, send: Send): Promise<number> {
  service.requests = [];
  for (let call = 0; call < count; call += 50)
    await elapse(Promise.allSettled(Array.from({ length: Math.min(50, count - call) }, () => send())));
  return service.requests.length;
}

test.each([
  ["returns 503", failing(503), 300, 400],
  ["resets connections", reset, 300, 400],
  ["never responds, at double cost", silence, 100, 150],
])("stops retrying once the budget is spent by a service that %s", async (_, response, calls, requests) => {
  service.respond(response);
  expect(await requestsOf(calls, sender(service, { timeout: 60 }))).toBe(requests);
});

test("restores the budget by the cost of the last retry, or 1", async () => {
  const send = sender(service);
  service.respond({});
  await requestsOf(10, send);
  service.respond(failing(503));
  expect(await requestsOf(300, send)).toBe(400);
  expect(await requestsOf(1, send)).toBe(1);

  service.respond({});
  await requestsOf(5, send);
  service.respond(failing(503), {});
  expect(await requestsOf(1, send)).toBe(2);
  service.respond(failing(503));
  expect(await requestsOf(1, send)).toBe(2);
  expect(await requestsOf(1, send)).toBe(1);
});

describe("throttling", () => {
  /** A service that takes ten requests in a second, and says to wait for a second. */
  function takeTen(): { most: () => number } {
    let times: number[] = [];
    let most = 0;
    service.respond(() => {
      const now = performance.now();
      times = times.filter((time) => now - time < 1_000);
      if (times.length >= 10) return failing(429, "1");
      times.push(now);
      most = Math.max(most, times.length);
      return {};
    });
    return { most: () => most };
  }

  const statusesOf = async (calls: readonly Promise<Response>[]): Promise<number[]> =>
    (await Promise.all(calls)).map(({ status }) => status);

  test.each([
    [60, undefined, 7_000],
    [200, undefined, 25_000],
    [60, 10_000, 7_000],
  ])("lets %i calls at once succeed where ten in a second do, deadline %s", async (count, deadline, most) => {
    takeTen();
    let seed = 0;
    const send = sender(service, { deadline, random: () => (seed = (seed + 0.618) % 1) });
    const { value, after } = await elapse(statusesOf(Array.from({ length: count }, () => send())));
    expect(value).toEqual(Array.from({ length: count }, () => 200));
    expect(after).toBeLessThan(most);
    // Calls share the pause, instead of asking each.
    expect(service.requests.length).toBeLessThan(3 * count);
  });

  test.each([429, 503, 403])("waits for as long as a %i asks for, five minutes at most", async (status) => {
    service.respond(failing(status, "10"));
    const { value, after } = await elapse(sender(service)());
    expect([(value as Response).status, attemptsOf(value as Response), after]).toEqual([status, 31, 300_000]);
  });

  test("leaves the budget for outages as it is", async () => {
    const send = sender(service, { deadline: 30_000 });
    service.respond(failing(429, "1"));
    await requestsOf(100, send);
    service.respond(failing(503));
    expect(await requestsOf(300, send)).toBe(400);
  });

  test("does not count towards the attempts", async () => {
    service.respond(failing(503), failing(429, "1"), failing(429, "1"), failing(503), failing(429, "1"), {});
    expect(attemptsOf((await elapse(sender(service)())).value as Response)).toBe(6);
  });

  test("pauses all calls of a client, except those without retries and those that would be late", async () => {
    service.respond(failing(429, "5"), {});
    const send = sender(service);
    const first = send();
    await service.arrived(1);
    await new Promise((resolve) => setImmediate(resolve));
    const others = [send("POST", { body: "{}" }), send("GET", { retry: false }), send("GET", { deadline: 4_000 })];
    await service.arrived(3);
    expect(service.requests.map(({ method }) => method)).toEqual(["GET", "GET", "GET"]);
    const { value, after } = await elapse(statusesOf([first, ...others]));
    expect([value, after, service.requests.length]).toEqual([[200, 200, 200, 200], 5_000, 5]);
  });

  test.each([
    ["attempts: 1", { retry: { attempts: 1 } }],
    ["retry: false", { retry: false as const }],
    ["a stream as the body", { once: true }],
  ])("is final with %s", async (_, call) => {
    service.respond(failing(429, "1"));
    expect((await sender(service)("GET", call)).status).toBe(429);
    expect(service.requests).toHaveLength(1);
  });

  test("ends with the signal", async () => {
    service.respond(failing(429, "5"));
    const send = sender(service);
    const controller = new AbortController();
    const calls = [send("GET", { signal: controller.signal })];
    await service.arrived(1);
    await new Promise((resolve) => setImmediate(resolve));
    calls.push(send("GET", { signal: controller.signal }));
    const reason = new Error("enough");
    controller.abort(reason);
    for (const call of calls) expect(await call.catch((error: unknown) => error)).toBe(reason);
    expect(service.requests).toHaveLength(1);
  });
});
