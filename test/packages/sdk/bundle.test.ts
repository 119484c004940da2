import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";

/** What a page ships that holds this code: minified, everything that it imports included. */
async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: join(REPOSITORY, "test") },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

const FROM: Record<string, string> = {
  bearer: "auth",
  createClient: "client",
  listAccessGroups: "client",
  paginate: "pagination",
  PROJECT_ROLES: "types",
  readAccessGroup: "client",
  team: "auth",
};

/** The code behind imports of its names: from the SDK, or each from its own package. */
function program(code: string, sdk: boolean): string {
  const names = Object.keys(FROM).filter((name) => code.includes(name));
  return names.map((name) => `import { ${name} } from "@hosting-platform/${sdk ? "sdk" : (FROM[name] ?? "")}";\n`).join("") + code;
}

const CLIENT = `const client = createClient({ baseUrl: "https://api.example.com", auth: bearer("t"), team: team({ teamId: "team_1" }) });\n`;
const CALL = `console.log(await readAccessGroup(client, { path: { idOrName: "web" } }));`;
const LOOP = `for await (const group of paginate(listAccessGroups, client)) console.log(group);`;

describe("a bundle by way of the SDK is the one of the parts", () => {
  test.each([
    ["one call", CLIENT + CALL],
    ["a paginated list", CLIENT + LOOP],
    ["an enumeration", "console.log(PROJECT_ROLES);"],
    ["nothing", ""],
  ])("%s", async (_, code) => {
    const [sdk, parts] = await Promise.all([bundle(program(code, true)), bundle(program(code, false))]);
    expect(Math.abs(sdk.length - parts.length)).toBeLessThanOrEqual(20);
  });

  test("with createPlatform, but for its few bytes", async () => {
    const platform = `import { createPlatform, readAccessGroup } from "@hosting-platform/sdk";
      const client = createPlatform({ baseUrl: "https://api.example.com", token: "t", teamId: "team_1" });\n${CALL}`;
    const [sdk, parts] = await Promise.all([bundle(platform), bundle(program(CLIENT + CALL, false))]);
    // 147 bytes as things stand.
    expect(sdk.length - parts.length).toBeLessThanOrEqual(160);
  });
});

test("what is imported of the SDK and not used leaves nothing", async () => {
  expect(await bundle(`import * as sdk from "@hosting-platform/sdk"; import "@hosting-platform/sdk"; void sdk.createPlatform;`)).toBe("");
});

test("pagination adds little to a client", async () => {
  const core = (code: string): string =>
    program(code, false).replaceAll(/import \{ (?:createClient|listAccessGroups) \}.*\n/g, "").concat(`
      import { createClient } from "@hosting-platform/client/core";
      import { listAccessGroups } from "@hosting-platform/client/access-groups";`);
  const plain = `const client = createClient({ baseUrl: "https://api.example.com" }); console.log(await listAccessGroups(client));`;
  const paginated = `const client = createClient({ baseUrl: "https://api.example.com" }); ${LOOP}`;
  const [without, together] = await Promise.all([bundle(core(plain)), bundle(core(paginated))]);
  const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;
  // 1,501 bytes and, compressed, 629 as things stand.
  expect(together.length - without.length).toBeLessThanOrEqual(1_530);
  expect(gzipped(together) - gzipped(without)).toBeLessThanOrEqual(640);
});
