import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { expect } from "vitest";
import type { MakeOptions } from "../../../../scripts/generate/foreign/make-output.js";
import { runDocumentPipeline } from "../../../../scripts/generate/foreign/index.js";
import { compile } from "../../harness/compiler.js";
import { filesBelow, projectOf } from "../../../harness/folders.js";

/** An output with the files of plugins, in a folder where this repository's libraries are installed. */
export class PluginOutput {
  private constructor(readonly folder: string) {}

  static async of(text: string, plugins: MakeOptions["plugins"], user: Readonly<Record<string, string>> = {}): Promise<PluginOutput> {
    const root = await projectOf({ "openapi.json": text, "package.json": '{ "type": "module" }' });
    const out = join(root, "out");
    const { findings } = await runDocumentPipeline({ spec: join(root, "openapi.json"), out, lint: "warn", ...(plugins && { plugins }) });
    expect(findings).toEqual([]);
    for (const [path, code] of Object.entries(user)) await writeFile(join(out, path), code);
    return new PluginOutput(out);
  }

  read(path: string): Promise<string> {
    return readFile(join(this.folder, path), "utf8");
  }

  async problems(): Promise<string[]> {
    const modules = (await filesBelow(this.folder)).filter((file) => file.endsWith(".ts"));
    const roots = modules.map((file) => join(this.folder, file));
    return compile(this.folder, roots);
  }

  async bundled(path: string): Promise<string[]> {
    const { metafile } = await this.#bundle(path);
    return Object.keys(metafile.inputs).map((file) => file.replace(/^.*\/out\//, ""));
  }

  async run<Module>(path: string): Promise<Module> {
    const { outputFiles } = await this.#bundle(path);
    const file = join(this.folder, `${path.replaceAll("/", "-")}.mjs`);
    await writeFile(file, outputFiles[0]?.text ?? "");
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
  }

  #bundle(path: string) {
    const entryPoints = [join(this.folder, path)];
    return build({ entryPoints, bundle: true, format: "esm", platform: "node", write: false, metafile: true, packages: "external" });
  }
}
