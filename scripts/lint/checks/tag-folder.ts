import { join } from "node:path";
import { compare } from "../../core/cli/finding.js";
import { pathFileOf, rootDocument } from "../../read/source-operations.js";
import { child, entriesOf, type Fault, faultAt, faultOf, type SpecNode } from "../../read/spec-node.js";
import { kebabCase } from "../../model/case.js";
import { forgottenPaths, tagLine, tagProseOf } from "../forgotten.js";
import { type Contract, partsOf, shown } from "./check.js";

/** Checks that operations are in the folder of their tag and that each tag has a folder. The lint reports extra and undeclared tags. */
export function tagFolders(contract: Contract): Fault[] {
  const tags = tagsOf(contract);
  return [...unused(contract, tags), ...misplaced(contract, tags), ...foldersWithoutTag(contract, tags)];
}

function tagsOf({ tree }: Contract): Map<string, SpecNode> {
  const tags = entriesOf(child(rootDocument(tree), "tags")).map(([, tag]) => tag);
  return new Map(tags.map((tag) => [String(child(tag, "name")?.value), tag]));
}

function unused({ tree, onDisk, operations, complete }: Contract, tags: ReadonlyMap<string, SpecNode>): Fault[] {
  if (!complete) return [];
  const forgotten = forgottenPaths(
    tree.folder,
    onDisk.filter((file) => !tree.files.has(file)),
  );
  const used = new Set([...operations, ...forgotten].flatMap((operation) => operation.tags));
  return [...tags]
    .filter(([name]) => !used.has(name))
    .map(([name, tag]) => faultAt(tag, `No operation has the tag \`${name}\`.`, "delete the tag and its folder"));
}

function misplaced({ tree, operations }: Contract, declared: ReadonlyMap<string, SpecNode>): Fault[] {
  return operations.flatMap(({ node, tags, entry }) => {
    const [tag, ...others] = tags;
    const at = child(node, "tags");
    const file = pathFileOf(entry);
    if (at === undefined || file === undefined) return [];
    if (tag === undefined) return [faultAt(at, "The operation has no tag.", "add the tag of its folder")];
    if (others.length > 0 || !declared.has(tag)) return [];
    if (partsOf(tree, file)[1] === kebabCase(tag)) return [];
    return [
      faultAt(at, `\`${tag}\` is not the tag of ${shown(tree, file)}.`, `move the file to groups/${kebabCase(tag)}/, or fix the tag`),
    ];
  });
}

function foldersWithoutTag({ tree, onDisk }: Contract, tags: ReadonlyMap<string, SpecNode>): Fault[] {
  const expected = new Set([...tags.keys()].map(kebabCase));
  const firstFiles = new Map<string, string>();
  for (const file of onDisk) {
    const [top, folder = "", ...rest] = partsOf(tree, file);
    if (top === "groups" && rest.length > 0 && !expected.has(folder) && !firstFiles.has(folder)) firstFiles.set(folder, file);
  }
  return [...firstFiles]
    .sort(([a], [b]) => compare(a, b))
    .map(([folder, file]) => {
      const message = `No tag has the folder \`groups/${folder}\`.`;
      const [tag] = forgottenPaths(tree.folder, onDisk).flatMap(({ tags: names }) => names.filter((name) => kebabCase(name) === folder));
      if (tag === undefined || !onDisk.includes(join(tree.folder, tagProseOf(tag)))) {
        return faultOf(file, message, "declare its tag in the root document, or rename the folder");
      }
      return { ...faultOf(file, message, `add to \`tags\`: ${tagLine(tag)}`), fixable: true as const };
    });
}
