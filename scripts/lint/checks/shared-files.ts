import { compare } from "../../core/cli/finding.js";
import { type Fault, faultOf } from "../../read/spec-node.js";
import { type Contract, partsOf, shown } from "./check.js";

/** Checks that a file that several groups refer to is in `shared/`. `check/example-owners` covers examples. */
export function sharedFiles({ tree, references }: Contract): Fault[] {
  const others = new Map<string, string>();
  for (const [from, targets] of references) {
    const [top, group] = partsOf(tree, from);
    for (const target of targets) {
      const [place, owner, kind] = partsOf(tree, target);
      if (top === "groups" && place === "groups" && kind !== "examples" && owner !== group && tree.files.has(target))
        others.set(target, from);
    }
  }
  return [...others]
    .sort(([a], [b]) => compare(a, b))
    .map(([file, from]) => {
      const kind = partsOf(tree, file).at(-2) ?? "";
      return faultOf(file, `${shown(tree, from)} of another group refers to this file.`, `move the file to shared/${kind}/`);
    });
}
