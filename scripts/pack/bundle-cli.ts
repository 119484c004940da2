import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build as bundle, type Plugin } from "esbuild";
import { entriesBelow } from "../core/files/entries-below.js";
import type { OutputFile } from "../core/files/output.js";
import { cliData } from "../docs/markdown/cli-data.js";
import { wordIndex } from "../docs/search/find-pages.js";
import { GUIDES, guidesIn } from "../docs/guides/read-guides.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { BUNDLE, licences } from "./bundle-generator.js";

/** The sources that determine the texts of pages. */
const TEXTS = ["docs/model", "docs/markdown", "docs/search", "docs/guides", "model"].map((folder) => `scripts/${folder}`);

/** The emulator loads ajv on first use; here a module does. */
const BUNDLED: Plugin = {
  name: "bundled",
  setup(build) {
    const contents = `import { Ajv2020 } from "ajv/dist/2020.js"; export const createAjv = (options) => new Ajv2020(options);`;
    build.onLoad({ filter: /\/emulator\/src\/internal\/ajv\.ts$/ }, () => ({ contents, resolveDir: process.cwd() }));
  },
};

/**
 * Bundles the command with the libraries that are not ours, of which an installation would have eight times the size.
 *
 * @param read called with the path of each source, relative to the root
 */
export async function bundleCli(root: string, read: (source: string) => void): Promise<OutputFile[]> {
  const { outputFiles, metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: { index: "packages/cli/src/index.ts", cli: "packages/cli/src/cli.ts" },
    ...BUNDLE,
    external: ["@hosting-platform/*"],
    plugins: [BUNDLED],
  });
  const inputs = Object.keys(metafile.inputs);
  const isLibrary = (path: string): boolean => path.includes("node_modules/");
  inputs.filter((path) => !isLibrary(path)).forEach(read);
  for (const folder of TEXTS) {
    for (const { path, entry } of entriesBelow(join(root, folder))) if (entry.isFile()) read(`${folder}/${path}`);
  }
  read("generated/openapi.json");
  const document = JSON.parse(readFileSync(join(root, "generated/openapi.json"), "utf8")) as OpenApiDocument;
  // A faulty guide is reported by the reference, whose step follows.
  const { guides } = await guidesIn(join(root, GUIDES), GUIDES);
  const sources = { operations: new Map<string, string>(), schemas: new Map<string, string>(), tags: new Map<string, string>() };
  const data = cliData({ document, guides, sources });
  return [
    ...outputFiles.map((file) => ({ path: relative(`${root}/dist`, file.path).replaceAll("\\", "/"), text: file.text })),
    { path: "data.json", text: JSON.stringify({ ...data, index: wordIndex(data.records) }) },
    licences(root, inputs.filter(isLibrary)),
  ];
}
