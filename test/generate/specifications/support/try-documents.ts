import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDocumentPipeline } from "../../../../scripts/document/index.js";
import { compile } from "../../support/compiler.js";
import type { TriedDocument } from "./documents.js";
import { prepare, type Prepared } from "./harness.js";

/** Declares the tests of what is generated from documents: all of it is compiled in one program, and each operation called. */
export function tryDocuments(documents: readonly TriedDocument[]): void {
  /** In the order of the documents; what was thrown where there is no output. */
  const prepared: (Prepared | Error)[] = [];
  let problems: string[] = [];
  let root: string;

  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), "specifications-")));
    for (const [index, document] of documents.entries()) {
      prepared.push(await prepare(join(root, String(index)), document.file, generate).catch((error: unknown) => error as Error));
    }
    problems = compile(
      root,
      prepared.flatMap((each) => (each instanceof Error ? [] : each.entries)),
    );
  }, 240_000);
  afterAll(() => rm(root, { recursive: true, force: true }));

  function outputOf(index: number): Prepared {
    const output = prepared[index];
    if (output === undefined || output instanceof Error) throw output ?? new Error("nothing was generated");
    return output;
  }

  describe.each(documents.map((document, index) => [document.name, document, index] as const))("%s", (_, document, index) => {
    test("yields a function for each operation, and each is tried unless it is listed", () => {
      const { documented, generated, untried } = outputOf(index);
      expect(generated).toEqual(documented);
      expect(untried).toEqual(document.untried);
    });

    test("compiles under the strictest options, and so does a call of each operation", () => {
      outputOf(index);
      expect(problems.filter((problem) => problem.startsWith(`${index}/`))).toEqual([]);
    });

    test("yields functions that send what the document says, and resolve to the response", async () => {
      expect(await outputOf(index).run()).toEqual([]);
    });
  });
}

async function generate(spec: string, out: string): Promise<void> {
  const { findings } = await runDocumentPipeline({ spec, out, lint: "warn" });
  if (findings.length === 0) return;
  throw new Error(findings.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`).join("\n"));
}
