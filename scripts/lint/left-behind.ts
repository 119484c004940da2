import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../core/files/entries-below.js";
import type { Finding } from "../core/cli/finding.js";

/** Hand-written files and folders that use the contract's property names, and what to do there. */
const PLACES: Readonly<Record<string, string>> = {
  "spec/flows": "rename it in the flow, or remove the step",
  "packages/emulator/src/internal": "rename it in the emulator, whose responses must fit the contract",
  "test/fixtures/instances": "rename it in the instances of the schema",
  "test/spec/instances-operations.test.ts": "rename it in the instances of the operation",
  packages: "rename it in the sample",
  "scripts/docs/guides": "rename it in the guide",
  "README.md": "rename it in the sample",
};

/** Hand-written files that make values of the contract's schemas, and what to do there. */
const MAKERS: Readonly<Record<string, string>> = {
  "packages/emulator/src/internal": "add it to the emulator's responses",
  "test/fixtures/instances": "add it to the instances of the schema",
};

/** Returns a warning for each hand-written line that no longer fits, compared with the bundle on disk. */
export function leftBehind(root: string, bundle: string): Finding[] {
  const before = textOf(join(root, "generated/openapi.json"));
  return before === undefined || before === bundle ? [] : [...lostProperties(root, before, bundle), ...newRequired(root, before, bundle)];
}

/** Returns the lines with a property that only the bundle before has. */
function lostProperties(root: string, before: string, bundle: string): Finding[] {
  const now = propertiesOf(bundle);
  const gone = [...propertiesOf(before)].filter((name) => !now.has(name) && /^[\w$-]+$/.test(name));
  if (gone.length === 0) return [];
  const used = anyOf(gone);
  return Object.entries(PLACES).flatMap(([place, hint]) => {
    return filesOf(root, place).flatMap((file) => usesIn(file, used).map((use) => ({ ...use, rule: "left/property", hint })));
  });
}

/** Returns the files that name all required properties of a schema but one that is new. */
function newRequired(root: string, before: string, bundle: string): Finding[] {
  const old = requiredOf(before);
  const added = [...requiredOf(bundle)].flatMap(([schema, names]) => {
    const known = old.get(schema) ?? [];
    // A single name says too little about a file.
    return known.length < 2 ? [] : names.filter((name) => !known.includes(name)).map((name) => ({ schema, name, known }));
  });
  return Object.entries(MAKERS).flatMap(([place, hint]) =>
    filesOf(root, place).flatMap((file) =>
      added.flatMap(({ schema, name, known: [first = "", ...others] }): Finding[] => {
        const words = new Set(textOf(file)?.match(/[\w$-]+/g));
        if (words.has(name) || ![first, ...others].every((other) => words.has(other))) return [];
        const [use] = usesIn(file, anyOf([first]));
        const message = `\`${schema}\` now requires the property \`${name}\`, which this file does not have.`;
        return use === undefined ? [] : [{ ...use, message, rule: "left/required", hint }];
      }),
    ),
  );
}

/** Matches the names as whole words. */
function anyOf(names: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w$-])(${names.map((name) => name.replaceAll("$", "\\$")).join("|")})(?![\\w$-])`, "g");
}

function requiredOf(bundle: string): Map<string, string[]> {
  const { components } = JSON.parse(bundle) as { components?: { schemas?: Record<string, { required?: string[] }> } };
  return new Map(Object.entries(components?.schemas ?? {}).map(([name, { required = [] }]) => [name, required]));
}

function usesIn(file: string, used: RegExp): Omit<Finding, "rule">[] {
  const lines = textOf(file)?.split("\n") ?? [];
  return lines.flatMap((text, index) =>
    [...text.matchAll(used)].map(({ 0: name, index: at }) => {
      return { file, line: index + 1, column: at + 1, message: `The contract no longer has the property \`${name}\`.` };
    }),
  );
}

/** Returns the files of a place; below `packages`, only its Markdown. */
function filesOf(root: string, place: string): string[] {
  const path = join(root, place);
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind === undefined) return [];
  if (!kind.isDirectory()) return [path];
  const isText = (name: string): boolean =>
    place === "packages" ? /^[\w-]+\/(?!api-report)[^/]*\.md$/.test(name) : /\.(ts|ya?ml|json|md)$/.test(name);
  return entriesBelow(path).flatMap(({ path: name, entry }) => (entry.isFile() && isText(name) ? [join(path, name)] : []));
}

/** Returns the names of all properties in a bundle. */
function propertiesOf(bundle: string): Set<string> {
  const names = new Set<string>();
  JSON.parse(bundle, (key, value: unknown) => {
    if (key === "properties" && typeof value === "object" && value !== null) for (const name of Object.keys(value)) names.add(name);
    return value;
  });
  return names;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
