import { readFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "./repository.js";

/** Libraries whose version may change the output. */
const TOOLS = ["@redocly/openapi-core", "openapi-fetch", "openapi-typescript"];

/** Returns the version of the published generator. */
export function generatorVersion(): string {
  return (JSON.parse(readFileSync(join(REPOSITORY, "packages/generator/package.json"), "utf8")) as { version: string }).version;
}

/** Returns the versions of these libraries, and of others, by name. In package.json they are exact, since they are part of the output. */
export function toolVersions(...others: string[]): Record<string, string> {
  const manifest = readFileSync(join(REPOSITORY, "package.json"), "utf8");
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: Record<string, string> };
  return Object.fromEntries([...TOOLS, ...others].map((name) => [name, devDependencies[name] ?? ""]));
}
