import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { compile } from "../../harness/compiler.js";
import type { TriedDocument } from "./documents.js";
import { prepare, type Prepared, runCalls } from "./try-document.js";
import { projectOf } from "../../../harness/folders.js";

/** Declares the tests of what is generated from documents: all of it is compiled in one program, and each operation called. */
export function tryDocuments(documents: readonly TriedDocument[]): void {
  const prepared: (Prepared | Error)[] = [];
  let problems: string[] = [];
  let root: string;

  beforeAll(async () => {
    root = await projectOf();
    await writeFile(join(root, "package.json"), '{ "type": "module" }\n');
    for (const [index, { file }] of documents.entries())
      prepared.push(await prepare(join(root, String(index)), file).catch((error: unknown) => error as Error));
    const folders = prepared.flatMap((each) => (each instanceof Error ? [] : [each.folder]));
    const roots = folders.flatMap((folder) => ["out/index.ts", "calls.ts"].map((path) => join(folder, path)));
    problems = compile(root, roots);
  });

  function outputOf(index: number): Prepared {
    const output = prepared[index];
    if (output === undefined || output instanceof Error) throw output ?? new Error("nothing was generated");
    return output;
  }

  describe.each(documents.map(({ name }, index) => [name, index] as const))("%s", (_, index) => {
    test("yields a function for each operation, most of which can be called", () => {
      const { documented, generated, calls } = outputOf(index);
      expect(generated).toEqual(documented);
      expect(calls.length).toBeGreaterThanOrEqual(documented.length);
    });

    test("compiles under the strictest options, and so does a call of each operation", () => {
      outputOf(index);
      expect(problems.filter((problem) => problem.startsWith(`${index}/`))).toEqual([]);
    });

    test("yields functions that send the method, path and body of the document, and resolve to the response", async () =>
      expect(await runCalls(outputOf(index))).toEqual([]));
  });
}
