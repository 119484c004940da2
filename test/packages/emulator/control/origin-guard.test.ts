import { expect, test } from "vitest";
import { refuseForeignHost, refuseForeignPage } from "../../../../packages/emulator/src/internal/control/origin-guard.js";

const LOOPBACK = { host: "127.0.0.1", address: "127.0.0.1" };
const ALL = { host: "0.0.0.0", address: "0.0.0.0" };

function statusOf(headers: Record<string, string>, { isControl = true, method = "GET", own = LOOPBACK } = {}): number | undefined {
  const request = new Request("http://127.0.0.1:4010/", { method, headers: new Headers(headers) });
  return (refuseForeignHost(request, own) ?? refuseForeignPage(request, isControl))?.status;
}

test.each([
  "127.0.0.1:4010",
  "localhost:4010",
  "LOCALHOST:4010",
  "app.localhost:4010",
  "[::1]:4010",
  "127.1.2.3:4010",
  // Of a forwarded port, and of a proxy.
  "127.0.0.1",
  "127.0.0.1:80",
  "localhost:8080",
  "[::1]:5173",
])("accepts the host %s", (host) => {
  expect(statusOf({ host })).toBeUndefined();
});

test.each([
  "",
  "evil.example:4010",
  "evil.example:80",
  "127.0.0.1.evil.example:4010",
  "127.0.0.1.:4010",
  "localhost.:4010",
  "localhost.evil.example:4010",
  "evillocalhost:4010",
  "192.0.2.1:4010",
  "user@127.0.0.1:4010",
  "[::2]:4010",
  "[::1",
])("refuses the host %j at control endpoints and operations", (host) => {
  expect([statusOf({ host }), statusOf({ host }, { isControl: false })]).toEqual([403, 403]);
});

test("accepts addresses and local names on any port when listening on all addresses", () => {
  const hosts = ["emulator:8080", "192.0.2.7:4010", "localhost", "[2001:db8::1]:4010", "host.docker.internal:4010", "a.svc.cluster.local"];
  expect(hosts.map((host) => statusOf({ host }, { own: ALL }))).toEqual(hosts.map(() => undefined));
  expect(["emulator.example:4010", "internal.example", "xlocal.example"].map((host) => statusOf({ host }, { own: ALL }))).toEqual([
    403, 403, 403,
  ]);
});

test.each([
  [{ origin: "http://127.0.0.1:4010" }, undefined],
  [{ origin: "http://127.0.0.1:3000" }, 403],
  [{ origin: "http://localhost:4010" }, 403],
  [{ origin: "https://127.0.0.1:4010" }, 403],
  [{ origin: "null" }, 403],
  [{ "sec-fetch-site": "same-origin" }, undefined],
  [{ "sec-fetch-site": "none" }, undefined],
  [{ "sec-fetch-site": "same-site" }, 403],
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, 403],
  // A page behind a proxy that keeps the host, and one behind a proxy that does not.
  [{ host: "localhost:5173", origin: "http://localhost:5173", "sec-fetch-site": "same-origin" }, undefined],
  [{ origin: "http://localhost:5173", "sec-fetch-site": "same-origin" }, undefined],
  [{ origin: "http://localhost:5173" }, 403],
  [{ origin: "http://localhost:5173", "sec-fetch-site": "none" }, 403],
  // A page on another port of this machine.
  [{ host: "localhost:8080", origin: "http://localhost:9999", "sec-fetch-site": "same-site" }, 403],
  [{ host: "localhost:8080", "sec-fetch-site": "same-site" }, 403],
])("checks the headers %j at a control endpoint: status %s", (headers: Record<string, string>, status) => {
  expect(statusOf({ host: "127.0.0.1:4010", ...headers })).toBe(status);
});

test("allows cross-site links, but not forms, outside the control endpoints", () => {
  const headers = { host: "127.0.0.1:4010", "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
  expect(statusOf(headers, { isControl: false })).toBeUndefined();
  expect(statusOf(headers, { isControl: false, method: "POST" })).toBe(403);
});
