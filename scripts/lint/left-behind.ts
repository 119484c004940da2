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
  "README.md": "rename it in the sample",
};

/** Returns a warning for each hand-written line with a property that the bundle on disk had and the new bundle has not. */
export function leftBehind(root: string, bundle: string): Finding[] {
  const before = textOf(join(root, "generated/openapi.json"));
  if (before === undefined || before === bundle) return [];
  const now = propertiesOf(bundle);
  const gone = [...propertiesOf(before)].filter((name) => !now.has(name) && /^[\w$-]+$/.test(name));
  if (gone.length === 0) return [];
  const used = new RegExp(`(?<![\\w$-])(${gone.map((name) => name.replaceAll("$", "\\$")).join("|")})(?![\\w$-])`, "g");
  return Object.entries(PLACES).flatMap(([place, hint]) => {
    return filesOf(root, place).flatMap((file) => usesIn(file, used).map((use) => ({ ...use, rule: "left/property", hint })));
  });
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
  const isText = (name: string): boolean => (place === "packages" ? /^[\w-]+\/[^/]*\.md$/.test(name) : /\.(ts|ya?ml|json|md)$/.test(name));
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
