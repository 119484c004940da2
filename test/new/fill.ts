import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Replaces the stubs of `npm run new`, which marks each gap with TODO, by the ending of the file. */
const WRITTEN: readonly [ending: RegExp, replace: (text: string) => string][] = [
  [/\.(request|response)-full\.yaml$/, (text) => text.replace(/TODO: .*/, "size: 1")],
  [
    /\/schemas\/[^/]+$/,
    (text) => (text.includes("properties:") ? text : `${text}properties:\n  size:\n    type: number\n    description: The size.\n`),
  ],
];

export async function fill(folder: string): Promise<number> {
  let places = 0;
  for (const path of await readdir(folder, { recursive: true })) {
    const file = join(folder, path);
    if (!/\.(yaml|md)$/.test(path)) continue;
    const stub = await readFile(file, "utf8");
    const found = stub.match(/\bTODO\b/g)?.length ?? 0;
    if (found === 0) continue;
    places += found;
    const written = WRITTEN.filter(([ending]) => ending.test(file)).reduce((text, [, replace]) => replace(text), stub);
    await writeFile(file, written.replaceAll(/TODO .*/g, "What is known of it."));
  }
  return places;
}
