// Documents whose schemas refer to each other in rows that are longer than the stack of a process.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { makeOutputWithLargeStack } from "../../../scripts/generate/foreign/large-stack.js";
import { runDocumentPipeline } from "../../../scripts/generate/foreign/index.js";
import { CommandError } from "../../../scripts/core/cli/command-error.js";
import { main as docs } from "../../../scripts/docs/published/command.js";
import { runMain } from "../../harness/run-main.js";
import { document, OPERATION } from "./harness.js";
import { json, object, ref, text } from "../../harness/documents.js";
import { folderOf } from "../../harness/folders.js";

const LENGTH = 2_000;

function row(length: number): string {
  const schemas = Array.from({ length }, (_, index) => {
    const next = index + 1 < length ? { next: { $ref: `#/components/schemas/S${index + 1}` } } : {};
    return [`S${index}`, object({ id: text, ...next })] as const;
  });
  const content = json(ref("S0"));
  const get = { operationId: "readFirst", responses: { 200: { description: "ok", content } } };
  return document({ "/first": { get } }, { schemas: Object.fromEntries(schemas) });
}

let folder: string;
beforeAll(async () => {
  const wrong = document({ "/a": { get: OPERATION } }, {}, "2.0.0");
  folder = await folderOf({ "row.json": row(LENGTH), "short.json": row(3), "wrong.json": wrong });
});

test("reads a long chain of schemas with a larger stack and reports the steps", async () => {
  const out = join(folder, "out");
  const steps: string[] = [];
  const announce = Object.assign(() => undefined, { done: ({ name }: { name: string }) => void steps.push(name) });
  const result = await runDocumentPipeline({ spec: join(folder, "row.json"), out, announce });
  expect([result.findings, result.warnings]).toEqual([[], []]);
  expect(result.steps.map(({ name }) => name).slice(0, 3)).toEqual(["read", "lint", "bundle"]);
  expect(steps.slice(-result.steps.length)).toEqual(result.steps.map(({ name }) => name));
  expect(result.inputs).toEqual([join(folder, "row.json")]);
  expect(await readFile(join(out, "schemas.ts"), "utf8")).toContain(`S${LENGTH - 1}`);
});

test("other commands name a fix if the stack is too small", async () => {
  const { code, stderr } = await runMain(() => docs([join(folder, "row.json"), "--out", join(folder, "site"), "--quiet"]));
  expect(code).toBe(2);
  expect(stderr).toMatch(/too deeply\.\n {2}hint: run the command with a larger stack/);
});

test("names the step and a fix if the larger stack is too small", async () => {
  const made = makeOutputWithLargeStack({ spec: join(folder, "row.json"), out: join(folder, "none") }, 1);
  const error = await made.catch((error: unknown) => error);
  expect(error).toBeInstanceOf(CommandError);
  expect((error as CommandError).message).toMatch(
    /row\.json: .* too deeply for the step `(read|lint|bundle)`\.\n {2}hint: reduce the nesting/,
  );
});

test("rethrows the errors of the thread unchanged", async () => {
  const elsewhere = (spec: string): Promise<unknown> =>
    makeOutputWithLargeStack({ spec: join(folder, spec), out: join(folder, "none") }).catch((error: unknown) => error);
  expect(await elsewhere("wrong.json")).toMatchObject({ name: "UnreadableSpec", finding: { message: "OpenAPI 2.0.0 is not supported." } });
  const own = makeOutputWithLargeStack({ spec: join(folder, "short.json"), out: "scripts" });
  await expect(own).rejects.toThrow("scripts: belongs to this repository.\n  hint: choose a separate output folder");
});
