import { gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { ResponseError } from "../../../packages/client/src/errors/response-error.js";
import { TransportError } from "../../../packages/client/src/errors/transport-error.js";
import { cutChunked, endless, gzipBomb, lengthOf, reset } from "../../harness/fault-server.js";
import { rejection } from "../../harness/rejection.js";
import { useServer } from "../../harness/server.js";
import { sender, type SenderOptions } from "./harness.js";

const server = useServer();

const CUTS = {
  "before the headers": reset,
  "by a reset within the body": cutChunked("reset"),
  "cleanly within the body": cutChunked("end"),
  "before content-length bytes": lengthOf(8, '{"a":1}'),
};

const respondingWith = (response: () => Response, options: SenderOptions = {}) =>
  sender(server, { ...options, fetch: () => Promise.resolve(response()) });

describe("truncated responses", () => {
  test.each(Object.entries(CUTS))("throw a TransportError if closed %s", async (_, fault) => {
    server.respond(fault);
    const error = await rejection(sender(server)("POST", { operationId: "createThing" }), TransportError);
    expect(error).toMatchObject({ code: "TRANSPORT_ERROR", method: "POST", operationId: "createThing", attempts: 1 });
    expect(error.url).toBe(`${server.baseUrl}/v1/things`);
  });

  test.each(Object.entries(CUTS).slice(1))("fail the stream if closed %s", async (_, fault) => {
    server.respond(fault);
    await rejection((await sender(server)("GET", { stream: true })).text(), TransportError);
  });

  test.each([false, true])("are detected by content-length without a runtime error, stream %s", async (stream) => {
    const send = respondingWith(() => new Response("short", { headers: { "content-length": "6" } }));
    await rejection((async () => (await send("POST", { stream })).text())(), TransportError);
  });

  test("are not assumed if compression changes the length", async () => {
    for (const text of ["", "x".repeat(1000)]) {
      server.respond({ headers: { "content-encoding": "gzip" }, body: gzipSync(text) });
      expect(await (await sender(server)()).text()).toBe(text);
    }
    const inflated = () => new Response("x", { headers: { "content-encoding": "gzip", "content-length": "21" } });
    expect(await (await respondingWith(inflated)()).text()).toBe("x");
  });

  test("are not assumed for a cross-origin response in a browser", async () => {
    const cors = () => Object.defineProperty(new Response("x", { headers: { "content-length": "21" } }), "type", { value: "cors" });
    expect(await (await respondingWith(cors)()).text()).toBe("x");
  });
});

describe("maxResponseBytes", () => {
  test("allows a body of exactly that size", async () => {
    server.respond({ body: "12345" });
    expect(await (await sender(server, { maxResponseBytes: 5 })()).text()).toBe("12345");
    const error = await rejection(sender(server, { maxResponseBytes: 4 })(), ResponseError);
    expect(error).toMatchObject({ code: "RESPONSE_ERROR", status: 200, attempts: 1 });
    expect(server.requests).toHaveLength(2);
  });

  test("is 16 MiB by default, counted after decompression", async () => {
    server.respond(gzipBomb());
    await rejection(sender(server)(), ResponseError);
    const piece = new Uint8Array(2 ** 20);
    const pieces = (count: number) => () =>
      new Response(
        new ReadableStream({ pull: (controller) => (count-- > 0 ? controller.enqueue(piece) : controller.close()) }, { highWaterMark: 0 }),
      );
    expect((await (await respondingWith(pieces(16))()).arrayBuffer()).byteLength).toBe(2 ** 24);
    await rejection(respondingWith(pieces(17))(), ResponseError);
  });

  test.each([200, 500])("closes the connection of an endless body: %i", async (status) => {
    const sent = { bytes: 0, closed: false };
    server.respond((request, response) => {
      response.statusCode = status;
      return endless(sent)(request, response);
    });
    const response = sender(server, { maxResponseBytes: 2 ** 20, retry: false })();
    if (status === 200) await rejection(response, ResponseError);
    else expect((await (await response).arrayBuffer()).byteLength).toBe(2 ** 20);
    await expect.poll(() => sent.closed).toBe(true);
  });

  test("does not apply to streams, which are read on demand", async () => {
    let pulled = 0;
    const cancelled = vi.fn();
    const pull = (controller: ReadableStreamDefaultController): void => controller.enqueue(new Uint8Array(++pulled && 1000));
    const source = () => new Response(new ReadableStream({ pull, cancel: cancelled }, { highWaterMark: 0 }));
    const reader = (await respondingWith(source, { maxResponseBytes: 10 })("GET", { stream: true })).body?.getReader();
    for (let read = 0; read < 20_000;) read += (await reader?.read())?.value?.length ?? Infinity;
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(pulled).toBeLessThan(25);
    await reader?.cancel();
    expect(cancelled).toHaveBeenCalledOnce();
  });
});
