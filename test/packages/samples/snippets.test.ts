import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/lint/redocly-config.js";
import { codeOf, somePrograms } from "../../docs/samples/harness/contract.js";
import { compile } from "../../harness/compile.js";
import { type Snippet, snippetsOfComments, snippetsOfMarkdown } from "../../harness/snippets.js";
import { documents, guides } from "./harness/samples.js";

const PACKAGES = readdirSync(join(REPOSITORY, "packages"));

/** Every file whose samples users read. */
function files(): string[] {
  const sources = PACKAGES.flatMap((name) => filesBelow(`packages/${name}/src`));
  return [...documents(), ...guides(), ...sources, ...filesBelow("generated")].filter((path) => /\.(?:md|ts)$/.test(path));
}

function filesBelow(folder: string): string[] {
  const names = readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: "utf8" });
  return names.map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
}

function snippetsOf(file: string): Snippet[] {
  const text = readFileSync(join(REPOSITORY, file), "utf8");
  return file.endsWith(".md") ? snippetsOfMarkdown(text) : snippetsOfComments(text);
}

/** Texts that have to be refused, so that it is known what samples are held to, with the line and the code of the error. */
const WRONG: Readonly<Record<string, [text: string, error: string]>> = {
  "README.md": ["# Title\n\n```ts\nconst a = 1;\na.b;\n```\n", "5 TS2339"],
  "undefined.md": ["```ts\nconst a: { b?: string } = { b: undefined };\nconsole.log(a);\n```\n", "2 TS2375"],
  "shorter.md": ["```ts\nconst [a] = [1].slice(1);\nconst b: number = a;\nconsole.log(b);\n```\n", "3 TS2322"],
  "missing.md": ['```ts\nimport { a } from "@hosting-platform/client/missing";\nconsole.log(a);\n```\n', "2 TS2307"],
};

const samples = files().flatMap((file) => snippetsOf(file).map((snippet) => ({ ...snippet, file })));

// A result that is not shown has the type unknown.
const UNKNOWN = `${codeOf("readTeam", "function")}const known: string = result;\nconsole.log(known);\n`;

test("compiles every sample and detects invalid ones", () => {
  const wrong = Object.entries(WRONG).flatMap(([file, [text]]) => snippetsOfMarkdown(text).map((snippet) => ({ ...snippet, file })));
  const ofReference = Object.entries(somePrograms).map(([file, text]) => ({ file, line: 1, text }));
  const all = [...samples, ...ofReference, ...wrong, { file: "unknown.md", line: 1, text: UNKNOWN }];
  const found = compile(Object.fromEntries(all.map((sample, index) => [`sample ${index}`, sample.text])), {
    exactOptionalPropertyTypes: true,
    resolveJsonModule: true,
    types: ["node"],
  });
  const problems = all.flatMap(({ file, line: first }, index) =>
    (found[`sample ${index}`] ?? []).map(({ line, message }) => `${file}:${first + line - 1} ${message}`),
  );
  const expected = Object.entries(WRONG).map(([file, [, error]]) => expect.stringContaining(`${file}:${error}:`) as string);
  expect(problems).toEqual([...expected, expect.stringMatching(/^unknown\.md:\d+ TS2322: Type 'unknown'/)]);
  // The one program of all samples takes a busy machine long.
});

test.each(["packages/sdk/RECIPES.md", "scripts/docs/guides/quickstart.md", "packages/client/src/create-client.ts"])(
  "finds samples in %s",
  (file) => {
    expect(samples.map((sample) => sample.file)).toContain(file);
  },
);

test.each(PACKAGES)("starts the README of %s with one sentence and code", (name) => {
  const text = readFileSync(join(REPOSITORY, "packages", name, "README.md"), "utf8");
  expect(text).toMatch(/^# @hosting-platform\/[\w-]+\n\n[^\n]+\.\n\n```(?:ts\n|sh\nnpm install )/);
  expect(text).toContain(`\nnpm install @hosting-platform/${name}`);
});
