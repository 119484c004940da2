// The output for a document: written, imported, compiled.
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { REPOSITORY } from "../../../../scripts/lib/redocly-config.js";

/** What a function says of its operation. */
export interface Described {
  /** The name of the function. */
  name: string;
  method: string;
  path: string;
  contentTypes?: readonly string[];
}

/** Makes a folder in which modules find the packages as in a project that has them installed. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await symlink(join(REPOSITORY, "node_modules"), join(folder, "node_modules"), "junction");
}

/** Bundles a module and imports it; a module that cannot be bundled or runs into an error throws. */
export async function importModule(file: string, as: string): Promise<Record<string, unknown>> {
  await build({ entryPoints: [file], outfile: as, bundle: true, format: "esm", platform: "node", target: "node20", logLevel: "silent" });
  return (await import(pathToFileURL(as).href)) as Record<string, unknown>;
}

/** What each operation function gives its client. A function that gives nothing is none of an operation. */
export function describedBy(module: Readonly<Record<string, unknown>>): Described[] {
  const described: Described[] = [];
  for (const [name, value] of Object.entries(module)) {
    if (typeof value !== "function") continue;
    const give = (descriptor: Described): Described => descriptor;
    try {
      const found = (value as (client: object, request: object) => unknown)({ call: give, callForResponse: give }, {});
      if (typeof found !== "object" || found === null || !("method" in found) || !("path" in found)) continue;
      described.push({ ...(found as Described), name });
    } catch {
      // Something else than an operation: a class, or a function that looks at its arguments.
    }
  }
  return described;
}
