import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

export interface PackageEntry {
  specifier: string;
  types: string;
  module: string;
}

/** Those that a program calls the API with, in any runtime. */
export const LIBRARIES = ["types", "client", "auth", "pagination", "sdk"] as const;
export const PACKAGES = [...LIBRARIES, "emulator", "generator", "cli"] as const;
export type PackageName = (typeof PACKAGES)[number];

export interface PackageManifest {
  name: string;
  version: string;
  exports: Record<string, string | null | { types: string; default: string }>;
  files: string[];
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  [key: string]: unknown;
}

export function manifestOf(name: PackageName): PackageManifest {
  return JSON.parse(readFileSync(join(REPOSITORY, "packages", name, "package.json"), "utf8")) as PackageManifest;
}

/** The modules that a package's `exports` lead to, those of a pattern by the files that it fits. */
export function entriesOf(name: PackageName): PackageEntry[] {
  const manifest = manifestOf(name);
  return Object.entries(manifest.exports).flatMap(([subpath, target]) => {
    if (target === null || typeof target === "string") return [];
    const { types, default: module } = target;
    if (!subpath.includes("*")) return [{ specifier: join(manifest.name, subpath), types, module }];
    const closed = Object.entries(manifest.exports).flatMap(([other, to]) => (to === null ? [other] : []));
    return filling(name, types)
      .map((text) => ({ subpath: subpath.replace("*", text), types: types.replace("*", text), module: module.replace("*", text) }))
      .filter((entry) => !closed.includes(entry.subpath))
      .map((entry) => ({ specifier: join(manifest.name, entry.subpath), types: entry.types, module: entry.module }));
  });
}

/** What `*` stands for in the files that a pattern fits. */
function filling(name: PackageName, pattern: string): string[] {
  const [, end = ""] = basename(pattern).split("*");
  const files = readdirSync(join(REPOSITORY, "packages", name, dirname(pattern)));
  return files.filter((file) => file.endsWith(end)).map((file) => file.slice(0, -end.length));
}

/** The packages of other makers that an install of the emulator adds, except jose, which the libraries have too. */
export const OF_EMULATOR = [
  ..."hono @hono/node-server leven ajv fast-deep-equal fast-uri json-schema-traverse require-from-string".split(" "),
  ..."openapi-sampler @types/json-schema json-pointer foreach fast-xml-parser fast-xml-builder @nodable/entities".split(" "),
  ..."anynum is-unsafe path-expression-matcher strnum xml-naming".split(" "),
];
