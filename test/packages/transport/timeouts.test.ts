import { describe, expect, test } from "vitest";
import { TimeoutError } from "../../../packages/client/src/errors/timeout-error.js";
import { drip, failing, sequence, silence } from "../../support/fault-server.js";
import { json, useServer } from "../../support/server.js";
import { sender, timed } from "./support.js";

const server = useServer();

const SLOW = { silence, "a dripping 200": drip(200), "a dripping 404": drip(404), "a dripping 500": drip(500) };

describe("timeout bounds an attempt, its body included", () => {
  test.each(Object.entries(SLOW))("%s", async (_, fault) => {
    server.answer(fault);
    const start = performance.now();
    const { reason } = await timed(sender(server)("GET", { timeout: 100, retry: false, operationId: "readThing" }));
    const after = performance.now() - start;
    expect(reason).toBeInstanceOf(TimeoutError);
    expect(reason).toMatchObject({ code: "TIMEOUT_ERROR", method: "GET", operationId: "readThing", attempts: 1 });
    expect(after).toBeGreaterThan(90);
    expect(after).toBeLessThan(600);
  });

  test("and a connection that nobody waits for any more is dropped", async () => {
    let closed = false;
    server.answer((_, response) => {
      response.on("close", () => (closed = true));
      response.write("first");
      return undefined;
    });
    await timed(sender(server, { timeout: 50, retry: false })());
    await expect.poll(() => closed).toBe(true);
  });

  test("each attempt anew", async () => {
    server.answer(sequence(silence, drip(200), json({})));
    expect((await sender(server, { timeout: 150 })()).status).toBe(200);
    server.reset();
    server.answer(drip(500));
    const { reason } = await timed(sender(server, { timeout: 80 })());
    expect(reason).toMatchObject({ code: "TIMEOUT_ERROR", attempts: 3 });
  });

  test("also where a fetch of the caller's own looks at no signal", async () => {
    const stuck = new Response(new ReadableStream({}));
    for (const answer of [new Promise<Response>(() => undefined), Promise.resolve(stuck)]) {
      const { reason, after } = await timed(sender(server, { fetch: () => answer, timeout: 50, retry: false })());
      expect(reason).toBeInstanceOf(TimeoutError);
      expect(after).toBeLessThan(500);
    }
  });

  test.each([Infinity, 2 ** 31, 1e300])("of %d ms is none, and does not fire at once", async (timeout) => {
    server.answer((_, response) => void setTimeout(() => response.end("{}"), 50));
    expect((await sender(server)("GET", { timeout })).status).toBe(200);
  });

  test("ends with the header of a stream, which is the caller's", async () => {
    server.answer((_, response) => {
      response.write("first ");
      setTimeout(() => response.end("last"), 150);
      return undefined;
    });
    const response = await sender(server, { timeout: 80 })("GET", { stream: true });
    expect(await response.text()).toBe("first last");
    server.answer(drip(404));
    const { reason } = await timed(sender(server, { timeout: 80 })("GET", { stream: true }));
    expect(reason).toBeInstanceOf(TimeoutError);
  });
});

describe("deadline bounds all attempts together", () => {
  test.each([
    ["attempts", silence, {}],
    ["the pauses between them", failing(503), { random: () => 0.9 }],
    ["a pause that the answer asks for", failing(503, "1"), {}],
    ["a dripping body", drip(500), { timeout: 10_000 }],
  ])("with %s", async (_, answer, options) => {
    server.answer(answer);
    const start = performance.now();
    const result = await timed(sender(server, { timeout: 60, retry: { attempts: 1000 }, deadline: 250, ...options })());
    expect(performance.now() - start).toBeLessThan(750);
    // An answer that asks for a longer pause than there is left is given at once.
    expect(result.reason).toEqual(_ === "a pause that the answer asks for" ? undefined : expect.any(TimeoutError));
  });

  test("with a token that does not come", async () => {
    const never = new Promise<string>(() => undefined);
    const auth = { token: () => never, refresh: () => never };
    const { reason, after } = await timed(sender(server, { auth, deadline: 80 })());
    expect(reason).toMatchObject({ code: "TIMEOUT_ERROR", attempts: 0 });
    expect(after).toBeLessThan(500);
    expect(server.requests).toEqual([]);
  });

  test("and nothing is sent after it", async () => {
    server.answer(failing(503));
    await timed(sender(server, { deadline: 120, retry: { attempts: 1000 } })());
    const { length } = server.requests;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.requests).toHaveLength(length);
  });
});
