import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LintThread } from "../../../scripts/generate/lint-thread.js";
import { lintSpec } from "../../../scripts/lint-spec.js";
import type { Finding } from "../../../scripts/lib/finding.js";
import { SpecTree } from "../../../scripts/lib/redocly.js";
import { loadLintConfig } from "../../../scripts/lib/redocly-config.js";
import { SourcesChanged } from "../../../scripts/lib/sources.js";
import { runPipeline } from "../../../scripts/pipeline.js";
import { contentOf, edit, removeFolder, smallRepository } from "../../scripts/support/repositories.js";

const SIZE = "spec/groups/things/schemas/Size.yaml";

async function load(root: string): Promise<SpecTree> {
  return SpecTree.load(join(root, "spec/openapi.yaml"), await loadLintConfig());
}

describe("the thread that lints", () => {
  let root: string;
  let thread: LintThread;
  beforeAll(async () => {
    root = await smallRepository();
    thread = new LintThread(join(root, "spec/openapi.yaml"));
  });
  afterAll(async () => {
    await thread.close();
    await removeFolder(root);
  });

  test("finds what a lint in this thread finds, before and after an edit", async () => {
    expect(await thread.lint(await load(root))).toEqual([]);
    await edit(join(root, SIZE), "description: A size.\n", "");
    const findings = await lintSpec(await load(root));
    expect(findings).not.toEqual([]);
    expect(await thread.lint(await load(root))).toEqual(findings);
  });

  test("refuses a tree that was read before the last edit, and takes the next", async () => {
    const before = await load(root);
    await edit(join(root, SIZE), "type: integer\n", "type: integer\ndescription: A size.\n");
    const refused: unknown = await thread.lint(before).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SourcesChanged);
    expect((refused as SourcesChanged).files).toEqual([join(root, SIZE)]);
    expect(await thread.lint(await load(root))).toEqual([]);
  });

  test("refuses a tree whose root it cannot read", async () => {
    const before = await load(root);
    await edit(join(root, "spec/openapi.yaml"), "openapi: ", "openapi: [");
    await expect(thread.lint(before)).rejects.toBeInstanceOf(SourcesChanged);
    await edit(join(root, "spec/openapi.yaml"), "openapi: [", "openapi: ");
  });

  test("says that it has ended, however often it is asked", async () => {
    const ended = new LintThread(join(root, "spec/openapi.yaml"));
    const tree = await load(root);
    await ended.close();
    for (let time = 0; time < 2; time++) {
      const error: unknown = await ended.lint(tree).catch((thrown: unknown) => thrown);
      expect((error as Error).stack).toBe("the thread that lints has ended");
    }
  });
});

describe("a lint beside the other steps", () => {
  const LATE: Finding = { file: "a", line: 1, column: 1, rule: "late", message: "Found when all else was done." };
  let root: string;
  beforeAll(async () => {
    root = await smallRepository();
  });
  afterAll(() => removeFolder(root));

  /** Runs the pipeline, and finds something once all that is made has been made. */
  async function runWith(found: readonly Finding[] | Error) {
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const announce = (step: string): void => {
      if (step === "client") finish();
    };
    const lintBeside = async (): Promise<Finding[]> => {
      await finished;
      if (found instanceof Error) throw found;
      return [...found];
    };
    return runPipeline({ root, announce, lintBeside });
  }

  const runWithout = (found: Finding[]) => runPipeline({ root, lintBeside: () => Promise.resolve(found) });

  test("what it finds keeps the output from being written", async () => {
    const before = await contentOf(root);
    expect(await runWith([LATE])).toMatchObject({ findings: [LATE], changes: [] });
    expect(await contentOf(root)).toEqual(before);
  });

  test("its failure fails the run", async () => {
    const before = await contentOf(root);
    await expect(runWith(new Error("a rule is broken"))).rejects.toThrow("a rule is broken");
    expect(await contentOf(root)).toEqual(before);
  });

  test("it says better what another step stumbles over", async () => {
    await edit(join(root, SIZE), "type: integer", '$ref: "./Nowhere.yaml"');
    expect((await runWithout([])).findings).not.toEqual([]);
    expect((await runWithout([LATE])).findings).toEqual([LATE]);
    await edit(join(root, SIZE), '$ref: "./Nowhere.yaml"', "type: integer");
  });
});
