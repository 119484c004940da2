import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { run, succeed } from "../support/processes.js";
import { json, useServer } from "../support/server.js";
import { type Consumer, installPackages } from "../support/tarballs.js";

const server = useServer();
let consumer: Consumer;

beforeAll(async () => {
  consumer = await installPackages();
});
afterAll(() => consumer.remove());

const PACKAGES = ["types", "client"] as const;

/** The modules of a package's tags, from its tarball. */
function tags(name: (typeof PACKAGES)[number]): string[] {
  return consumer[name].paths.flatMap((path) => /operations\/([\w-]+)\.d\.ts$/.exec(path)?.slice(1) ?? []).filter((tag) => tag !== "index");
}

describe.each(PACKAGES)("the tarball of the package %s", (name) => {
  const installed = (): string => `node_modules/@hosting-platform/${name}`;

  test("holds the package.json, the README, the licence and what is built, and nothing else", () => {
    const { paths } = consumer[name];
    expect(paths.filter((path) => !path.startsWith("dist/"))).toEqual(["LICENSE", "README.md", "package.json"]);
    expect(paths.filter((path) => path.startsWith("dist/") && !/\.(?:js|d\.ts)$|^dist\/openapi\.json$/.test(path))).toEqual([]);
    expect(paths.filter((path) => /test|spec|\.map$|\.tmp$/.test(path))).toEqual([]);
  });

  test("names no place of the machine that built it, and no source map", async () => {
    for (const path of consumer[name].paths) {
      const text = await consumer.read(join(installed(), path));
      expect(text.includes(REPOSITORY), path).toBe(false);
      expect(text, path).not.toMatch(/sourceMappingURL|file:\/\/|\/home\/|[A-Z]:\\Users/);
    }
  });

  test("runs no script when it is installed", async () => {
    expect(JSON.parse(await consumer.read(join(installed(), "package.json")))).not.toHaveProperty("scripts");
  });

  test("is found right by publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: join(consumer.folder, installed()), pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test("has the right types for every way of importing it but those of CommonJS", async () => {
    const attw = join(REPOSITORY, "node_modules/@arethetypeswrong/cli/dist/index.js");
    const subpath = name === "types" ? "operations/webhooks" : "webhooks";
    const options = ["--profile", "esm-only", "--no-definitely-typed", "--include-entrypoints", subpath, "--format", "ascii", "--no-color"];
    const { code, stdout } = await run(process.execPath, [attw, consumer[name].file, ...options], consumer.folder);
    expect(stdout).toContain(`"@hosting-platform/${name}/${subpath}"`);
    expect(code, stdout).toBe(0);
  });
});

test.each([
  // A tenth above what they are as things stand: 62,466 bytes in 52 files, and 62,551 bytes in 94.
  ["types", 68_700, 57],
  ["client", 68_800, 103],
] as const)("the tarball of %s is at most %i bytes in %i files", (name, size, files) => {
  expect(consumer[name].size).toBeLessThanOrEqual(size);
  expect(consumer[name].paths.length).toBeLessThanOrEqual(files);
});

const CALL = `
  const client = createClient({ baseUrl: process.argv[2] });
  const group = await readAccessGroup(client, { path: { idOrName: "a/b" } });
  const failure = await readAccessGroup(client, { path: { idOrName: "none" } }).catch((error) => error);
  console.log(JSON.stringify([group, failure instanceof ApiError, failure.status]));`;

describe("an empty project with both packages", () => {
  test.each([
    ["imports", "call.mjs", `import { ApiError, createClient, readAccessGroup } from "@hosting-platform/client";${CALL}`],
    [
      "requires",
      "call.cjs",
      `const { ApiError, createClient, readAccessGroup } = require("@hosting-platform/client");(async () => {${CALL}})();`,
    ],
    [
      "imports a tag of",
      "tag.mjs",
      `import { ApiError, createClient } from "@hosting-platform/client";import { readAccessGroup } from "@hosting-platform/client/access-groups";${CALL}`,
    ],
  ])("%s the client and calls a server", async (_, file, code) => {
    server.answer(({ path }) => (path.endsWith("/none") ? json({}, 404) : json({ name: path })));
    await consumer.write(file, code);
    expect(JSON.parse(await succeed(process.execPath, [file, server.baseUrl], consumer.folder))).toEqual([
      { name: "/v1/access-groups/a%2Fb" },
      true,
      404,
    ]);
  });

  test("loads the values, the document and every subpath", async () => {
    const subpaths = [
      "client",
      "types",
      "types/components",
      ...tags("client").map((tag) => `client/${tag}`),
      ...tags("types").map((tag) => `types/operations/${tag}`),
    ];
    expect(subpaths).toHaveLength(3 + 2 * 41);
    await consumer.write(
      "load.mjs",
      `import document from "@hosting-platform/types/openapi.json" with { type: "json" };
      import { PROJECT_ROLES } from "@hosting-platform/types";
      const loaded = await Promise.all(${JSON.stringify(subpaths)}.map((subpath) => import("@hosting-platform/" + subpath)));
      console.log(JSON.stringify([document.openapi, PROJECT_ROLES.length, loaded.length]));`,
    );
    expect(JSON.parse(await succeed(process.execPath, ["load.mjs"], consumer.folder))).toEqual(["3.1.0", 4, subpaths.length]);
  });

  test("cannot import what is inside", async () => {
    const inside = {
      "client/index": "ERR_PACKAGE_PATH_NOT_EXPORTED",
      "client/client": "ERR_MODULE_NOT_FOUND",
      "types/schemas": "ERR_PACKAGE_PATH_NOT_EXPORTED",
    };
    for (const [subpath, code] of Object.entries(inside)) {
      await consumer.write("inside.mjs", `await import("@hosting-platform/${subpath}").catch((error) => console.log(error.code));`);
      expect(await succeed(process.execPath, ["inside.mjs"], consumer.folder), subpath).toBe(`${code}\n`);
    }
  });

  const nodeTypes = { types: ["node"], typeRoots: [join(REPOSITORY, "node_modules/@types")] };

  test.each([
    ["nodenext", { module: "nodenext", lib: ["es2022", "dom", "dom.iterable"], types: [] }],
    ["nodenext, with the types of Node and none of a browser", { module: "nodenext", lib: ["es2022"], ...nodeTypes }],
    ["bundler", { module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom", "dom.iterable"], types: [] }],
  ])("compiles under %s, the declarations of the packages included", async (_, options) => {
    await consumer.write(
      "consumer.ts",
      `import { ApiError, createClient, listAccessGroups } from "@hosting-platform/client";
      import { readArtifact } from "@hosting-platform/client/artifacts";
      import { type AccessGroupListItem, PROJECT_ROLES } from "@hosting-platform/types";
      import document from "@hosting-platform/types/openapi.json" with { type: "json" };
      import type { components } from "@hosting-platform/types/components";
      ${tags("types")
        .map(
          (tag, index) =>
            `import type * as tag${index} from "@hosting-platform/types/operations/${tag}";\n      export type Tag${index} = typeof tag${index};`,
        )
        .join("\n      ")}
      const client = createClient({ baseUrl: "https://api.example.com" });
      export const groups: AccessGroupListItem[] | undefined = (await listAccessGroups(client)).accessGroups;
      export const text: string = await readArtifact(client, { path: { hash: "abc" }, parseAs: "text" });
      export const role: components["schemas"]["ProjectRole"] = PROJECT_ROLES[0];
      export const version: string = document.info.version;
      export const status = (error: unknown): number | undefined => (error instanceof ApiError ? error.status : undefined);\n`,
    );
    const compilerOptions = { noEmit: true, strict: true, target: "es2022", skipLibCheck: false, resolveJsonModule: true, ...options };
    await consumer.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["consumer.ts"] }));
    const tsc = join(REPOSITORY, "node_modules/typescript/bin/tsc");
    expect(await run(process.execPath, [tsc, "-p", "."], consumer.folder)).toEqual({ code: 0, stdout: "", stderr: "" });
  });
});
