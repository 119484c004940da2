import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isScratch, watchFiles } from "../../../scripts/core/files/watch-files.js";
import { folderOf } from "../../harness/folders.js";

let folder: string;
let ended: Promise<unknown>;
let seen: Set<string>;
let end: (error: Error) => void;
beforeEach(async () => {
  folder = await folderOf({ "spec/a.yaml": "" });
  seen = new Set();
});
afterEach(async () => {
  end(new Error("ended"));
  await writeFile(join(folder, "last"), "");
  await ended;
});

/** Watches the folder; resolves once the first run is under way. */
async function watching(first: Promise<void> = Promise.resolve(), poll?: () => Promise<string[]>): Promise<void> {
  let isEnding: Error | undefined;
  end = (error) => (isEnding = error);
  await new Promise<void>((begun) => {
    ended = watchFiles({
      places: [folder],
      isWatched: (path) => !isScratch(path),
      poll,
      begin: () => {
        begun();
        return first;
      },
      round: ({ files }) => {
        files.forEach((path) => seen.add(basename(path)));
        return isEnding === undefined ? Promise.resolve() : Promise.reject(isEnding);
      },
    }).catch((error: unknown) => error);
  });
}

/** A test that waits in vain runs out of time. */
async function until(name: string): Promise<void> {
  while (!seen.has(name)) await new Promise((resolve) => setTimeout(resolve, 5));
  seen.clear();
}

test("reports what has changed elsewhere since the first run", async () => {
  const answers = [["https://a.example/before"], ["https://a.example/after"]];
  await watching(undefined, () => Promise.resolve(answers.shift() ?? []));
  await until("after");
});

test("reports changed, created, replaced and removed files, and moved folders", async () => {
  await watching();
  const [spec, away, file] = [join(folder, "spec"), join(folder, "~away~"), join(folder, "spec/a.yaml")];
  await writeFile(file, "1");
  await until("a.yaml");
  await writeFile(`${file}~`, "2");
  await rename(`${file}~`, file);
  await until("a.yaml");
  await mkdir(join(spec, "new/deep"), { recursive: true });
  await writeFile(join(spec, "new/deep/b.yaml"), "");
  await until("b.yaml");
  await rename(spec, away);
  await until("b.yaml");
  await rename(away, spec);
  await until("b.yaml");
  await writeFile(file, "3");
  await until("a.yaml");
  await rm(file);
  await until("a.yaml");
});

test("reports a change of the first run in the next round, and ends on an error", async () => {
  let finish: (error?: Error) => void = () => undefined;
  await watching(new Promise((resolve, reject) => (finish = (error) => (error === undefined ? resolve() : reject(error)))));
  await writeFile(join(folder, "spec/a.yaml"), "1");
  finish();
  await until("a.yaml");
  end(new Error("a round failed"));
  await writeFile(join(folder, "spec/a.yaml"), "2");
  expect(await ended).toEqual(new Error("a round failed"));
});
