import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documentFaults, GENERATORS } from "../../../../scripts/emit/index.js";
import { canonicalOrder } from "../../../../scripts/read/canonical-order.js";
import { SpecTree } from "../../../../scripts/read/spec-tree.js";
import { createConfig } from "@redocly/openapi-core";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";

export type Modules = ReadonlyMap<string, string>;

/** Sources that are written by hand, and that the packages are built from together with what is generated. */
const SOURCES: readonly string[] = ["types", "client", "pagination"].flatMap((name) => {
  const folder = `packages/${name}/src`;
  const files = readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".ts")).map((file) => `${folder}/${file.replaceAll("\\", "/")}`);
});

const WRITTEN = new Map(SOURCES.map((path) => [path, readFileSync(join(REPOSITORY, path), "utf8")]));

/** What the packages of types, client and pagination are built from, for the contract in a folder. */
export async function packagesOf(folder: string): Promise<Modules> {
  const tree = await SpecTree.load(join(folder, "spec/openapi.yaml"), await createConfig({}));
  const { document, problems: renamed } = await tree.bundle();
  const ordered = canonicalOrder(document);
  const problems = [...renamed, ...documentFaults(ordered)].map(({ message }) => message);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const generated = Object.values(GENERATORS).flatMap((generate) => generate(ordered));
  const texts = generated.map(({ path, text }): [string, string] => [`generated/${path}`, text]);
  const key = JSON.stringify(texts.map(([path, text]) => [path, text.replace(COMMENTS, "")]));
  const same = known.get(key) ?? new Map([...WRITTEN, ...texts]);
  known.set(key, same);
  return same;
}

/** Contracts of which the packages differ in their comments alone are compiled once. */
const known = new Map<string, Modules>();
const COMMENTS = /^\s*(?:\/\*\*|\*).*$/gm;

/** The module that a consumer's import of a package leads to; `undefined` where a package has no such entry. */
export function moduleOf(specifier: string, modules: Modules): string | undefined {
  const [, name = "", entry] = /^@hosting-platform\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const candidates: Readonly<Record<string, string>> = {
    types: entry === undefined ? "packages/types/src/index.ts" : `generated/types/${entry}.ts`,
    client:
      entry === undefined
        ? "packages/client/src/index.ts"
        : entry === "core"
          ? "packages/client/src/core.ts"
          : `generated/operations/${entry}.ts`,
    pagination: "packages/pagination/src/index.ts",
  };
  const path = candidates[name];
  return path !== undefined && modules.has(path) ? path : undefined;
}
