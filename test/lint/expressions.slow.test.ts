import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { checkSync } from "recheck";
import ts from "typescript";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { filesBelow } from "../harness/folders.js";

const SOURCES = /^(?:scripts\/(?!bench\/)|packages\/[^/]+\/src\/).*\.(?:tsx?|js)$/;

function expressionsIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, extname(path) === ".tsx" ? ts.ScriptKind.TSX : undefined);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

// They run on documents, headers and texts of others.
test("no regular expression of the sources takes exponential time", async () => {
  const files = (await filesBelow(REPOSITORY)).filter((path) => SOURCES.test(path));
  const texts = await Promise.all(files.map(async (path) => expressionsIn(path, await readFile(`${REPOSITORY}/${path}`, "utf8"))));
  const literals = [...new Set(texts.flat())];
  expect(literals.length).toBeGreaterThan(500);
  const slow = literals.filter((literal) => {
    const [, source = "", flags = ""] = /^\/(.*)\/([a-z]*)$/s.exec(literal) ?? [];
    // Only a repetition within a repetition can.
    if (!/\)(?:[*+]|\{\d+,)/.test(source)) return false;
    const result = checkSync(source, flags.replace(/[dv]/g, ""), { timeout: 10_000 });
    return result.status === "vulnerable" && result.complexity.type === "exponential";
  });
  expect(slow).toEqual([]);
});
