import { join } from "node:path";
import { createContext, Script } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { build, type Metafile, type Platform } from "esbuild";
import ts from "typescript";
import { expect, it } from "vitest";
import { browserBundle, bundleSize } from "../../scripts/bench/packages/bundle.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

function one(from: string, tag: string): string {
  return `import { createClient } from "@hosting-platform/${from}";
    import { readAccessGroup } from "@hosting-platform/${tag}";
    console.log(await readAccessGroup(createClient({ baseUrl: "https://api.example.com" }), { path: { idOrName: "web" } }));`;
}
const ONE = one("client", "client");
const ONE_BY_CORE = one("client/core", "client/access-groups");
const BY_PATH = `import { createPathClient } from "@hosting-platform/client/by-path";
  console.log(await createPathClient({ baseUrl: "https://api.example.com" }).GET("/v1/webhooks"));`;
const LIST_WITH_FIXED_TOKEN = `import { createClient, listAccessGroups } from "@hosting-platform/client";
  import { paginate } from "@hosting-platform/pagination";
  export const list = ({ baseUrl, token }) => paginate(listAccessGroups, createClient({ baseUrl, auth: token }), { query: { limit: 100 } });`;
const LIST_BY_SDK = `import { createPlatform, listAccessGroups, paginate } from "@hosting-platform/sdk";
  export const list = ({ baseUrl, token }) => paginate(listAccessGroups, createPlatform({ baseUrl, token }), { query: { limit: 100 } });`;

/** Ceilings in bytes, minified and compressed with gzip and with Brotli. They do not follow the code: raise one only for what its users need. */
it.each([
  ["one operation", ONE, 7_200, 6_550],
  // Errors of the caller's own code pass through, falsy ones, too, beside openapi-fetch, which reads them as results.
  ["a call by path", BY_PATH, 11_320, 10_350],
  ["a paginated list", 'export { list } from "./ours.js";', 8_700, 7_900],
  ["a paginated list with a fixed token", LIST_WITH_FIXED_TOKEN, 8_050, 7_350],
  ["a paginated list through the SDK", LIST_BY_SDK, 8_850, 8_050],
])("keeps %s within its size limit", async (_, code, gzip, brotli) => {
  expect(await bundleSize(code)).toBeLessThanOrEqual(gzip);
  expect(brotliCompressSync(await browserBundle(code)).length).toBeLessThanOrEqual(brotli);
});

it("adds little to the size of the parts in the SDK", async () => {
  const list = (from: (name: string) => string, client: string): string => {
    const names = ["bearer", "createClient", "createPlatform", "team"].filter((name) => client.includes(`${name}(`));
    const imports = [...names, "listAccessGroups", "paginate"].map((name) => `import { ${name} } from "@hosting-platform/${from(name)}";`);
    return `${imports.join("\n")}
      export const list = ({ baseUrl, token, teamId }) => paginate(listAccessGroups, ${client}, { query: { limit: 100 } });`;
  };
  const PARTS: Record<string, string> = { bearer: "auth", team: "auth", paginate: "pagination" };
  const client = "createClient({ baseUrl, auth: bearer(token), team: team({ teamId }) })";
  const parts = await bundleSize(list((name) => PARTS[name] ?? "client", client));
  expect(Math.abs((await bundleSize(list(() => "sdk", client))) - parts)).toBeLessThanOrEqual(10);
  expect((await bundleSize(list(() => "sdk", "createPlatform({ baseUrl, token, teamId })"))) - parts).toBeLessThanOrEqual(50);
});

/** Bundles what a page ships that holds this code, or a server: minified, everything that it imports included. */
async function bundle(contents: string, platform: Platform = "browser"): Promise<{ text: string; inputs: Metafile["inputs"] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: join(REPOSITORY, "test") },
    absWorkingDir: REPOSITORY,
    ...({ bundle: true, minify: true, metafile: true, format: "esm", target: "es2022", write: false, logLevel: "silent" } as const),
    platform,
  });
  return { text: outputFiles[0]?.text ?? "", inputs: metafile.inputs };
}

async function pathsIn(code: string): Promise<string[]> {
  const { text } = await bundle(code);
  return [...text.matchAll(/path:"(\/[^"]*)"/g)].map((match) => match[1] ?? "");
}

it.each([
  ["the client", ONE],
  ["the module of a tag", one("client", "client/access-groups")],
  ["the core", ONE_BY_CORE],
  ["the SDK", one("sdk", "sdk")],
])("bundles only the used operation through %s", async (_, code) => expect(await pathsIn(code)).toEqual(["/v1/access-groups/{idOrName}"]));

it("bundles no openapi-fetch with operation functions, and no operation with calls by path", async () => {
  const modules = async (code: string): Promise<string> => Object.keys((await bundle(code)).inputs).join(" ");
  expect(await modules(ONE_BY_CORE)).toBe(
    "packages/client/dist/core.js packages/client/dist/generated/operations/access-groups.js <stdin>",
  );
  expect(await bundleSize(ONE)).toBeLessThanOrEqual((await bundleSize(ONE_BY_CORE)) + 20);
  expect(await modules(BY_PATH)).toMatch(/openapi-fetch/);
  expect(await modules(BY_PATH)).not.toMatch(/operations/);
});

it("bundles only the pagination of the list operation used", async () => {
  const code = `import { listAccessGroups } from "@hosting-platform/client"; console.log(listAccessGroups);`;
  expect(await pathsIn(code)).toEqual(["/v1/access-groups"]);
  expect((await bundle(code)).text).not.toMatch(/members\b|\.projects/);
});

const PACKAGES = ["client", "auth", "pagination", "sdk"];

it.each(PACKAGES)("loads %s where no global of the Web exists, such as in the jsdom of Jest", async (name) => {
  const { text } = await bundle(`export * from "@hosting-platform/${name}"; globalThis.loaded = true;`);
  const context = createContext({});
  new Script(text.replace(/export\s*\{[^}]*\};?\s*$/, "")).runInContext(context);
  expect(context).toMatchObject({ loaded: true });
});

it.each(PACKAGES)("has no syntax in %s that the Babel preset of React Native does not compile", async (name) => {
  const { text } = await bundle(`export * from "@hosting-platform/${name}";`);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const hasAwait = ts.isSpreadElement(node) && /\bawait\b/.test(node.getText());
    if (ts.isClassStaticBlockDeclaration(node) || hasAwait) found.push(node.getText());
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile("bundle.js", text, ts.ScriptTarget.ESNext, true));
  expect(found).toEqual([]);
});

const ENTRIES = ["types", "client", "client/by-path", "client/core", "client/access-groups", "auth", "auth/id-token", "pagination", "sdk"];

it.each([...ENTRIES.map((entry) => [entry, "browser"] as const), ["emulator", "node"] as const])(
  "drops an unused import of %s for platform %s",
  async (entry, platform) => {
    const code = `import "@hosting-platform/${entry}"; import * as all from "@hosting-platform/${entry}"; void all;`;
    expect((await bundle(code, platform)).text).toBe("");
  },
);
