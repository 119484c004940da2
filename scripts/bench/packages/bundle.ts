import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type BuildOptions } from "esbuild";
import { PEER_MODULES } from "../peers.js";

const OPTIONS = {
  bundle: true,
  format: "esm",
  legalComments: "none",
  nodePaths: [PEER_MODULES],
  logLevel: "silent",
} satisfies BuildOptions;

/** Returns the bytes of a program for browsers: bundled, minified and compressed with gzip. Paths are relative to `programs/`. */
export async function bundleSize(contents: string): Promise<number> {
  return gzipSync(await browserBundle(contents), { level: 9 }).length;
}

export async function browserBundle(contents: string): Promise<Uint8Array> {
  const stdin = { contents, resolveDir: join(import.meta.dirname, "programs") };
  const { outputFiles } = await build({ ...OPTIONS, stdin, platform: "browser", target: "es2022", minify: true, write: false });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Writes a program with all its imports as a module that Node.js runs without a loader. Paths are relative to this folder. */
export async function bundleForNode(contents: string, outfile: string): Promise<void> {
  // CommonJS packages call `require` for modules of Node.js.
  const banner = { js: `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);` };
  const stdin = { contents, resolveDir: import.meta.dirname, loader: "ts" } as const;
  await build({ ...OPTIONS, stdin, outfile, platform: "node", target: "node20", banner });
}
