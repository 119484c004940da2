import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { compile } from "../support/compile.js";
import { type Snippet, snippetsOfComments, snippetsOfMarkdown } from "../support/snippets.js";

/** Every file whose samples users read. */
function files(): string[] {
  const packages = readdirSync(join(REPOSITORY, "packages"));
  const sources = packages.flatMap((name) => filesBelow(`packages/${name}/src`));
  return ["README.md", ...packages.map((name) => `packages/${name}/README.md`), ...sources, ...filesBelow("generated")].filter((path) =>
    /\.(?:md|ts)$/.test(path),
  );
}

function filesBelow(folder: string): string[] {
  const names = readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: "utf8" });
  return names.map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
}

function snippetsOf(file: string): Snippet[] {
  const text = readFileSync(join(REPOSITORY, file), "utf8");
  return file.endsWith(".md") ? snippetsOfMarkdown(text) : snippetsOfComments(text);
}

/** What does not compile, as `file:line message`. */
function problemsOf(samples: readonly (Snippet & { file: string })[]): string[] {
  const found = compile(Object.fromEntries(samples.map((sample, index) => [`sample ${index}`, sample.text])), {
    resolveJsonModule: true,
    types: ["node"],
  });
  return samples.flatMap((sample, index) =>
    (found[`sample ${index}`] ?? []).map(({ line, message }) => `${sample.file}:${sample.line + line - 1} ${message}`),
  );
}

const samples = files().flatMap((file) => snippetsOf(file).map((snippet) => ({ ...snippet, file })));

test("every sample of the READMEs and the doc comments compiles", () => {
  expect(problemsOf(samples)).toEqual([]);
});

test.each(["packages/types/README.md", "packages/client/README.md", "packages/client/src/create-client.ts"])("%s has samples", (file) => {
  expect(samples.map((sample) => sample.file)).toContain(file);
});

test.each(readdirSync(join(REPOSITORY, "packages")))("the README of the package %s starts with a sample", (name) => {
  expect(readFileSync(join(REPOSITORY, "packages", name, "README.md"), "utf8")).toMatch(/^# @hosting-platform\/[\w-]+\n\n```ts\n/);
});

describe("a sample", () => {
  test("is found in Markdown where its fence says ts", () => {
    const text = "# Title\n\n```ts\nconst a = 1;\n\nconst b = 2;\n```\n\n```sh\nnpm test\n```\n\n```typescript\nb;\n```\n";
    expect(snippetsOfMarkdown(text)).toEqual([
      { line: 4, text: "const a = 1;\n\nconst b = 2;" },
      { line: 14, text: "b;" },
    ]);
  });

  test("is found in a doc comment below @example, and nowhere else", () => {
    const text = [
      "/**",
      " * Makes it.",
      " * ```ts",
      " * not.an.example;",
      " * ```",
      " *",
      " * @example",
      " * ```ts",
      " * const a = `",
      " *   b`;",
      " * ```",
      " *",
      " * @returns it",
      " * ```ts",
      " * neither;",
      " * ```",
      " */",
      "export const text = `",
      "```ts",
      "nor.here;",
      "```",
      "`;",
    ].join("\n");
    expect(snippetsOfComments(text)).toEqual([{ line: 9, text: "const a = `\n  b`;" }]);
  });

  test("that does not compile is named by the line of its file", () => {
    const found = snippetsOfMarkdown("# Title\n\n```ts\nconst a = 1;\na.b;\n```\n").map((sample) => ({ ...sample, file: "README.md" }));
    expect(problemsOf(found)).toEqual(["README.md:5 TS2339: Property 'b' does not exist on type '1'."]);
  });
});
