import { describe, expect, it, test } from "vitest";
import { type Emulator, startEmulator } from "../../../../packages/emulator/src/index.js";
import { start } from "../start/harness.js";
import { ObservedRequest } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import { exchange } from "../faults/harness.js";
import { parseHosts, refuseForeignHost, refuseForeignPage } from "../../../../packages/emulator/src/internal/control/origin-guard.js";

const PAGE = "http://localhost:3000";
/** What a browser sends for a page, by Node's `fetch`, which sets no `Origin` itself. */
function send({ url }: Emulator, path: string, origin: string, method = "GET", headers: Record<string, string> = {}): Promise<Response> {
  const own = { authorization: "Bearer emulator-token", origin, "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" };
  return fetch(`${url}${path}`, { method, headers: { ...own, ...headers } });
}

function preflight(emulator: Emulator, path: string, origin = PAGE): Promise<Response> {
  const headers = { "access-control-request-method": "PATCH", "access-control-request-headers": "authorization,content-type" };
  return send(emulator, path, origin, "OPTIONS", headers);
}

describe("an allowed origin", () => {
  it("receives CORS headers with results, refusals and faults", async () => {
    const emulator = await start({ allowedOrigins: ["http://localhost:4000", PAGE] });
    const responses = [await send(emulator, "/v1/access-groups", PAGE), await send(emulator, "/v1/nothing", PAGE)];
    for (const effect of [{ status: 503, headers: { "x-remaining": "0" } }, { drip: { bytes: 10, every: 0 } }]) {
      emulator.faults.clear();
      emulator.faults.add({ operation: "*", ...effect });
      responses.push(await send(emulator, "/v1/access-groups", PAGE));
    }
    expect(responses.map(({ status }) => status)).toEqual([200, 404, 503, 200]);
    for (const { headers } of responses) {
      expect(headers.get("access-control-allow-origin")).toBe(PAGE);
      expect(headers.get("access-control-allow-credentials")).toBe("true");
      expect(headers.get("vary")).toContain("Origin");
      // With credentials, "*" is the name of a header.
      const exposed = headers.get("access-control-expose-headers")?.split(", ");
      expect(exposed).toEqual(expect.arrayContaining(["content-type", "x-request-id"]));
      expect(exposed).not.toContain("*");
    }
    expect(responses[2]?.headers.get("access-control-expose-headers")).toContain("x-remaining");
    expect(await responses[3]?.json()).toMatchObject({ accessGroups: [{ name: "web" }] });
  });

  it("may use the method and headers of its preflight", async () => {
    const response = await preflight(await start({ allowedOrigins: [PAGE] }), "/v1/access-groups/web");
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": PAGE,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "PATCH",
      "access-control-allow-headers": "authorization,content-type",
      "access-control-max-age": "600",
    });
  });

  it("is granted private network access on request", async () => {
    const emulator = await start({ allowedOrigins: [PAGE] });
    const asked = { "access-control-request-method": "GET", "access-control-request-private-network": "true" };
    const { headers } = await send(emulator, "/v1/access-groups", PAGE, "OPTIONS", asked);
    expect(headers.get("access-control-allow-private-network")).toBe("true");
    expect((await preflight(emulator, "/v1/access-groups")).headers.has("access-control-allow-private-network")).toBe(false);
  });

  it("cannot reach the control endpoints or preflight them", async () => {
    const emulator = await start({ allowedOrigins: ["*"] });
    for (const response of [await preflight(emulator, "/_emulator/reset"), await send(emulator, "/_emulator/reset", PAGE, "POST")]) {
      expect(response.status).toBe(403);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});

it.each<[string[], string, number]>([
  [[PAGE], "http://localhost:3001", 403],
  [[PAGE], "null", 403],
  [["null"], "null", 200],
  [["*"], "https://any.example", 200],
  [[], PAGE, 403],
])("applies the allowed origins %j: %s receives %s", async (allowedOrigins, origin, status) => {
  const response = await send(await start({ allowedOrigins }), "/v1/access-groups", origin);
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe(status === 200 ? origin : null);
});

it.each([
  "localhost:3000",
  "http://localhost:3000/",
  "http://localhost:3000/app",
  "",
  "example.com",
  "app://",
  "file://",
  "http://*.a.test",
])("refuses %j as an allowed origin", async (text) => {
  await expect(startEmulator({ allowedOrigins: [PAGE, text] })).rejects.toMatchObject({
    code: "invalid-option",
    at: "/allowedOrigins/1",
  });
});

const LOOPBACK = { host: "127.0.0.1", address: "127.0.0.1" };
const ALL = { host: "0.0.0.0", address: "0.0.0.0" };

function statusOf(headers: Record<string, string>, { isControl = true, method = "GET", own = LOOPBACK } = {}): number | undefined {
  const request = new ObservedRequest(new Request("http://127.0.0.1:4010/", { method, headers: new Headers(headers) }));
  return (refuseForeignHost(request, own) ?? refuseForeignPage(request, isControl))?.status;
}

test.each([
  "127.0.0.1:4010",
  "localhost:4010",
  "LOCALHOST:4010",
  "app.localhost:4010",
  "[::1]:4010",
  "127.1.2.3:4010",
  // A forwarded port, and a proxy.
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

test("accepts the names of the option allowedHosts", () => {
  const own = { ...LOOPBACK, names: parseHosts(["Emulator.example.com", ".tunnel.example"]) };
  const hosts = [
    "EMULATOR.example.com",
    "emulator.example.com:443",
    "a.b.tunnel.example:4010",
    "tunnel.example",
    "a.emulator.example.com",
    "eviltunnel.example",
  ];
  expect(hosts.map((host) => statusOf({ host }, { own }))).toEqual([undefined, undefined, undefined, 403, 403, 403]);
});

it.each(["", ".", "http://a.example", "a.example:80", "*.a.example", "a..b", 1])("refuses %j as an allowed host", async (name) => {
  const options = { allowedHosts: ["a.example", name] as string[] };
  await expect(startEmulator(options)).rejects.toMatchObject({ code: "invalid-option", at: "/allowedHosts/1" });
});

it("takes allowed hosts as an option", async () => {
  const emulator = await start({ allowedHosts: ["emulator.example.com"] });
  const ask = (host: string): Promise<string> =>
    exchange(emulator.url, "GET /_emulator/health HTTP/1.1", host).then(({ text }) => text.slice(9, 12));
  expect([await ask("emulator.example.com"), await ask("other.example.com")]).toEqual(["200", "403"]);
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
