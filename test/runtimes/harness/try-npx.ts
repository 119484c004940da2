import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Npm } from "./npm.js";

/** Fails unless the emulator runs where nothing is installed, by the name of its package, which is not that of its command. */
export async function tryEmulator(npm: Npm, folder: string): Promise<void> {
  await mkdir(folder);
  const child = npm.start(folder, "exec", "--yes", "--", "@hosting-platform/emulator", "--port", "0", "--json");
  try {
    const [, url = ""] = await child.prints(/^\{"url":"([^"]+)".*\}\n/m);
    const { status } = await fetch(url);
    if (status !== 200) throw new Error(`the emulator that npx runs returned ${status}`);
  } finally {
    await child.end();
  }
}

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1.0.0" },
  paths: { "/things": { get: { operationId: "listThings", responses: { 204: { description: "None." } } } } },
};

/** Fails unless the generator runs where nothing is installed: from a document, and from a configuration file in TypeScript. */
export async function tryGenerator(npm: Npm, folder: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, "openapi.json"), JSON.stringify(DOCUMENT));
  await writeFile(
    join(folder, "generator.config.ts"),
    'const out: string = "configured";\nexport default { spec: "openapi.json", out };\n',
  );
  const run = (...args: string[]): Promise<string> => npm.run(folder, "exec", "--yes", "--", "@hosting-platform/generator", ...args);
  await run("openapi.json", "--out", "given");
  await run();
  for (const out of ["given", "configured"]) await access(join(folder, out, "index.ts"));
}
