import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Found, type Program, type Programs, writePrograms } from "../../harness/compilers.js";
import { entriesOf, PACKAGES } from "../../harness/package-entries.js";
import { CALL_MODULES, type CallModule } from "./calls/all.js";

const modulesOf = (calls: readonly CallModule[]): Record<string, string> =>
  Object.fromEntries(calls.map(({ module, text }) => [module, text]));

const entryModule = [
  `import document from "@hosting-platform/types/openapi.json" with { type: "json" };`,
  ...PACKAGES.flatMap((name) => entriesOf(name)).map(
    ({ specifier }, index) => `import * as entry${index} from "${specifier}";\nexport type Entry${index} = typeof entry${index};`,
  ),
  "export const version: string = document.info.version;",
].join("\n");

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
const own = CALL_MODULES.filter(({ kind }) => kind !== "schemas");
const right = own.filter(({ errors }) => errors.length === 0);

const PROGRAMS: Record<string, Program> = {
  nodenext: { modules: { ...modulesOf(own), entries: entryModule }, options: NODENEXT },
  bundler: {
    modules: { ...modulesOf(right), entries: entryModule },
    options: { ...STRICT, module: "esnext", moduleResolution: "bundler" },
  },
  loose: { modules: modulesOf(right), options: { ...NODENEXT, exactOptionalPropertyTypes: false, skipLibCheck: true } },
  // The declarations of the validators are theirs to prove.
  validators: { modules: modulesOf(CALL_MODULES.filter(({ kind }) => kind === "schemas")), options: { ...NODENEXT, skipLibCheck: true } },
};

// TypeScript 5.9 compiles the calls among the fast tests.
const VERSIONS = ["5.4", "6.0", "7.0"] as const;
let programs: Programs;
beforeAll(async () => (programs = await writePrograms(PROGRAMS)));
afterAll(() => programs.remove());

describe.each(VERSIONS)("TypeScript %s", (version) => {
  let found: Found[] = [];
  beforeAll(async () => {
    // The fastest one is asked for every way of finding the packages.
    found = await programs.check(version, version === "7.0" ? undefined : ["nodenext", "validators"]);
  });

  it("compiles the declarations of every entry with each module resolution", () =>
    expect(found.filter(({ file }) => !/\/[a-z]+-\d+\.ts$/.test(file))).toEqual([]));

  it.each(CALL_MODULES.map(({ name, module, errors }) => [name, module, errors] as const))("%s", (_, module, errors) => {
    // Where a message ends with the reason, version 7 says that alone, by its own code.
    const codeOf = (code: string): string => (version === "7.0" && ["TS2739", "TS2741"].includes(code) ? "TS2345" : code);
    const codes = found.filter(({ file }) => file.endsWith(`/${module}.ts`)).map(({ code }) => codeOf(code));
    expect(codes).toEqual(errors.map(codeOf));
  });
});
