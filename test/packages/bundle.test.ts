import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";

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

/** The path templates of the contract that a bundle holds. */
function paths(text: string): string[] {
  return [...text.matchAll(/path:"(\/[^"]*)"/g)].map((match) => match[1] ?? "");
}

const ONE = `import { createClient, readAccessGroup } from "@hosting-platform/client";
  console.log(await readAccessGroup(createClient({ baseUrl: "https://api.example.com" }), { path: { idOrName: "web" } }));`;

describe("a bundle of the client and one operation", () => {
  test("holds that operation and no other", async () => {
    expect(paths(await bundle(ONE))).toEqual(["/v1/access-groups/{idOrName}"]);
  });

  test("is small", async () => {
    // 10,577 bytes as things stand, of which openapi-fetch has 6,558.
    expect((await bundle(ONE)).length).toBeLessThanOrEqual(10_900);
  });

  test("is no larger by way of the module of a tag", async () => {
    const bySubpath = ONE.replace("createClient, readAccessGroup", "createClient").concat(
      `import { readAccessGroup } from "@hosting-platform/client/access-groups";`,
    );
    const [whole, tag] = await Promise.all([bundle(ONE), bundle(bySubpath)]);
    expect(paths(tag)).toEqual(paths(whole));
    expect(Math.abs(tag.length - whole.length)).toBeLessThanOrEqual(50);
  });
});

test("a bundle of everything holds every operation", async () => {
  expect(paths(await bundle(`import * as platform from "@hosting-platform/client"; console.log(platform);`))).toHaveLength(367);
});

test("a list operation brings its pagination and nothing of the others", async () => {
  const bundled = await bundle(`import { listAccessGroups } from "@hosting-platform/client"; console.log(listAccessGroups);`);
  expect(paths(bundled)).toEqual(["/v1/access-groups"]);
  expect(bundled).not.toMatch(/members\b|\.projects/);
});

test("what is imported and not used leaves nothing", async () => {
  const bundled = await bundle(
    `import "@hosting-platform/client"; import { PROJECT_ROLES } from "@hosting-platform/types"; void PROJECT_ROLES;`,
  );
  expect(bundled).toBe("");
});
