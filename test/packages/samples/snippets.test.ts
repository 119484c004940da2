import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { codeOf, somePrograms } from "../../docs/samples/harness/contract.js";
import { STRICT, writePrograms } from "../../harness/compilers.js";
import { snippetsOfMarkdown } from "../../harness/snippets.js";
import { documents, guides, samplesOf, sources } from "./harness/samples.js";

const PACKAGES = readdirSync(join(REPOSITORY, "packages"));

/** Texts that have to be refused, so that it is known what samples are held to, with the line and the code of the error; sorted by file. */
const WRONG: Readonly<Record<string, [text: string, error: string]>> = {
  "README.md": ["# Title\n\n```ts\nconst a = 1;\na.b;\n```\n", "5 TS2339"],
  "missing.md": ['```ts\nimport { a } from "@hosting-platform/client/missing";\nconsole.log(a);\n```\n', "2 TS2307"],
  "shorter.md": ["```ts\nconst [a] = [1].slice(1);\nconst b: number = a;\nconsole.log(b);\n```\n", "3 TS2322"],
  "undefined.md": ["```ts\nconst a: { b?: string } = { b: undefined };\nconsole.log(a);\n```\n", "2 TS2375"],
};

// run.test.ts checks that no sample is missing.
const samples = [...documents(), ...guides(), ...sources()].flatMap((file) => samplesOf(file));

// A result that is not shown has the type unknown.
const UNKNOWN = `${codeOf("readTeam", "function")}const known: string = result;\nconsole.log(known);\n`;

test("compiles every sample and detects invalid ones", async () => {
  const wrong = Object.entries(WRONG).flatMap(([file, [text]]) => snippetsOfMarkdown(text).map((snippet) => ({ ...snippet, file })));
  const ofReference = Object.entries(somePrograms).map(([file, text]) => ({ file, line: 1, text }));
  const all = [...samples, ...ofReference, ...wrong, { file: "unknown.md", line: 1, text: UNKNOWN }];
  const modules = Object.fromEntries(all.map(({ text }, index) => [index, text]));
  const programs = await writePrograms({ samples: { modules, options: { ...STRICT, types: ["node"] } } });
  const found = await programs.check("7.0");
  const problems = found.map(({ file: module, line, code, message }) => {
    const sample = all[Number(basename(module, ".ts"))];
    return sample === undefined ? `${module} ${message}` : `${sample.file}:${sample.line + line - 1} ${code}: ${message}`;
  });
  const expected = Object.entries(WRONG).map(([file, [, error]]) => expect.stringContaining(`${file}:${error}:`) as string);
  expect(problems.sort()).toEqual([...expected, expect.stringMatching(/^unknown\.md:\d+ TS2322: Type 'unknown'/)]);
});

test.each(PACKAGES)("starts the README of %s with one sentence and code", (name) => {
  const text = readFileSync(join(REPOSITORY, "packages", name, "README.md"), "utf8");
  expect(text).toMatch(/^# @hosting-platform\/[\w-]+\n\n[^\n]+\.\n\n```(?:ts\n|sh\n(?:npm install|npx) )/);
  expect(text).toMatch(new RegExp(`\\n(?:npm install|npx) @hosting-platform/${name}\\b`));
});
