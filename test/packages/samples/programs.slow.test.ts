import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { request as forward } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Emulator, startEmulator } from "@hosting-platform/emulator";
import { transformSync } from "esbuild";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { commandsOf } from "../../docs/guides/harness/shell.js";
import { codeOf } from "../../docs/samples/harness/contract.js";
import { run } from "../../harness/processes.js";
import { certificateFor } from "./harness/certificate.js";
import { type Proxy, startProxy } from "./harness/proxy.js";
import { runProgram } from "./harness/run-program.js";
import { openWorkshop, type Workshop } from "./harness/run-sample.js";
import { samplesOf } from "./harness/samples.js";
import { tokensOf } from "./runs/sign-in.js";

const SAMPLE = samplesOf("packages/sdk/RECIPES.md").find(({ name }) => name === "sdk/RECIPES.md: Use a proxy")?.text ?? "";
const certificate = certificateFor("api.example.com");
const received: (string | undefined)[] = [];
// The emulator speaks http, and to those alone who call it by its own name.
const host = createServer({ ...certificate, keepAliveTimeout: 0 }, (request, response) => {
  const { method = "", url = "", headers } = request;
  received.push(`${method} ${headers.host}${url} ${headers.authorization}`);
  const forwarding = forward(emulator.url + url, { method, headers: { ...headers, host: new URL(emulator.url).host } }, (upstream) =>
    upstream.pipe(response.writeHead(upstream.statusCode ?? 0, upstream.headers)),
  );
  request.pipe(forwarding);
});
let emulator: Emulator;
let workshop: Workshop;
let proxy: Proxy | undefined;

beforeAll(async () => {
  workshop = openWorkshop();
  emulator = await startEmulator();
  await writeFile(join(workshop.folder, "certificate.pem"), certificate.cert);
  host.listen(0, "127.0.0.1");
  await once(host, "listening");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  received.length = 0;
  await proxy?.close();
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await emulator.close();
  workshop.remove();
});

test.each(["function", "path"] as const)("runs a sample of kind %s as a standalone program", async (kind) => {
  const { stderr, stdout, sent, code } = await runProgram(workshop.folder, codeOf("readAccessGroup", kind));
  expect([stderr, stdout, code]).toEqual(["", "web 2\n", 0]);
  expect(sent).toEqual(["GET api.example.com/v1/access-groups/web 200"]);
});

test("runs the guide's first call as plain JavaScript", async () => {
  const guide = readFileSync(join(REPOSITORY, "scripts/docs/guides/quickstart.md"), "utf8");
  expect(guide).toContain("Save this as `first-call.mjs`");
  const command = commandsOf(guide).find(({ words }) => words.join(" ") === "node first-call.mjs");
  for (const [name, value] of Object.entries({ ...command?.environment, HOSTING_PLATFORM_BASE_URL: emulator.url })) vi.stubEnv(name, value);
  const [program] = samplesOf("scripts/docs/guides/quickstart.md").filter(({ name }) => name === "guides/quickstart.md: A first call");
  await writeFile(join(workshop.folder, "first-call.mjs"), program?.text ?? "");
  const { code, stdout, stderr } = await run(process.execPath, ["first-call.mjs"], workshop.folder);
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: "web has 2 members\nweb\n", stderr: "" });
});

test("runs the guide's CommonJS sample", async () => {
  const text = readFileSync(join(REPOSITORY, "scripts/docs/guides/runtimes.md"), "utf8");
  await writeFile(join(workshop.folder, "program.cjs"), /^```js\n([\s\S]*?)^```/m.exec(text)?.[1] ?? "");
  const code = 'import { createRequire } from "node:module";\ncreateRequire(import.meta.url)("../program.cjs");';
  const { stdout, sent } = await runProgram(workshop.folder, code);
  // Standard error has a warning where Node calls it experimental that require() loads ES modules.
  expect([stdout, sent]).toEqual(["1\n", ["GET api.example.com/v1/webhooks 200"]]);
});

test("refreshes in two processes that share a refresh token", async () => {
  const [sample] = samplesOf("scripts/docs/guides/sso.md").filter(({ name }) => name === "guides/sso.md: Several processes");
  const { refresh_token: first } = await tokensOf(emulator);
  const filled = (sample?.text ?? "").replace("https://api.example.com", emulator.url).replace("<CLIENT_ID>", "client_1");
  await writeFile(join(workshop.folder, "refresh-token"), first);
  await writeFile(join(workshop.folder, "client-secret"), "emulator-client-secret");
  await writeFile(
    join(workshop.folder, "refresh.mjs"),
    `import { mkdir, readFile, rmdir, writeFile } from "node:fs/promises";
    import { setTimeout } from "node:timers/promises";
    globalThis.vault = {
      read: (name) => readFile(name, "utf8"),
      write: (name, value) => writeFile(name, value),
      async withLock(name, work) {
        while (!(await mkdir(name + ".lock").then(() => true, () => false))) await setTimeout(1);
        try { return await work(); } finally { await rmdir(name + ".lock"); }
      },
    };
    for (let count = 0; count < 5; count++) await import("./refreshing.js?" + count);`,
  );
  await writeFile(join(workshop.folder, "refreshing.js"), transformSync(filled, { loader: "ts", target: "es2022" }).code);
  const outcomes = await Promise.all([1, 2].map(() => run(process.execPath, ["refresh.mjs"], workshop.folder)));
  const done = { code: 0, stdout: "1\n".repeat(5), stderr: "" };
  expect(outcomes).toEqual([done, done]);
  expect(await readFile(join(workshop.folder, "refresh-token"), "utf8")).not.toBe(first);
});

test.each([
  ["", undefined],
  ["u%40ser:p%C3%A4ss%3Aword@", "u@ser:p\u00e4ss:word"],
  ["user@", "user:"],
])("reaches an https host through the tunnel of a proxy with the user %j", async (userInfo, user) => {
  proxy = await startProxy({ ...(host.address() as AddressInfo), ...(user && { user }) });
  vi.stubEnv("HTTPS_PROXY", proxy.url.replace("//", `//${userInfo}`));
  vi.stubEnv("NODE_EXTRA_CA_CERTS", join(workshop.folder, "certificate.pem"));
  expect(await runProgram(workshop.folder, SAMPLE)).toMatchObject({ code: 0, stdout: "1\n", stderr: "", sent: [] });
  expect(proxy.asked).toEqual(["api.example.com:443"]);
  expect(received).toEqual(["GET api.example.com/v1/webhooks Bearer emulator-token"]);
});

test.each([
  ["the certificate is untrusted", () => host.address() as AddressInfo, "self-signed certificate"],
  ["the proxy refuses", () => ({ status: 407 }), "the proxy returned 407"],
  ["the proxy expects a user", () => ({ user: "name:password" }), "the proxy returned 407"],
])("sends nothing and throws if %s", async (_, options, reason) => {
  proxy = await startProxy(options());
  vi.stubEnv("HTTPS_PROXY", proxy.url);
  const { code, stderr } = await runProgram(workshop.folder, SAMPLE);
  expect([code, received]).toEqual([1, []]);
  expect(stderr).toContain(reason);
});

test("uses the proxy of the environment from Node.js 22.21 and 24.0 on", async () => {
  proxy = await startProxy();
  vi.stubEnv("HTTP_PROXY", proxy.url);
  vi.stubEnv("NODE_USE_ENV_PROXY", "1");
  const { code, stdout, sent } = await runProgram(
    workshop.folder,
    `import { createPlatform, listWebhooks } from "@hosting-platform/sdk";
    console.log((await listWebhooks(createPlatform({ baseUrl: "https://api.example.com", token: "<ACCESS_TOKEN>" }))).length);`,
  );
  expect([code, stdout, sent]).toEqual([0, "1\n", ["GET api.example.com/v1/webhooks 200"]]);
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const knowsTheSwitch = major >= 24 || (major === 22 && minor >= 21);
  expect(proxy.asked).toHaveLength(knowsTheSwitch ? 1 : 0);
});
