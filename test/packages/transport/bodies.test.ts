import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ResponseError } from "../../../packages/client/src/errors/response-error.js";
import { TransportError } from "../../../packages/client/src/errors/transport-error.js";
import { cutChunked, endless, gzipBomb, html, lengthOf, reset, sequence } from "../../support/fault-server.js";
import { rejection } from "../../support/rejection.js";
import { json, useServer } from "../../support/server.js";
import { sender } from "./support.js";

const server = useServer();

const CUTS = {
  "before the header": reset,
  "by a reset in the middle of the body": cutChunked("reset"),
  "in order in the middle of the body": cutChunked("end"),
  "before the length that the header says": lengthOf(100, '{"a":1}'),
};

describe("a connection that is cut is an error and not a short body", () => {
  test.each(Object.entries(CUTS))("%s", async (_, fault) => {
    server.answer(fault);
    const error = await rejection(sender(server)("POST", { operationId: "createThing" }), TransportError);
    expect(error).toMatchObject({ code: "TRANSPORT_ERROR", method: "POST", operationId: "createThing", attempts: 1 });
    expect(error.url).toBe(`${server.baseUrl}/v1/things`);
  });

  test.each(Object.entries(CUTS).slice(1))("%s of a stream", async (_, fault) => {
    server.answer(fault);
    const response = await sender(server)("GET", { stream: true });
    await rejection(response.text(), TransportError);
  });

  test("and the call is tried again", async () => {
    server.answer(sequence(...Object.values(CUTS).slice(0, 2), json({ whole: true })));
    expect(await (await sender(server)()).json()).toEqual({ whole: true });
  });

  test("where the runtime says nothing of it", async () => {
    const short = () => Promise.resolve(new Response("short", { headers: { "content-length": "100" } }));
    await rejection(sender(server, { fetch: short })("POST"), TransportError);
    const stream = await sender(server, { fetch: short })("POST", { stream: true });
    await rejection(stream.text(), TransportError);
  });

  test("but compression makes a body longer or shorter than its header says", async () => {
    for (const text of ["", "x".repeat(1000)]) {
      server.answer({ headers: { "content-encoding": "gzip" }, body: gzipSync(text) });
      expect(await (await sender(server)()).text()).toBe(text);
    }
  });
});

describe("an answer is given on as it came", () => {
  test("with its status, header and address", async () => {
    server.answer({ status: 418, headers: { "x-request-id": "r1", "set-cookie": "a=b" }, body: "tea" });
    const response = await sender(server)();
    expect([response.status, response.statusText, response.ok]).toEqual([418, "I'm a Teapot", false]);
    expect(response.url).toMatch(`${server.baseUrl}/v1/things`);
    expect(response.headers.get("x-request-id")).toBe("r1");
    expect(response.headers.getSetCookie()).toEqual(["a=b"]);
    expect(await response.text()).toBe("tea");
  });

  test.each([200, 404, 502])("with HTML as its body, which is not for the transport to judge: %i", async (status) => {
    server.answer(html(status));
    const response = await sender(server)("POST");
    expect([response.status, response.headers.get("content-type")]).toEqual([status, "text/html"]);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  test.each([204, 205, 304])("without a body: %i", async (status) => {
    server.answer({ status });
    expect(await (await sender(server)()).text()).toBe("");
  });

  test("to HEAD, whose length is that of no body", async () => {
    server.answer({ headers: { "content-length": "1000" } });
    expect(await (await sender(server)("HEAD")).text()).toBe("");
  });

  test.each([0, 1, 2, 3])("in pieces of which %i are empty at first", async (empty) => {
    const pieces = [...Array.from({ length: empty }, () => ""), "a", "", "bc", "defgh", ""].map((text) => new TextEncoder().encode(text));
    const fetch = () => Promise.resolve(new Response(streamOf(pieces)));
    expect(await (await sender(server, { fetch })()).text()).toBe("abcdefgh");
    expect(await (await sender(server, { fetch })("GET", { stream: true })).text()).toBe("abcdefgh");
  });

  test("in many pieces", async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    server.answer((_, response) => {
      for (let at = 0; at < bytes.length; at += 7919) response.write(bytes.subarray(at, at + 7919));
      response.end();
      return undefined;
    });
    expect(Buffer.from(await (await sender(server)()).arrayBuffer()).equals(bytes)).toBe(true);
    expect(Buffer.from(await (await sender(server)("GET", { stream: true })).arrayBuffer()).equals(bytes)).toBe(true);
  });
});

describe("a body longer than maxResponseBytes is an error", () => {
  test("and one that is as long is not", async () => {
    server.answer({ body: "12345" });
    expect(await (await sender(server, { maxResponseBytes: 5 })()).text()).toBe("12345");
    const error = await rejection(sender(server, { maxResponseBytes: 4 })(), ResponseError);
    expect(error).toMatchObject({ code: "RESPONSE_ERROR", status: 200, attempts: 1 });
    expect(server.requests).toHaveLength(2);
  });

  test("also of 100 MiB that are sent as 100 kB", async () => {
    server.answer(gzipBomb());
    await rejection(sender(server)(), ResponseError);
  });

  test.each([200, 500])("also where it never ends, and the connection is dropped: %i", async (status) => {
    const sent = { bytes: 0, closed: false };
    server.answer((request, response) => {
      response.statusCode = status;
      return endless(sent)(request, response);
    });
    await rejection(sender(server, { maxResponseBytes: 2 ** 20, retry: false })(), ResponseError);
    await expect.poll(() => sent.closed).toBe(true);
  });

  test("unless the caller reads it as a stream", async () => {
    const sent = { bytes: 0, closed: false };
    server.answer(endless(sent));
    const response = await sender(server, { maxResponseBytes: 10 })("GET", { stream: true });
    const reader = response.body?.getReader();
    for (let read = 0; read < 2 ** 20;) read += (await reader?.read())?.value?.length ?? Infinity;
    await reader?.cancel();
    await expect.poll(() => sent.closed).toBe(true);
  });
});

function streamOf(pieces: readonly Uint8Array[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}
