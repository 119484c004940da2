import { spawnSync } from "node:child_process";
import { type Emulator, type OperationId, startEmulator } from "@hosting-platform/emulator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadPackage, runSample, type SamplePackage } from "../../../scripts/docs/samples/run-sample.js";
import { run } from "../../harness/processes.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { codeOf } from "./harness/contract.js";
import { inShort } from "./harness/in-short.js";

const IMPORT = 'import { createPathClient, createPlatform, environmentToken, readAccessGroup } from "@hosting-platform/sdk";\n';
let contents: SamplePackage;
let emulator: Emulator;
beforeAll(async () => ([contents, emulator] = await Promise.all([loadPackage(), startEmulator()])));
afterAll(() => emulator.close());

test("runs a sample with the token and the placeholders filled in", async () => {
  const code = `${IMPORT}const platform = createPlatform({ baseUrl: "https://api.example.com", token: environmentToken() });
const { name } = await readAccessGroup(platform, { path: { idOrName: "<NAME>" } });
console.log(name);
`;
  const ran = await runSample(code, contents, { url: emulator.url, token: "emulator-token", fill: { "<NAME>": "web" } });
  expect(ran.printed).toEqual([{ method: "log", values: ["web"] }]);
  expect(ran.requests.map(({ url }) => url)).toEqual([`${emulator.url}/v1/access-groups/web`]);
  expect(await ran.responses[0]?.json()).toMatchObject({ name: "web" });
});

test.each([
  [
    "sends to another host",
    `${IMPORT}await createPathClient({ baseUrl: "https://other.example.com" }).GET("/v1/webhooks");`,
    "A sample sends to https://other.example.com",
  ],
  ["imports something else", 'import { rmSync } from "node:fs";\nrmSync("x");\n', "does not begin with an import"],
  ["throws", `${IMPORT}throw new Error("broken");`, "broken"],
])("refuses a sample that %s", (_, code, message) =>
  expect(runSample(code, contents, { url: emulator.url, token: "" })).rejects.toThrow(message),
);

// Where curl is not installed, its commands are still read and sent by the other tests.
if (spawnSync("curl", ["--version"]).status === 0)
  test.each([
    ...["readTeam", "createTeam", "replaceRegistryManifest", "updateTeam", "deleteTeam", "checkRegistryBlobExists"],
    "updateAccessGroup",
  ])("sends the same from the curl sample of %s as from its path sample", async (operationId) => {
    const received: unknown[] = [];
    emulator.handle(operationId as OperationId, async (request) => {
      received.push(await inShort(request));
      return { received: operationId };
    });
    const { url, token = "" } = emulator;
    await runSample(codeOf(operationId, "path"), contents, { url, token });
    const command = codeOf(operationId, "curl").replaceAll("https://api.example.com", url);
    const { code, stdout } = await run("sh", ["-c", `HOSTING_PLATFORM_TOKEN=${token}\n${command}`], REPOSITORY);
    expect(code).toBe(0);
    expect(stdout).toContain(operationId.startsWith("check") ? "200" : `{"received":"${operationId}"}`);
    expect(received).toHaveLength(2);
    expect(received[1]).toEqual(received[0]);
  });
