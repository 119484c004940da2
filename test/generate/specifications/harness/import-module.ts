import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** Bundles a module and imports it. */
export async function importModule(file: string, as: string): Promise<Record<string, unknown>> {
  await build({ entryPoints: [file], outfile: as, bundle: true, format: "esm", platform: "node", target: "node20", logLevel: "silent" });
  return (await import(pathToFileURL(as).href)) as Record<string, unknown>;
}
