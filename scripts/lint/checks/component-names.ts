import { compare } from "../../core/cli/finding.js";
import { type Fault, faultOf } from "../../read/spec-node.js";
import { type Contract, partsOf, shown } from "./check.js";

const CAMEL = { pattern: /^[a-z][A-Za-z0-9]*$/, form: "lowerCamelCase" };
const EXAMPLE = { pattern: /^[A-Za-z][A-Za-z0-9]*\.[a-z0-9]+(-[a-z0-9]+)*$/, form: "<operationId>.<case-in-kebab-case>" };

/** The kinds of components. The lint checks the names of kinds without a form here. */
const KINDS = new Map<string | undefined, { pattern: RegExp; form: string } | undefined>([
  ["schemas", undefined],
  ["responses", undefined],
  ["requestBodies", undefined],
  ["parameters", undefined],
  ["headers", undefined],
  ["securitySchemes", CAMEL],
  ["examples", EXAMPLE],
]);

/** Checks that component files are in a folder of their kind and have a valid, unique name: it becomes their name in the bundle. */
export function componentNames({ tree }: Contract): Fault[] {
  const faults: Fault[] = [];
  const taken = new Map<string, string>();
  for (const file of [...tree.files.keys()].sort(compare)) {
    const parts = partsOf(tree, file);
    if (isOtherFile(parts)) continue;
    const kind = kindOf(parts);
    const name = /^(.+)\.yaml$/.exec(parts.at(-1) ?? "")?.[1];
    if (!KINDS.has(kind) || name === undefined) {
      const hint = `move it to one of ${[...KINDS.keys()].join(", ")} in groups/<tag>/ or shared/, as <name>.yaml`;
      faults.push(faultOf(file, "The file is outside the contract's folder layout.", hint));
      continue;
    }
    const rule = KINDS.get(kind);
    if (rule === undefined) continue;
    if (!rule.pattern.test(name))
      faults.push(faultOf(file, `\`${name}\` is not a valid name in ${kind}.`, `rename the file: ${rule.form}`));
    const key = `${kind}/${name.toLowerCase()}`;
    const other = taken.get(key);
    if (other === undefined) taken.set(key, file);
    else
      faults.push(
        faultOf(
          file,
          `${shown(tree, other)} has the name \`${name}\` as well.`,
          "rename one of the two; names must differ in more than case",
        ),
      );
  }
  return faults;
}

function kindOf(parts: readonly string[]): string | undefined {
  if (parts[0] === "groups" && parts.length === 4) return parts[2];
  return parts[0] === "shared" && parts.length === 3 ? parts[1] : undefined;
}

/** The root document, the prose, and the path files, which have a check of their own. */
function isOtherFile(parts: readonly string[]): boolean {
  if (parts.length === 1) return true;
  if (parts[0] !== "groups") return false;
  return (parts.length === 3 && parts[2] === "tag.md") || (parts.length === 4 && parts[2] === "paths");
}
