import { writeOutput } from "../harness/write-output.js";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { compareOutputs } from "../../scripts/core/files/output.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { runScript } from "./harness/command.js";
import { emptyFolder, filesBelow } from "../harness/folders.js";

let folder: string;
beforeEach(async () => {
  folder = emptyFolder();
  await mkdir(join(folder, "below"));
  for (let index = 0; index < 10; index++) await writeFile(join(folder, index < 5 ? "" : "below", `${index}.txt`), `old ${index}\n`);
});

it.each<[NodeJS.Signals, "write" | "rename", string, number]>([
  ["SIGINT", "write", "1", 10],
  ["SIGTERM", "rename", "5", 10],
  ["SIGKILL", "write", "10", 0],
  ["SIGKILL", "rename", "6", 6],
])("ten rewritten files are complete after %s at %s %s, %i of them new", async (signal, step, number, renamed) => {
  const outcome = await runScript(REPOSITORY, "test/generate/harness/interrupted-write.ts", [folder, signal, step, number]);
  expect(outcome).toMatchObject({ signal, stderr: "" });
  const paths = (await filesBelow(folder)).filter((file) => file.endsWith(".txt"));
  const files = await Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), "utf8") })));
  expect(files).toHaveLength(10);
  for (const { text } of files) expect(text).toMatch(/^(old|new) \d\n$/);
  expect(files.filter(({ text }) => text.startsWith("new"))).toHaveLength(renamed);

  const left = (await filesBelow(folder)).filter((file) => !file.endsWith(".txt"));
  expect(left.length > 0).toBe(signal === "SIGKILL");
  expect((await compareOutputs([{ folder, files }]))[0]?.removed).toEqual(left);
  await writeOutput(folder, files);
  expect(await filesBelow(folder)).toEqual(paths);
});
