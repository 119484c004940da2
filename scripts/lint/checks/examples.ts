import { basename } from "node:path";
import type { SpecTree } from "../../read/spec-tree.js";
import { child, entriesOf, type Fault, faultAt, follow, refOf, type SpecNode, splitRef } from "../../read/spec-node.js";
import { type Contract, partsOf } from "./check.js";

/** Checks that an example has the same name in its file name and where it is used. */
export function examples({ tree, operations }: Contract): Fault[] {
  const faults = operations.flatMap(({ node }) => {
    const holders = [child(node, "requestBody"), ...entriesOf(child(node, "responses")).map(([, response]) => response)];
    return holders.flatMap((holder) => mediaTypesOf(tree, holder)).flatMap((mediaType) => nameFaults(tree, mediaType));
  });
  // A shared response belongs to many operations.
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

function nameFaults(tree: SpecTree, mediaType: SpecNode): Fault[] {
  return entriesOf(child(mediaType, "examples")).flatMap(([name, entry]) => {
    const its = caseOf(tree, entry);
    if (its === undefined || its === name) return [];
    return [faultAt(entry, `The example is named \`${name}\` here and \`${its}\` in its file name.`, "use one name for both", "key")];
  });
}

/** The media types of a request body or a response. */
function mediaTypesOf(tree: SpecTree, holder: SpecNode | undefined): SpecNode[] {
  const target = follow(tree, holder);
  return target === undefined ? [] : entriesOf(child(target, "content")).map(([, mediaType]) => mediaType);
}

/** `createThing.request-full.yaml` → `request-full`. */
function caseOf(tree: SpecTree, entry: SpecNode): string | undefined {
  const ref = refOf(entry);
  if (ref === undefined) return undefined;
  const { path } = splitRef(entry.file.path, ref);
  return partsOf(tree, path).at(-2) === "examples" ? basename(path).split(".")[1] : undefined;
}
