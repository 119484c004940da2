import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runDocumentPipeline } from "../../../scripts/document/index.js";
import { DOCUMENTS, VERSIONS, versionOf } from "./support/documents.js";
import { compileAll } from "./support/generated.js";
import { prepare, type Prepared } from "./support/harness.js";

/** In the order of DOCUMENTS; what was thrown where there is no output. */
const prepared: (Prepared | Error)[] = [];
let problems: string[] = [];
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "specifications-"));
  for (const [index, document] of DOCUMENTS.entries()) {
    prepared.push(await prepare(join(root, String(index)), document.file, generate).catch((error: unknown) => error as Error));
  }
  problems = compileAll(
    root,
    prepared.flatMap((each) => (each instanceof Error ? [] : each.entries)),
  );
}, 240_000);
afterAll(() => rm(root, { recursive: true, force: true }));

async function generate(spec: string, out: string): Promise<void> {
  const { findings } = await runDocumentPipeline({ spec, out, lint: "warn" });
  if (findings.length === 0) return;
  throw new Error(findings.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`).join("\n"));
}

function outputOf(index: number): Prepared {
  const output = prepared[index];
  if (output === undefined || output instanceof Error) throw output ?? new Error("nothing was generated");
  return output;
}

test.each(Object.entries(VERSIONS))("%s is of version %s", (name, version) => {
  expect(versionOf(name)).toBe(version);
});

describe.each(DOCUMENTS.map((document, index) => [document.name, document, index] as const))("%s", (_, document, index) => {
  test("each operation has a function", () => {
    const { documented, generated } = outputOf(index);
    expect(generated).toEqual(documented);
  });

  test("all operations are tried but those that are named", () => {
    expect(outputOf(index).untried).toEqual(document.untried);
  });

  test("the output compiles under the strictest options, and so does a call of each operation", () => {
    const { callAt } = outputOf(index);
    const own = problems.filter((problem) => problem.startsWith(`${index}/`)).map((problem) => problem.slice(`${index}/`.length));
    const untyped = new Set<string>();
    const others = own.filter((problem) => {
      const call = callAt(Number(/^calls\.ts:(\d+)/.exec(problem)?.[1]));
      if (call === undefined || !document.untyped.includes(call)) return true;
      untyped.add(call);
      return false;
    });
    expect(others).toEqual([]);
    expect([...untyped]).toEqual(document.untyped);
  });

  test("each operation can be called, and resolves to what the server answers", async () => {
    const { calls, run } = outputOf(index);
    expect(calls.map(({ name }) => name)).toHaveLength(new Set(calls.map(({ name }) => name)).size);
    expect(await run()).toEqual([]);
  });
});
