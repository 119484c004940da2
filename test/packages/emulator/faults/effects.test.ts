import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import type { Fault } from "../../../../packages/emulator/src/internal/faults/faults.js";
import { holdTimers } from "../hold-timers.js";
import { RESPONSE, exchange, until, useFaultyServer } from "./harness.js";

const server = useFaultyServer();
const TEXT = JSON.stringify(RESPONSE);

test("returns the fault's status with an explanation instead of running the operation", async () => {
  server.faults.add({ operation: "listThings", status: 503, retryAfter: 7 });
  const response = await fetch(server.url);
  expect([response.status, response.headers.get("retry-after"), server.runs]).toEqual([503, "7", 0]);
  expect(await response.json()).toEqual({ error: { status: 503, rule: "fault", message: expect.stringContaining("503") as string } });
});

test.each([
  [{ retryAfter: "abc" }, 429],
  [{ retryAfter: 1, redirect: "/there" }, 302],
  [{ redirect: "https://elsewhere.example.com/" }, 302],
  [{ redirect: "/there", status: 307 }, 307],
  [{ html: true }, 200],
  [{ html: "<p>out", status: 502 }, 502],
  [{ status: 204 }, 204],
  [{ responseBody: null }, 200],
  [{ responseBody: {}, retryAfter: 1 }, 429],
])("responds to the fault %j with status %i", async (effect, status) => {
  server.faults.add({ operation: "listThings", ...effect });
  const response = await fetch(server.url, { redirect: "manual" });
  expect([response.status, server.runs]).toEqual([status, 0]);
});

test("sends the content-type of an HTML fault and the location of a redirect", async () => {
  server.faults.add({ operation: "*", html: "<p>out", redirect: "/there" });
  const response = await fetch(server.url, { redirect: "manual" });
  expect([response.headers.get("content-type"), response.headers.get("location")]).toEqual(["text/html; charset=utf-8", "/there"]);
  expect(await response.text()).toBe("<p>out");
});

test.each<[Fault, string, string]>([
  [{ status: 409, responseBody: { code: "taken" } }, "application/json", '{"code":"taken"}'],
  [{ responseBody: null }, "application/json", "null"],
  [{ responseBody: "text" }, "application/json", '"text"'],
  [{ responseBody: "{", headers: { "content-type": "application/problem+json" } }, "application/problem+json", '"{"'],
  [{ responseBody: "<a/>", headers: { "Content-Type": "application/xml" } }, "application/xml", "<a/>"],
  [{ headers: { "content-type": "text/plain" } }, "text/plain", TEXT],
])("sends the body and media type of %j", async (fault, type, body) => {
  server.faults.add({ ...fault, headers: { "x-remaining": "0", ...fault.headers } });
  const response = await fetch(server.url);
  expect([response.headers.get("content-type"), response.headers.get("x-remaining")]).toEqual([type, "0"]);
  expect(await response.text()).toBe(body);
});

test("compares the body and leaves it to the operation", async () => {
  server.faults.add({ body: { name: "web" }, status: 500 });
  const post = (name: string): Promise<Response> => fetch(server.url, { method: "POST", body: JSON.stringify({ name }) });
  expect((await post("web")).status).toBe(500);
  expect([(await post("api")).status, server.runs]).toEqual([200, 1]);
});

test("decides about a request that disconnects before its body has arrived, and then about the next", async () => {
  server.faults.add({ body: { name: "web" }, status: 500, times: 1 });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST / HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 100\r\n\r\n{`);
  await until(() => server.began === 1);
  const next = fetch(server.url, { method: "POST", body: '{"name":"web"}' });
  await until(() => server.began === 2);
  socket.destroy();
  expect((await next).status).toBe(500);
});

test("delays the request for the given time", async () => {
  holdTimers();
  server.faults.add({ operation: "*", delay: 120 });
  const response = fetch(server.url);
  await until(() => server.faults.list()[0]?.used === 1);
  vi.advanceTimersByTime(119);
  await new Promise((resolve) => setImmediate(resolve));
  expect([server.runs, server.ended]).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect((await response).status).toBe(200);
});

test("ends a delay if the client disconnects, without running the operation", async () => {
  server.faults.add({ operation: "*", delay: 86_400_000 });
  const leaving = new AbortController();
  const response = fetch(server.url, { signal: leaving.signal });
  await until(() => server.faults.list()[0]?.used === 1);
  leaving.abort();
  await expect(response).rejects.toThrow("aborted");
  await until(() => server.ended === 1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(server.runs).toBe(0);
});

test("ends a delay if the fault is removed, and then runs the operation", async () => {
  const { id } = server.faults.add({ operation: "*", delay: 86_400_000 });
  const response = fetch(server.url);
  await until(() => server.faults.list()[0]?.used === 1);
  expect(server.faults.remove(id)).toBe(true);
  // The delayed request runs before a later one arrives.
  expect([(await fetch(server.url)).status, server.runs]).toEqual([200, 2]);
  expect((await response).status).toBe(200);
});

test("resets the connection before or after the operation runs", async () => {
  server.faults.add({ operation: "*", reset: true, times: 1 });
  expect(await exchange(server.url)).toMatchObject({ text: "", error: "ECONNRESET" });
  expect(server.runs).toBe(0);
  server.faults.add({ operation: "*", reset: "after", times: 1 });
  expect(await exchange(server.url)).toMatchObject({ text: "", error: "ECONNRESET" });
  expect(server.runs).toBe(1);
});

test("truncates the body but keeps the full content-length", async () => {
  server.faults.add({ operation: "*", truncate: 5, times: 1 });
  const { text, error } = await exchange(server.url);
  const [head = "", body] = text.split("\r\n\r\n");
  expect(head).toContain(`content-length: ${TEXT.length}`);
  expect([body, error]).toEqual([TEXT.slice(0, 5), undefined]);
  server.faults.add({ operation: "*", truncate: true });
  expect((await exchange(server.url)).text).toMatch(new RegExp(`\r\n\r\n.{${TEXT.length >> 1}}$`));
  const response = await fetch(server.url);
  await expect(response.text()).rejects.toThrow("terminated");
});

test("sends a dripping body in parts, one after each pause", async () => {
  holdTimers();
  server.faults.add({ operation: "*", drip: { bytes: 20, every: 40 } });
  const { port, host } = new URL(server.url);
  let text = "";
  const bodyOf = (): string | undefined => text.split("\r\n\r\n")[1];
  const socket = connect(Number(port), "127.0.0.1").on("data", (data) => (text += data.toString()));
  socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
  for (let length = 20; length < TEXT.length; length += 20) {
    await until(() => (bodyOf()?.length ?? 0) >= length);
    expect(bodyOf()).toBe(TEXT.slice(0, length));
    vi.advanceTimersByTime(40);
  }
  await until(() => socket.closed);
  expect(bodyOf()).toBe(TEXT);
});

test("repeats the cursor of the request, if the request has one", async () => {
  server.faults.add({ operation: "*", repeatCursor: true, times: 1 });
  expect(await (await fetch(server.url)).json()).toEqual(RESPONSE);
  expect(await (await fetch(`${server.url}/?next=cursor-1`)).json()).toEqual({ ...RESPONSE, pagination: { count: 2, next: "cursor-1" } });
  expect(await (await fetch(`${server.url}/?next=cursor-1`)).json()).toEqual(RESPONSE);
});

// The last one, since it closes the server.
test("sends the rest of a dripping body at once when the server closes", async () => {
  server.faults.add({ operation: "*", drip: { bytes: 10, every: 3_600_000 } });
  const response = await fetch(server.url);
  const closed = server.close();
  expect(await response.json()).toEqual(RESPONSE);
  await closed;
});
