import { readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import { CommandError } from "../../../scripts/core/cli/command-error.js";
import { fromOneState, type Sources } from "../../../scripts/core/files/sources.js";
import { runPipeline } from "../../../scripts/generate/own/pipeline.js";
import { emptyFolder, filesBelow, folderOf } from "../../harness/folders.js";
import { smallRepository } from "../harness/repositories.js";
import { rejection } from "../../harness/rejection.js";
import { document } from "../foreign/harness.js";

describe("source files", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = emptyFolder();
    file = join(folder, "a");
    writeFileSync(file, "old\n");
  });

  /** Reads the file, lets something happen, and looks again; gives what was read each time. */
  async function readWhile(happens: (attempt: number) => void): Promise<string[]> {
    const read: string[] = [];
    await fromOneState((sources: Sources) => {
      const text = readFileSync(file, "utf8");
      sources.add([{ path: file, text: text.replaceAll("\r\n", "\n") }]);
      read.push(text);
      happens(read.length);
      sources.verify();
      return Promise.resolve();
    });
    return read;
  }

  const once = (happens: () => void) => (attempt: number) => {
    if (attempt === 1) happens();
  };

  test("are read once if nothing changes", async () => expect(await readWhile(() => undefined)).toEqual(["old\n"]));

  test.each<[string, () => void]>([
    ["another text of the same length", () => writeFileSync(file, "new\n")],
    [
      "an older file that is moved to its place",
      () => {
        writeFileSync(`${file}~`, "new\n");
        renameSync(`${file}~`, file);
      },
    ],
  ])("%s: are read again", async (_, happens) => {
    const read = await readWhile(once(happens));
    expect(read).toEqual(["old\n", readFileSync(file, "utf8")]);
    expect(read[1]).not.toBe(read[0]);
  });

  test.each<[string, () => void]>([
    ["the same with a byte order mark, which readers leave out", () => writeFileSync(file, "\uFEFFold\n")],
    ["the same with other line breaks than the reader gives", () => writeFileSync(file, "old\r\n")],
  ])("%s: are not read again", async (_, happens) => expect(await readWhile(once(happens))).toHaveLength(1));

  test("are given up if they keep changing", async () => {
    const { message } = await rejection(
      readWhile((attempt) => writeFileSync(file, `${attempt}\n`)),
      CommandError,
    );
    expect(message).toMatch(/a: kept changing while being read; nothing was written\n {2}hint: /);
  });
});

describe("a document that changes during a run", () => {
  let folder: string;
  let schema: string;
  let spec: string;
  let out: string;
  beforeEach(async () => {
    const root = document({}, { schemas: { Size: { $ref: "Size.yaml" } } });
    folder = await folderOf({ "api/openapi.json": root, "api/Size.yaml": "type: integer\ndescription: A size.\n" });
    [spec, schema, out] = ["api/openapi.json", "api/Size.yaml", "out"].map((path) => join(folder, path)) as [string, string, string];
  });

  /** Runs once, and does something as a step begins for the first time. */
  function runWhile(step: string, happens: () => void, check = false) {
    return runDocumentPipeline({ spec, out, check, openapiJson: true, announce: onceIn(step, happens) });
  }

  test.each(["lint", "bundle", "types", "write"])("during the step %s: writes the new state only", async (step) => {
    const { findings } = await runWhile(step, () => writeFileSync(schema, "type: integer\ndescription: A new size.\n"));
    expect(findings).toEqual([]);
    expect(await readFile(join(out, "openapi.json"), "utf8")).toContain("A new size.");
    expect(await readFile(join(out, "schemas.ts"), "utf8")).toContain("A new size.");
  });

  test("reports no findings of the old state", async () => {
    const whole = readFileSync(schema, "utf8");
    writeFileSync(schema, "type: inte");
    expect((await runWhile("lint", () => writeFileSync(schema, whole))).findings).toEqual([]);
  });

  test("reports a file that vanishes and writes nothing", async () => {
    const { findings } = await runWhile("types", () => unlinkSync(schema));
    expect(findings[0]).toMatchObject({ rule: "no-unresolved-refs" });
    expect(await filesBelow(out)).toEqual([]);
  });
});

test("writes the new state of a contract that changes during a run", async () => {
  const root = await smallRepository();
  const save = (): void => {
    const schema = join(root, "spec/groups/things/schemas/Size.yaml");
    writeFileSync(schema, readFileSync(schema, "utf8").replace("A size.", "A new size."));
  };
  expect((await runPipeline({ root, announce: onceIn("client", save) })).findings).toEqual([]);
  expect(await readFile(join(root, "generated/openapi.json"), "utf8")).toContain("A new size.");
});

/** Does something as a step begins for the first time. */
function onceIn(step: string, happens: () => void): (name: string) => void {
  let isDone = false;
  return (name) => {
    if (name !== step || isDone) return;
    isDone = true;
    happens();
  };
}
