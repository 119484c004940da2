import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { COMPILERS, type CompilerVersion, type Found, type Program, type Programs, writePrograms } from "../support/compilers.js";
import { entriesOf, PACKAGES } from "../support/package-entries.js";
import { CALLS } from "./calls/all.js";
import { moduleOf } from "./calls/calls.js";

/** A call as a module that is named by its kind and its place, such as `client-right-3`. */
interface CallModule {
  name: string;
  module: string;
  text: string;
  /** What version 5.9 says of a wrong one. */
  message: string;
}

const callModules = (kinds: readonly string[], which: "right" | "wrong"): CallModule[] =>
  kinds.flatMap((kind) => {
    const calls = CALLS[kind];
    if (calls === undefined) throw new Error(`there are no calls of ${kind}`);
    const rows = which === "wrong" ? calls.wrong : Object.entries(calls.right).map(([name, code]) => [name, code, ""] as const);
    return rows.map(([name, code, message], index) => {
      return { name: `${kind}: ${name}`, module: `${kind}-${which}-${index}`, text: moduleOf(calls, code), message };
    });
  });

const modulesOf = (...calls: CallModule[]): Record<string, string> => Object.fromEntries(calls.map(({ module, text }) => [module, text]));

const entries = PACKAGES.flatMap((name) => entriesOf(name));
const entryModule = [
  `import document from "@hosting-platform/types/openapi.json" with { type: "json" };`,
  ...entries.map(
    ({ specifier }, index) => `import * as entry${index} from "${specifier}";\nexport type Entry${index} = typeof entry${index};`,
  ),
  "export const version: string = document.info.version;",
].join("\n");

// The declarations of the validators are theirs to prove.
const KINDS = Object.keys(CALLS).filter((kind) => kind !== "schemas");
const right = callModules(KINDS, "right");
const wrong = callModules(KINDS, "wrong");
const validated = { right: callModules(["schemas"], "right"), wrong: callModules(["schemas"], "wrong") };

const STRICT = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  resolveJsonModule: true,
  moduleDetection: "force",
  skipLibCheck: false,
  // The declarations of the packages are looked at, those of the language are not.
  skipDefaultLibCheck: true,
};
const NODENEXT = { ...STRICT, module: "nodenext" };

const PROGRAMS: Record<string, Program> = {
  nodenext: { modules: { ...modulesOf(...right, ...wrong), entries: entryModule }, options: NODENEXT },
  bundler: {
    modules: { ...modulesOf(...right), entries: entryModule },
    options: { ...STRICT, module: "esnext", moduleResolution: "bundler" },
  },
  validators: { modules: modulesOf(...validated.right, ...validated.wrong), options: { ...NODENEXT, skipLibCheck: true } },
};

/** Where the second line of a message ends it with the reason, version 7 says that alone, by its own code. */
const REASONS: readonly [reason: RegExp, code: string][] = [
  [/^.+\n {2}Property '\w+' is missing in type .+$/, "TS2741"],
  [/^.+\n {2}Type .+ is missing the following properties from type .+$/, "TS2739"],
];

function codeOf(message: string, version: CompilerVersion): string {
  const reason = version === "7.0" ? REASONS.find(([text]) => text.test(message)) : undefined;
  return reason?.[1] ?? message.slice(0, message.indexOf(":"));
}

const VERSIONS = Object.keys(COMPILERS) as CompilerVersion[];
let programs: Programs;
let outcomes: PromiseSettledResult<Found[]>[] = [];

// All of them at the same time, and to their ends: one that is missing or breaks down fails its own tests.
beforeAll(async () => {
  programs = await writePrograms(PROGRAMS);
  outcomes = await Promise.allSettled(VERSIONS.map((version) => programs.check(version)));
}, 120_000);
afterAll(() => programs.remove());

/** What a compiler found in all the programs. */
function foundBy(version: CompilerVersion): Found[] {
  const outcome = outcomes[VERSIONS.indexOf(version)];
  if (outcome?.status !== "fulfilled") throw new Error(`TypeScript ${version} did not run`, { cause: outcome?.reason });
  return outcome.value;
}

describe.each(VERSIONS)("TypeScript %s", (version) => {
  const codes = (module: string): string[] =>
    foundBy(version)
      .filter(({ file }) => file.endsWith(`/${module}.ts`))
      .map(({ code }) => code);

  test("is what is installed under that name", () => {
    const file = join(REPOSITORY, "node_modules", COMPILERS[version], "package.json");
    const installed = JSON.parse(readFileSync(file, "utf8")) as { name: string; version: string };
    expect(installed).toMatchObject({ name: "typescript", version: expect.stringMatching(`^${version}\\.`) as string });
  });

  test("takes the declarations of every entry of the packages, by each way of finding them", () => {
    const others = foundBy(version).filter(({ file }) => !/\/[a-z]+-(?:right|wrong)-\d+\.ts$/.test(file));
    expect(others.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([]);
  });

  test.each([...right, ...validated.right].map(({ name, module }) => [name, module] as const))("takes %s", (_, module) => {
    expect(codes(module)).toEqual([]);
  });

  test.each([...wrong, ...validated.wrong].map(({ name, module, message }) => [name, module, message] as const))(
    "refuses %s",
    (_, module, message) => {
      expect(codes(module)).toEqual([codeOf(message, version)]);
    },
  );
});
