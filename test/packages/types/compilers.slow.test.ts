import { beforeAll, describe, expect, it } from "vitest";
import { type Found, type Program, type Programs, STRICT, writePrograms } from "../../harness/compilers.js";
import { entriesOf, PACKAGES } from "../../harness/package-entries.js";
import { CALL_MODULES, modulesOf, sameCode } from "./calls/all.js";

const entryModule = [
  `import document from "@hosting-platform/types/openapi.json" with { type: "json" };`,
  ...PACKAGES.flatMap((name) => entriesOf(name)).map(
    ({ specifier }, index) => `import * as entry${index} from "${specifier}";\nexport type Entry${index} = typeof entry${index};`,
  ),
  "export const version: string = document.info.version;",
].join("\n");

// The declarations of the packages are checked, those of the language are not.
const NODENEXT = { ...STRICT, resolveJsonModule: true, skipLibCheck: false, skipDefaultLibCheck: true };
const own = CALL_MODULES.filter(({ kind }) => kind !== "schemas");
const right = own.filter(({ errors }) => errors.length === 0);

const PROGRAMS: Record<string, Program> = {
  nodenext: { modules: { ...modulesOf(own), entries: entryModule }, options: NODENEXT },
  bundler: {
    modules: { ...modulesOf(right), entries: entryModule },
    options: { ...NODENEXT, module: "esnext", moduleResolution: "bundler" },
  },
  loose: { modules: modulesOf(right), options: { ...NODENEXT, exactOptionalPropertyTypes: false, skipLibCheck: true } },
  // The declarations of the validators are theirs to prove.
  validators: { modules: modulesOf(CALL_MODULES.filter(({ kind }) => kind === "schemas")), options: { ...NODENEXT, skipLibCheck: true } },
};

// 5.9 lies between two of them, and compiles the packages and their samples in other tests.
const VERSIONS = ["5.4", "6.0", "7.0"] as const;
let programs: Programs;
beforeAll(async () => (programs = await writePrograms(PROGRAMS)));

describe.each(VERSIONS)("TypeScript %s", (version) => {
  let found: Found[] = [];
  beforeAll(async () => {
    // The fastest one is asked for every way of finding the packages.
    found = await programs.check(version, version === "7.0" ? undefined : ["nodenext", "validators"]);
  });

  it("compiles the declarations of every entry with each module resolution", () =>
    expect(found.filter(({ file }) => !/\/[a-z]+-\d+\.ts$/.test(file))).toEqual([]));

  it.each(CALL_MODULES.map(({ name, module, errors }) => [name, module, errors] as const))("%s", (_, module, errors) => {
    const codes = found.filter(({ file }) => file.endsWith(`/${module}.ts`)).map(({ code }) => code);
    // Only the other versions report the codes of the table.
    const codeOf = version === "7.0" ? sameCode : (code: string): string => code;
    expect(codes.map(codeOf)).toEqual(errors.map(codeOf));
  });
});
