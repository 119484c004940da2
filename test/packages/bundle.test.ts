import { join } from "node:path";
import { build, type Platform } from "esbuild";
import { describe, expect, test } from "vitest";
import { type BundleSize, bundleSize, bundleSizeOf } from "../../scripts/bench/packages/bundle.js";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";

/** What a bundle may have, in bytes minified and compressed: up to 50 more than it has. */
const CEILINGS = {
  "one operation over the core": 4_990,
  "one operation over the whole client": 8_600,
  "a list of pages over the core": 6_150,
  "a list of pages over the whole client": 9_710,
  "a list of pages by the SDK": 9_860,
} as const;

/** How many bytes a bundle by the SDK may differ from that of its parts, and `createPlatform` from what it stands for. */
const SDK_DIFFERENCE = 10;
const CREATE_PLATFORM = 50;

/** The program whose list has `createClient`, `bearer` and `paginate`; the bench measures it beside the peers. */
const LIST = { core: "paged/ours-core", whole: "paged/ours", sdk: "paged/ours-sdk" };

function one(from: string, tag: string): string {
  return `import { createClient } from "@hosting-platform/${from}";
    import { readAccessGroup } from "@hosting-platform/${tag}";
    console.log(await readAccessGroup(createClient({ baseUrl: "https://api.example.com" }), { path: { idOrName: "web" } }));`;
}

const ONE = one("client", "client");
const ONE_BY_CORE = one("client/core", "client/access-groups");

const MEASURED: Record<keyof typeof CEILINGS, () => Promise<BundleSize>> = {
  "one operation over the core": () => bundleSizeOf(ONE_BY_CORE),
  "one operation over the whole client": () => bundleSizeOf(ONE),
  "a list of pages over the core": () => bundleSize(LIST.core),
  "a list of pages over the whole client": () => bundleSize(LIST.whole),
  "a list of pages by the SDK": () => bundleSize(LIST.sdk),
};

test.each(Object.entries(CEILINGS))("a bundle of %s has at most %i bytes", async (name, most) => {
  expect((await MEASURED[name as keyof typeof CEILINGS]()).gzipped).toBeLessThanOrEqual(most);
});

describe("a bundle by the SDK has what the parts have", () => {
  const list = (from: (name: string) => string, client: string): string => {
    const names = ["bearer", "createClient", "createPlatform", "team"].filter((name) => client.includes(`${name}(`));
    const imports = [...names, "listAccessGroups", "paginate"].map((name) => `import { ${name} } from "@hosting-platform/${from(name)}";`);
    return `${imports.join("\n")}
      export const list = ({ baseUrl, token, teamId }) => paginate(listAccessGroups, ${client}, { query: { limit: 100 } });`;
  };
  const PART: Record<string, string> = { bearer: "auth", team: "auth", paginate: "pagination" };
  const ofPart = (name: string): string => PART[name] ?? "client";
  const ofSdk = (): string => "sdk";
  const difference = async (one: string, other: string): Promise<number> => {
    const [a, b] = await Promise.all([bundleSizeOf(one), bundleSizeOf(other)]);
    return a.gzipped - b.gzipped;
  };

  test("with the same calls", async () => {
    const client = "createClient({ baseUrl, auth: bearer(token) })";
    expect(Math.abs(await difference(list(ofSdk, client), list(ofPart, client)))).toBeLessThanOrEqual(SDK_DIFFERENCE);
    expect(Math.abs(await difference(one("sdk", "sdk"), ONE))).toBeLessThanOrEqual(SDK_DIFFERENCE);
  });

  test("with createPlatform in place of createClient, bearer and team", async () => {
    const platform = list(ofSdk, "createPlatform({ baseUrl, token, teamId })");
    const client = list(ofPart, "createClient({ baseUrl, auth: bearer(token), team: team({ teamId }) })");
    expect(await difference(platform, client)).toBeLessThanOrEqual(CREATE_PLATFORM);
  });
});

/** What a page ships that holds this code, or a server: minified, everything that it imports included. */
async function bundle(contents: string, platform: Platform = "browser"): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(REPOSITORY, "test") },
    bundle: true,
    minify: true,
    format: "esm",
    platform,
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

describe("a bundle of the client and one operation", () => {
  test.each([
    ["the client", ONE],
    ["the module of a tag", one("client", "client/access-groups")],
    ["the core", ONE_BY_CORE],
    ["the SDK", one("sdk", "sdk")],
  ])("by way of %s holds that operation and no other", async (_, code) => {
    expect(paths(await bundle(code))).toEqual(["/v1/access-groups/{idOrName}"]);
  });

  test("is no larger by way of the module of a tag", async () => {
    const [whole, tag] = await Promise.all([bundle(ONE), bundle(one("client", "client/access-groups"))]);
    expect(Math.abs(tag.length - whole.length)).toBeLessThanOrEqual(50);
  });

  test("by way of the core holds nothing of openapi-fetch", async () => {
    const { metafile } = await build({
      stdin: { contents: ONE_BY_CORE, resolveDir: join(REPOSITORY, "test") },
      bundle: true,
      format: "esm",
      write: false,
      metafile: true,
      absWorkingDir: REPOSITORY,
    });
    const inputs = Object.keys(metafile.inputs).filter((input) => input !== "<stdin>");
    expect(inputs.sort()).toEqual(["packages/client/dist/core.js", "packages/client/dist/generated/operations/access-groups.js"]);
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

const ENTRIES = ["types", "client", "client/core", "client/access-groups", "auth", "auth/id-token", "pagination", "sdk"];

test.each([...ENTRIES.map((entry) => [entry, "browser"] as const), ["emulator", "node"] as const])(
  "what is imported of %s and not used leaves nothing, in a bundle for a %s",
  async (entry, platform) => {
    const code = `import "@hosting-platform/${entry}"; import * as all from "@hosting-platform/${entry}"; void all;`;
    expect(await bundle(code, platform)).toBe("");
  },
);
