import { once } from "node:events";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { verifyIdToken } from "@hosting-platform/auth/id-token";
import { type Emulator, type EmulatorOptions, startEmulator } from "@hosting-platform/emulator";
import { createAccessGroup, createPlatform, exchangeCode, type OperationClient, readAccessGroup } from "@hosting-platform/sdk";
import { type Case, define, equal } from "./case.js";

async function withEmulator(options: EmulatorOptions, run: (emulator: Emulator) => Promise<void>): Promise<void> {
  const emulator = await startEmulator({ port: 0, ...options });
  try {
    await run(emulator);
  } finally {
    await emulator.close();
  }
}

const platformOf = ({ url, token = "" }: { url: string; token?: string | undefined }): OperationClient =>
  createPlatform({ baseUrl: url, token });

export const EMULATOR_CASES: readonly Case[] = [
  define("fails as often as it was told to, after which the client succeeds", async () => {
    const statuses: (number | undefined)[] = [];
    await withEmulator({ log: ({ status }) => void statuses.push(status) }, async (emulator) => {
      emulator.faults.add({ operation: "readAccessGroup", status: 503, times: 1 });
      emulator.faults.add({ operation: "readAccessGroup", reset: true, times: 1 });
      const platform = platformOf(emulator);
      const { accessGroupId } = await createAccessGroup(platform, { body: { name: "failing" } });
      equal((await readAccessGroup(platform, { path: { idOrName: "failing" } })).accessGroupId, accessGroupId);
    });
    equal(statuses, [200, 503, undefined, 200]);
  }),
  define("keeps its state in a file beyond its end", async () => {
    const data = join(tmpdir(), "state.json");
    let made = "";
    await withEmulator({ data }, async (emulator) => {
      made = (await createAccessGroup(platformOf(emulator), { body: { name: "kept" } })).accessGroupId;
    });
    await withEmulator({ data }, async (emulator) => {
      equal((await readAccessGroup(platformOf(emulator), { path: { idOrName: "kept" } })).accessGroupId, made);
    });
  }),
  define("signs an ID token that can be verified", () =>
    withEmulator({}, async (emulator) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ client_id: "client_1", nonce: "n" });
      const response = await fetch(`${emulator.url}/_emulator/sso/codes`, { method: "POST", headers, body });
      const { code } = (await response.json()) as { code: string };
      const secrets = { clientId: "client_1", clientSecret: "emulator-client-secret" };
      const { id_token: idToken } = await exchangeCode(platformOf(emulator), { code, ...secrets });
      const jwks = `${emulator.url}/_emulator/sso/jwks.json`;
      const claims = await verifyIdToken(idToken, { jwks, issuer: emulator.url, audience: "client_1", nonce: "n" });
      equal(claims.aud, "client_1");
    }),
  ),
  define("is a command that says where it is in one line, and ends with 0 when it is told to", async () => {
    // The command asks the system for a Node, which has to be the one that runs this.
    const env = { ...process.env, PATH: [dirname(process.execPath), process.env["PATH"]].join(delimiter) };
    const command = join(process.cwd(), "node_modules/.bin/hosting-platform-emulator");
    const child = spawn(command, ["--port", "0", "--json"], { env, stdio: ["ignore", "pipe", "pipe"] });
    const printed = { stdout: "", stderr: "" };
    const ended = once(child, "close");
    child.stderr.on("data", (text: Buffer) => (printed.stderr += text.toString()));
    await new Promise<void>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", () => reject(new Error(`ended at once: ${printed.stderr}`)));
      child.stdout.on("data", (text: Buffer) => {
        printed.stdout += text.toString();
        if (printed.stdout.includes("\n")) resolve();
      });
    });
    try {
      const { url, token, port, pid } = JSON.parse(printed.stdout) as { url: string; token: string; port: number; pid: number };
      equal([url, pid], [`http://127.0.0.1:${port}`, child.pid]);
      await createAccessGroup(platformOf({ url, token }), { body: { name: "commanded" } });
    } finally {
      child.kill("SIGTERM");
    }
    equal(await ended, [0, null]);
    equal([printed.stdout.split("\n").length, printed.stderr], [2, ""]);
  }),
];
