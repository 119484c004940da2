import { symlink } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { tryPage } from "../../../scripts/docs/browser/try-page.js";
import type { DocsOptions } from "../../../scripts/docs/options.js";
import { type DocsServer, serveDocs } from "../../../scripts/docs/serve.js";
import { serveSite } from "../../../scripts/docs/serve-site.js";
import { put, repository } from "./harness/fakes.js";

let options: DocsOptions;
let server: DocsServer;
beforeAll(async () => {
  options = await repository();
  await put(options.root, "generated/docs/index.html", "home");
  await put(options.root, "generated/docs/404.html", "none");
  await put(options.root, "generated/docs/try.html", tryPage());
  await put(options.root, "generated/docs/guides/start/index.html", "start");
  for (const name of ["a.css", "a.js", "a.json", "a.yaml", "a.md", "a.xml", "a.txt"])
    await put(options.root, `generated/docs/${name}`, name);
  await put(options.root, "spec/openapi.yaml", "openapi: 3.1.0");
  await put(options.root, "scripts/docs/guides/start.md", "# Start");
  await put(options.root, "CHANGELOG.md", "# Changes");
  await put(options.root, "secret.txt", "secret");
  await put(options.root, "secrets/secret.txt", "secret");
  // A folder's link is one that Windows lets anyone make.
  await symlink(join(options.root, "secrets"), join(options.out, "leak"), "junction");
  server = await serveDocs(options, 0);
});
afterAll(async () => {
  await server.close();
});

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(new URL(path, server.url), { redirect: "manual", ...init });

test.each([
  ["/", "home", "text/html; charset=utf-8"],
  ["/guides/start/", "start", "text/html; charset=utf-8"],
  ["/guides/start/index.html?a=b", "start", "text/html; charset=utf-8"],
  ["/a.css", "a.css", "text/css; charset=utf-8"],
  ["/a.js", "a.js", "text/javascript; charset=utf-8"],
  ["/a.json", "a.json", "application/json"],
  ["/a.yaml", "a.yaml", "application/yaml"],
  ["/a.md", "a.md", "text/markdown; charset=utf-8"],
  ["/a.xml", "a.xml", "application/xml"],
  ["/spec/openapi.yaml", "openapi: 3.1.0", "text/plain; charset=utf-8"],
  ["/scripts/docs/guides/start.md", "# Start", "text/plain; charset=utf-8"],
  ["/CHANGELOG.md", "# Changes", "text/plain; charset=utf-8"],
])("serves %s", async (path, text, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
  expect(await response.text()).toBe(text);
});

test("redirects a folder without its trailing slash", async () => {
  const response = await get("/guides/start?a=b");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/guides/start/?a=b");
});

test("returns only the headers for HEAD", async () => {
  const response = await get("/", { method: "HEAD" });
  expect([response.headers.get("content-length"), await response.text()]).toEqual(["4", ""]);
});

test("refuses other methods with 405", async () => {
  const response = await get("/", { method: "POST" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

/** As it stands: `fetch` would resolve the dots. */
function rawGet(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  ...["/none", "/secret.txt", "/../../secret.txt", "/spec/../secret.txt", "/%2e%2e/%2e%2e/secret.txt", "/leak/secret.txt"],
  ...["//guides/start", "//a.css", "/%2Fguides/start", "/%", "/a%00.css", "/package.json"],
])("returns 404 for %s", async (path) => expect(await rawGet(path)).toBe(404));

test("returns 404.html for a missing page", async () => expect(await (await get("/none/")).text()).toBe("none"));

test("throws if the port is in use", () => expect(serveDocs(options, Number(new URL(server.url).port))).rejects.toThrow(/is in use/));

test.each(["0.0.0.0", "localhost"])("listens on %s if it is asked to", async (host) => {
  const open = await serveDocs(options, 0, { host });
  onTestFinished(() => open.close());
  const { port, hostname } = new URL(open.url);
  expect(hostname).toBe(host);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
});

test("runs an emulator that allows the site's pages, names it in the form, and closes it with the site", async () => {
  const site = await serveSite(options, 0);
  onTestFinished(() => void Promise.allSettled([site.close()]));
  const { url, token } = site.emulator;
  const { origin, port } = new URL(site.url);
  expect(await (await fetch(new URL("try.html", site.url))).text()).toContain(`<body data-base-url="${url}" data-token="${token}" class=`);
  const statusFor = async (from: string): Promise<number> =>
    (await fetch(`${url}/v1/access-groups`, { headers: { origin: from, authorization: `Bearer ${token}` } })).status;
  expect(await Promise.all([origin, `http://localhost:${port}`, "http://localhost:1"].map(statusFor))).toEqual([200, 200, 403]);
  // The emulator's default port is in use by now.
  const second = await serveSite(options, 0);
  onTestFinished(() => void Promise.allSettled([second.close()]));
  expect(second.emulator.url).not.toBe(url);
  await Promise.all([site.close(), second.close()]);
  for (const address of [site.url, url, second.url, second.emulator.url]) await expect(fetch(address)).rejects.toThrow("fetch failed");
});

test("leaves the form as it is without an emulator", async () => expect(await (await get("/try.html")).text()).toBe(tryPage()));
