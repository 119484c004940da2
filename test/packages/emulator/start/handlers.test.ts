import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Emulator, HandlerOptions } from "../../../../packages/emulator/src/index.js";
import { KEPT } from "../../../../packages/emulator/src/internal/requests/observed-body.js";
import { BODY_LIMIT } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import { listen } from "../../../harness/loopback.js";
import { call, create, names, start } from "./harness.js";

const bodies = async (emulator: Emulator, ...paths: string[]): Promise<unknown[]> => {
  const results: unknown[] = [];
  for (const path of paths) results.push((await call(emulator, path)).body);
  return results;
};
const LIST = "/v10/projects";

test("runs the latest handler that matches, and the others through next()", async () => {
  const emulator = await start();
  emulator.handle("listProjects", () => ({ from: ["first"] }));
  const remove = emulator.handle("listProjects", { query: { limit: "1" } }, async (_, { next }) => {
    const { from } = (await (await next()).json()) as { from: string[] };
    return { from: [...from, "second"] };
  });
  expect(await bodies(emulator, LIST, `${LIST}?limit=1`)).toEqual([{ from: ["first"] }, { from: ["first", "second"] }]);
  remove();
  expect(await bodies(emulator, `${LIST}?limit=1`)).toEqual([{ from: ["first"] }]);
});

const sizeOf = async ({ body }: Request): Promise<number> => {
  let size = 0;
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) size += part.length;
  return size;
};
const upload = (emulator: Emulator, body: Uint8Array<ArrayBuffer>): ReturnType<typeof call> =>
  call(emulator, "/v2/files", { method: "POST", body });

test("streams a body above the limit to the function that reads it, and keeps its beginning in the list", async () => {
  const emulator = await start();
  const size = 5_000_000;
  emulator.handle("createFile", async (request) => ({ size: await sizeOf(request) }));
  emulator.handle("createFile", (_, { next }) => next());
  expect((await upload(emulator, new Uint8Array(size))).body).toEqual({ size });
  expect(emulator.requests.find()[0]?.body).toHaveLength(KEPT);
});

test("gives bodies up to the limit to each function, and fails in the second one that reads a larger body", async () => {
  const emulator = await start();
  let reason: unknown;
  emulator.handle("createFile", async (request) => ({ inner: await sizeOf(request).catch((error: unknown) => (reason = String(error))) }));
  emulator.handle("createFile", async (request, { next }) => {
    const outer = await sizeOf(request);
    return { outer, ...((await (await next()).json()) as object) };
  });
  expect((await upload(emulator, new Uint8Array(KEPT))).body).toEqual({ outer: KEPT, inner: KEPT });
  const size = KEPT + 1;
  expect((await upload(emulator, new Uint8Array(size))).body).toEqual({ outer: size, inner: reason });
  expect(reason).toMatch("Another function has read the body");
});

test("reads a large body that no function reads, and sends one that a function returns", async () => {
  const emulator = await start();
  const [size, sent] = [70_000_000, new EventEmitter()];
  emulator.handle("createFile", () => ({ size: 0 }));
  const parts = async function* (): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; left -= 1_000_000) yield await Promise.resolve(new Uint8Array(1_000_000));
    sent.emit("all");
  };
  const all = once(sent, "all");
  await fetch(`${emulator.url}/v2/files`, {
    method: "POST",
    headers: { authorization: "Bearer emulator-token" },
    ...({ body: parts(), duplex: "half" } as object),
  });
  await all;
  emulator.handle("createFile", ({ body }) => new Response(body));
  const echo = await fetch(`${emulator.url}/v2/files`, {
    method: "POST",
    headers: { authorization: "Bearer emulator-token" },
    body: new Uint8Array(3_000_000),
  });
  expect((await echo.arrayBuffer()).byteLength).toBe(3_000_000);
});

test("sends a response that a function returns again, unless it is above the limit", async () => {
  const emulator = await start();
  for (const [size, again] of [
    [2_000_000, 200],
    [BODY_LIMIT + 1, 500],
  ] as const) {
    const response = new Response(new Uint8Array(size));
    emulator.handle("listProjects", () => response);
    const get = async (): Promise<[number, number]> => {
      const { status, body } = await fetch(emulator.url + LIST, { headers: { authorization: `Bearer ${emulator.token}` } });
      return [status, (await new Response(body).arrayBuffer()).byteLength];
    };
    expect(await get()).toEqual([200, size]);
    expect((await get())[0]).toBe(again);
  }
});

test("lets a handler change the emulator's own response", async () => {
  const emulator = await start();
  emulator.handle("readAccessGroup", { path: "/v1/access-groups/web" }, async (_, { next }) => {
    const response = await next();
    return new Response(response.body, { status: 202, headers: { ...Object.fromEntries(response.headers), "x-own": "1" } });
  });
  expect(await call(emulator, "/v1/access-groups/web")).toMatchObject({ status: 202, body: { name: "web" } });
  expect(await call(emulator, "/v1/access-groups/none")).toMatchObject({ status: 410 });
});

test("resolves next() to the response of a refusal", async () => {
  const emulator = await start();
  emulator.handle("listProjects", async (_, { next }) => ({ status: (await next()).status }));
  expect(await bodies(emulator, LIST)).toEqual([{ status: 501 }]);
});

test("refuses a second next(), which would create a second record", async () => {
  const failures: unknown[] = [];
  const emulator = await start({ onFailure: ({ error }) => failures.push(error) });
  emulator.handle("createAccessGroup", async (_, { next }) => next().then(next));
  expect((await create(emulator, "docs")).status).toBe(500);
  expect(emulator.requests.find({ status: 500 })).toMatchObject([{ answeredBy: "handler handler_1" }]);
  expect([failures, (await names(emulator)).length]).toEqual([
    [expect.objectContaining({ message: expect.stringContaining("twice") as string })],
    2,
  ]);
});

test("runs a handler with `once` for a single request, also of parallel ones", async () => {
  const emulator = await start();
  emulator.handle("createAccessGroup", { once: true, body: { name: "a" } }, () => Response.json({ own: 1 }, { status: 409 }));
  expect((await create(emulator, "b")).status).toBe(200);
  const statuses = (await Promise.all([create(emulator, "a"), create(emulator, "a")])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test("sends a Response that a handler throws", async () => {
  const emulator = await start();
  const thrown: unknown = Response.json({ own: 1 }, { status: 418 });
  emulator.handle("listProjects", () => Promise.reject(thrown as Error));
  expect(await call(emulator, LIST)).toEqual({ status: 418, body: { own: 1 } });
});

test("sends the same Response object more than once", async () => {
  const emulator = await start();
  const response = Response.json({ same: true });
  emulator.handle("listProjects", () => response);
  expect(await bodies(emulator, LIST, LIST)).toEqual([{ same: true }, { same: true }]);
});

test("cancels the stream of a handler whose client has left", async () => {
  const emulator = await start();
  const cancel = vi.fn();
  const begin = (stream: ReadableStreamDefaultController): void => stream.enqueue(new TextEncoder().encode("data: 1\n\n"));
  emulator.handle("listProjects", () => new Response(new ReadableStream({ start: begin, cancel })));
  const aborting = new AbortController();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const { body } = await fetch(emulator.url + LIST, { headers, signal: aborting.signal });
  expect((await body?.getReader().read())?.done).toBe(false);
  aborting.abort();
  await expect.poll(() => cancel.mock.calls.length).toBe(1);
});

test("prints an error of a handler with its stack, and does not send it", async () => {
  const print = vi.spyOn(console, "error").mockReturnValue();
  const emulator = await start();
  emulator.handle("listProjects", () => {
    throw new Error("a secret reason");
  });
  expect(JSON.stringify(await call(emulator, LIST))).not.toContain("secret");
  expect(print.mock.calls.join()).toMatch(/listProjects failed .*a secret reason[^]*handlers\.test/);
});

test.each<[before: string, bytes: string[]]>([
  ["it has begun", []],
  ["its end", ["abc"]],
])("cuts a response whose stream fails before %s, and does not send the error", async (_, bytes) => {
  const failures: unknown[] = [];
  const emulator = await start({ onFailure: ({ operationId, error }) => failures.push([operationId, error]) });
  const parts = bytes.map((part) => new TextEncoder().encode(part));
  emulator.handle("listProjects", () => {
    const left = parts.values();
    const pull = async (stream: ReadableStreamDefaultController): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      const { value } = left.next();
      if (value === undefined) throw new Error("a secret reason");
      stream.enqueue(value);
    };
    return new Response(new ReadableStream({ pull }));
  });
  await expect(call(emulator, LIST)).rejects.toThrow(/terminated|failed/);
  expect(failures).toEqual([["listProjects", expect.objectContaining({ message: "a secret reason" })]]);
});

test("resets the connection for a network error of a handler", async () => {
  const emulator = await start();
  emulator.handle("listProjects", () => Response.error());
  await expect(call(emulator, LIST)).rejects.toThrow("fetch failed");
  expect(emulator.requests.find()).toMatchObject([{ answeredBy: "handler handler_1", status: undefined }]);
});

test("sets the length of a handler's response itself", async () => {
  const emulator = await start();
  emulator.handle("listProjects", () => new Response("{}", { headers: { "content-length": "10" } }));
  expect(await bodies(emulator, LIST)).toEqual([{}]);
});

test.each<[operationId: string, conditions: object, handler: unknown, code: string, message: string]>([
  ["listProjects", { operation: "x" }, () => ({}), "invalid-option", "operation"],
  ["listProjects", { path: "no-slash" }, () => ({}), "invalid-option", "path"],
  ["listProjects", { once: 1 }, () => ({}), "invalid-option", "boolean"],
  ["listProjects", {}, {}, "invalid-option", ""],
  ["listProject", {}, () => ({}), "unknown-operation", "Did you mean listProjects?"],
  ["xyz", {}, () => ({}), "unknown-operation", "Use an operationId of the contract."],
])("refuses a handler of %s with %j: %s", async (operationId, conditions, handler, code, message) => {
  const emulator = await start();
  const error: unknown = expect.objectContaining({ code, message: expect.stringContaining(message) as string });
  expect(() => emulator.handle(operationId as "listProjects", conditions, handler as () => object)).toThrow(error);
});

test.each<[type: string, value: unknown]>([
  ["function", () => 1],
  ["Uint8Array", Buffer.from("a")],
  ["ReadableStream", new Response("a").body],
  ["Promise", { projects: Promise.resolve([]) }],
  ["Error", new TypeError("a")],
  ["Map", [new Map()]],
])("returns 500 if a handler returns a %s", async (type, value) => {
  const failures: string[] = [];
  const emulator = await start({ onFailure: ({ error }) => failures.push(String(error)) });
  emulator.handle("listProjects", () => value);
  expect(await call(emulator, LIST)).toMatchObject({
    status: 500,
    body: { error: { rule: "emulator.failure", operationId: "listProjects" } },
  });
  expect(failures).toEqual([expect.stringContaining(type)]);
});

const BODY = { text: "x".repeat(1_000) };

test("sends a decoded fetch() response that a handler returns", async () => {
  const upstream = createServer({ keepAliveTimeout: 0 }, (_, response) => {
    const bytes = gzipSync(JSON.stringify(BODY));
    response.writeHead(203, { "content-encoding": "gzip", "content-length": bytes.length, "x-upstream": "yes" }).end(bytes);
  });
  const url = await listen(upstream);
  onTestFinished(() => void upstream.close());
  const emulator = await start();
  emulator.handle("listProjects", () => fetch(url));
  expect(await call(emulator, "/v10/projects")).toEqual({ status: 203, body: BODY });
  const { headers } = await fetch(`${emulator.url}/v10/projects`, { headers: { authorization: "Bearer emulator-token" } });
  expect([headers.get("x-upstream"), headers.get("content-encoding")]).toEqual(["yes", null]);
});

test("recognizes a response if the global Response class was replaced", async () => {
  const emulator = await start();
  const { Response: Own } = globalThis;
  emulator.handle("listProjects", () => new Own(null, { status: 418 }));
  // As the server of Hono does by default in whose tests the emulator runs.
  vi.stubGlobal("Response", class extends Own {});
  expect(await call(emulator, "/v10/projects")).toEqual({ status: 418, body: undefined });
});

test.each<[options: HandlerOptions, at: string, message: string]>([
  [{ path: "/v2/access-groups/web" }, "/path", "The operation's path is /v1/access-groups/{idOrName}"],
  [{ path: "/v1/access-groups" }, "/path", "no request has it"],
  [{ path: "/v1/**" }, "/path", "no request has it"],
  [{ path: "/v1/access-groups/:idOrName" }, "/path", "with * for any characters"],
  [{ method: "POST" }, "/method", "use GET"],
  [{ body: {} }, "/body", "accepts no request body"],
])("refuses a handler and a fault that no request can reach: %j", async (options, at, message) => {
  const emulator = await start();
  const refusal = expect.objectContaining({ at, message: expect.stringContaining(message) as string }) as Error;
  expect(() => emulator.handle("readAccessGroup", options, () => new Response())).toThrow(refusal);
  expect(() => emulator.faults.add({ operation: "readAccessGroup", status: 503, ...options })).toThrow(refusal);
  for (const path of ["/v1/access-groups/w*", "/v1/%61ccess-groups/a%2Fb"]) emulator.faults.add({ path, status: 503 });
  emulator.faults.add({ path: "/_emulator/sso/codes", method: "POST", body: { client_id: "x" }, status: 503 });
});
