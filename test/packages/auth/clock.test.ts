import { AuthError, bearer, type TokenProvider } from "@hosting-platform/auth";
import { beforeEach, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { Clock, counting, deferred, HOUR, MINUTE, parallel, SECOND } from "./provider.js";

let clock: Clock;
beforeEach(() => (clock = new Clock()));

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const bearerOf = (provider: TokenProvider) => bearer(provider, { now: clock.now });

test.each([
  ["60 seconds", "an hour", HOUR, 59 * MINUTE],
  ["60 seconds", "ten minutes", 10 * MINUTE, 9 * MINUTE],
  ["a tenth of its lifetime", "a minute", MINUTE, 54 * SECOND],
])("renews a token %s before expiry if it lasts %s", async (_, __, lifetime, renewal) => {
  const { provider, reasons } = counting((count) => ({ token: `token-${count}`, expiresAt: clock.time + lifetime }));
  const auth = bearerOf(provider);
  await auth.token();
  clock.pass(renewal - 1);
  expect(await auth.token()).toBe("token-1");
  clock.pass(1);
  expect(new Set(await parallel(20, () => auth.token()))).toEqual(new Set(["token-1"]));
  await turn();
  expect(await auth.token()).toBe("token-2");
  expect(reasons).toEqual(["missing", "expiring"]);
});

test.each([undefined, null])("takes an expiresIn in seconds if expiresAt is %s", async (expiresAt) => {
  const { provider, reasons } = counting((count) => ({ token: `token-${count}`, expiresAt, expiresIn: HOUR / SECOND }));
  const auth = bearerOf(provider);
  for (let minutes = 0; minutes < 59; minutes++) {
    expect(await auth.token()).toBe("token-1");
    clock.pass(MINUTE);
  }
  await auth.token();
  expect(reasons).toEqual(["missing", "expiring"]);
});

test.each([0, 1e9, 1e11])("takes an expiresAt for milliseconds, whatever the time: %d", async (start) => {
  clock.time = start;
  for (const make of [(time: number) => time, (time: number) => new Date(time)]) {
    const { provider, reasons } = counting((count) => ({ token: `token-${count}`, expiresAt: make(clock.time + HOUR), expiresIn: 1 }));
    const auth = bearerOf(provider);
    expect(await auth.token()).toBe("token-1");
    clock.pass(HOUR + SECOND);
    expect(await auth.token()).toBe("token-2");
    expect(reasons).toEqual(["missing", "expiring"]);
  }
});

test.each([undefined, null])("never renews a token whose expiresAt is %s", async (expiresAt) => {
  const { provider } = counting((count) => ({ token: `token-${count}`, expiresAt }));
  const auth = bearerOf(provider);
  await auth.token();
  clock.pass(1_000 * HOUR);
  expect(await auth.token()).toBe("token-1");
});

test("uses a valid token while renewal fails", async () => {
  const { provider, reasons } = counting((count) =>
    count === 1 ? { token: "token-1", expiresAt: clock.time + HOUR } : Promise.reject(new Error("not now")),
  );
  const auth = bearerOf(provider);
  await auth.token();
  clock.pass(HOUR - 30 * SECOND);
  for (let count = 0; count < 20; count++) expect(await auth.token()).toBe("token-1");
  expect(reasons).toHaveLength(2);
  clock.pass(SECOND);
  expect(await auth.token()).toBe("token-1");
  expect(reasons).toHaveLength(3);
  await turn();
  clock.pass(30 * SECOND);
  await rejection(auth.token(), Error);
  await rejection(auth.token(), Error);
  expect(reasons).toHaveLength(5);
});

/** Ways in which a provider may be wrong about time, by the time that it is. */
const ABSURD: [name: string, expiresAt: (time: number) => unknown][] = [
  ["just past", (time) => time - 1],
  ["now", (time) => time],
  ["in seconds", (time) => (time + HOUR) / 1_000],
  ["0", () => 0],
  ["Infinity", () => Infinity],
  ["NaN", () => NaN],
  ["an invalid date", () => new Date(NaN)],
  ["a string", () => "tomorrow"],
  ["a millisecond ahead", (time) => time + 1],
];

test.each(ABSURD)("limits provider calls to one a second if expiresAt is %s", async (_, expiresAt) => {
  const { provider, reasons } = counting(() => ({ token: "token", expiresAt: expiresAt(clock.time) as number }));
  const auth = bearerOf(provider);
  for (let count = 0; count < 100; count++) expect(await auth.token()).toBe("token");
  expect(reasons).toHaveLength(1);
  for (let count = 0; count < 100; count++) {
    clock.pass(100);
    await auth.token();
  }
  expect(reasons.length).toBeLessThanOrEqual(11);
});

test("requests a new token if the clock was set back", async () => {
  const { provider, reasons } = counting((count) => ({ token: `token-${count}`, expiresAt: clock.time + HOUR }));
  const auth = bearerOf(provider);
  await auth.token();
  const since = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(since + SECOND);
  clock.pass(-HOUR);
  expect(await auth.token()).toBe("token-2");
  expect(reasons).toEqual(["missing", "expiring"]);
});

test("a clock that runs backwards does not ask the provider for each request", async () => {
  const { provider, reasons } = counting((count) => ({ token: `token-${count}`, expiresAt: clock.time + HOUR }));
  const auth = bearerOf(provider);
  const start = performance.now();
  const time = vi.spyOn(performance, "now");
  for (let count = 0; count < 100; count++) {
    time.mockReturnValue(start + count * 100);
    await auth.token();
    clock.pass(-1);
  }
  expect(reasons.length).toBeLessThanOrEqual(11);
});

test.each<[string, () => unknown]>([
  ["NaN", () => NaN],
  ["Infinity", () => Infinity],
  ["undefined", () => undefined],
  ["a text", () => "now"],
  ["a date", () => new Date()],
])("a clock that returns %s does not ask the provider for each request", async (_, now) => {
  const { provider, reasons } = counting((count) => ({ token: `token-${count}`, expiresAt: Date.now() + HOUR }));
  const auth = bearer(provider, { now: now as () => number });
  for (let count = 0; count < 20; count++) expect(await auth.token()).toBe("token-1");
  expect(await auth.refresh("token-1")).toBe("token-2");
  expect(reasons).toEqual(["missing", "rejected"]);
});

test("a system without a time does not ask the provider for each request", async () => {
  vi.spyOn(Date, "now").mockReturnValue(NaN);
  const { provider, reasons } = counting((count) => ({ token: `token-${count}`, expiresAt: HOUR }));
  const auth = bearer(provider);
  for (let count = 0; count < 20; count++) await auth.token();
  expect(reasons.length).toBe(1);
});

test("a provider that uses its own client is an error at once, not a loop", async () => {
  const auth = bearer(() => auth.token());
  const error = await rejection(auth.token(), AuthError);
  expect(error.message).toBe("The token provider uses a client that needs its token");
});

test.each([
  ["a refresh", 0],
  ["renewal", HOUR],
])("ignores a late 401 for a token replaced by %s", async (_, wait) => {
  const { provider, reasons } = counting((count) => ({ token: `token-${count}`, expiresAt: clock.time + HOUR }));
  const auth = bearerOf(provider);
  await auth.token();
  clock.pass(wait);
  expect(await (wait === 0 ? auth.refresh("token-1") : auth.token())).toBe("token-2");
  for (const late of [0, SECOND, MINUTE]) {
    clock.pass(late);
    expect(await auth.refresh("token-1")).toBe("token-2");
  }
  expect(reasons).toEqual(["missing", wait === 0 ? "rejected" : "expiring"]);
});

test("limits refreshes of an unchanged token to one a second", async () => {
  const { provider, reasons } = counting(() => "token");
  const auth = bearerOf(provider);
  await auth.token();
  for (let count = 0; count < 100; count++) {
    expect(await auth.refresh("token")).toBeUndefined();
    clock.pass(100);
  }
  expect(reasons.length).toBeLessThanOrEqual(11);
});

test("uses a valid token for as long as its renewal takes", async () => {
  const renewal = deferred();
  const { provider, reasons } = counting((count) => (count === 1 ? { token: "token-1", expiresAt: clock.time + HOUR } : renewal.promise));
  const auth = bearerOf(provider);
  await auth.token();
  clock.pass(HOUR - MINUTE);
  for (let second = 0; second < 60; second++) {
    expect(await auth.token()).toBe("token-1");
    clock.pass(SECOND);
  }
  const late = auth.token();
  renewal.resolve("token-2");
  expect(await late).toBe("token-2");
  expect(reasons).toEqual(["missing", "expiring"]);
});
