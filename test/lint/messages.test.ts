import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { entriesBelow } from "../../scripts/core/files/entries-below.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { messageTests } from "./message-tests.js";

/** Facts are data: codes, classes and properties. These modules read words, since others give nothing else. */
const ADAPTERS: Readonly<Record<string, string>> = {
  "packages/client/src/internal/transport/": "most runtimes have neither a code nor a class for faults of `fetch`",
  "scripts/core/cli/stack-overflow.ts": "V8 throws a RangeError without a code",
  "scripts/flows/schema-faults.ts": "Respect draws the faults of a body",
  "scripts/read/redocly-problems.ts": "the rules of Redocly have only words",
};

/** The table of words. */
const WORDS = "scripts/read/faults/";

const SOURCE = /^(?:scripts|packages\/[\w-]+\/src)\/.*\.[cm]?[jt]sx?$/;

const found = new Map(
  ["scripts", "packages"].flatMap((folder) =>
    entriesBelow(join(REPOSITORY, folder)).flatMap(({ path }) => {
      const file = `${folder}/${path}`;
      if (!SOURCE.test(file)) return [];
      const text = readFileSync(join(REPOSITORY, file), "utf8");
      const lines = /message|hint|reason/.test(text) ? messageTests(file, text) : [];
      return lines.length === 0 ? [] : [[file, lines] as const];
    }),
  ),
);

test("no module looks into words for people, but adapters and the table of words", () => {
  const excepted = [WORDS, ...Object.keys(ADAPTERS)];
  const others = [...found].filter(([file]) => !excepted.some((each) => file.startsWith(each)));
  expect(others).toEqual([]);
});

test("each exception is needed, and at most five modules are adapters", () => {
  const unused = Object.keys(ADAPTERS).filter((each) => ![...found.keys()].some((file) => file.startsWith(each)));
  expect(unused).toEqual([]);
  expect(Object.keys(ADAPTERS).length).toBeLessThanOrEqual(5);
});

// prettier-ignore
test.each([
  "/^Expected/.test(finding.message)", "PATTERN.exec(error.message)", "error.message.startsWith('x')", "hint?.endsWith(name)", "reason.split(' at line ')",
  "(error as Error).message.includes('x')", "String(error['message']).match(/x/)", "message.trim().replace(/^.*: /, '')", "message.replace(/`(.*)`/, '$1')",
  "message.replace(pattern, '')", "message === 'Bad.'", "['Bad.'].includes(message)", "switch (hint) { case 'x': }", "message.split('`')[1]", "message.split('`').at(1)",
  "const [first] = message.split('\\n')", "const text = `${error.message}!`; /x/.test(text)", "const { message: text } = error; text.search(/x/)",
  "for (const line of message.split('\\n')) /x/.exec(line)", "message.split('\\n').find((line) => line.includes('x'))", "FORMS.find((form) => form.test(message))",
  "function isBad(text) { return text.startsWith('x') } isBad(error.message)", "const isBad = (text) => /x/.test(text); isBad(message)",
])("looks into words: %s", (source) => expect(messageTests("a.ts", source)).toHaveLength(1));

test.each([
  "message.replace(/\\s*\\n\\s*/g, ' ')",
  "message.split(/(`[^`]*`)/).map(escape).join('')",
  "message === ''",
  "message === other.message",
  "console.error(`${message}\\n`)",
  "reason === 'missing'",
  "/x/.test(error.code)",
  "'method' in message",
  "const line = (text) => text.replaceAll('\\n', ' '); line(message)",
  "{ const text = message; } /x/.test(text)",
])("does not: %s", (source) => expect(messageTests("a.ts", source)).toEqual([]));
