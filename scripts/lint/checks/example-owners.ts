import { basename } from "node:path";
import type { SpecTree } from "../../read/spec-tree.js";
import { type Fault, faultOf, fileReferences } from "../../read/spec-node.js";
import { type Contract, partsOf, shown } from "./check.js";

/** Checks that an example file is named after its operation or response, is in the same group, and is used only there. */
export function exampleOwners(contract: Contract): Fault[] {
  const { tree, complete } = contract;
  if (!complete) return [];
  const users = usersOf(contract);
  return exampleFiles(tree).flatMap((file) => {
    const owner = basename(file).split(".")[0] ?? "";
    return partsOf(tree, file)[0] === "shared"
      ? sharedFaults(contract, file, owner)
      : operationFaults(contract, file, owner, users.get(file) ?? new Set());
  });
}

function exampleFiles(tree: SpecTree): string[] {
  return [...tree.files.keys()].filter((file) => partsOf(tree, file).at(-2) === "examples");
}

function operationFaults({ tree, operations }: Contract, file: string, owner: string, users: ReadonlySet<string>): Fault[] {
  const homes = operations.filter(({ operationId }) => operationId === owner).map(({ pathItem }) => pathItem.file.path);
  const home = homes[0];
  if (home === undefined) {
    return [faultOf(file, `Unknown operation \`${owner}\`.`, "name the file <operationId>.<case>.yaml after its operation")];
  }
  const faults: Fault[] = [];
  const group = partsOf(tree, file)[1];
  if (!homes.some((path) => partsOf(tree, path)[1] === group)) {
    faults.push(faultOf(file, `The operation \`${owner}\` is in another group.`, `move the file to the group of ${shown(tree, home)}`));
  }
  if (!users.has(owner)) {
    faults.push(faultOf(file, `The operation \`${owner}\` does not use this example.`, "refer to it there, or delete it"));
  }
  for (const user of users) {
    if (user === owner) continue;
    faults.push(faultOf(file, `The operation \`${user}\` uses this example of \`${owner}\`.`, `add an example for \`${user}\``));
  }
  return faults;
}

function sharedFaults({ tree, references }: Contract, file: string, owner: string): Fault[] {
  const home = `\`shared/responses/${owner}.yaml\``;
  const users = [...references].filter(([, targets]) => targets.includes(file)).map(([path]) => shown(tree, path));
  const others = users
    .filter((user) => user !== home)
    .map((user) => faultOf(file, `${user} uses this example of the response \`${owner}\`.`, "add an example for it"));
  if (users.includes(home)) return others;
  const hint = "name the file <ResponseName>.<case>.yaml and refer to it in that response";
  return [...others, faultOf(file, `No response ${home} uses this example.`, hint)];
}

/** Returns, for each example file, the operations that reference it directly or through other files. */
function usersOf({ operations, references }: Contract): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const { node, operationId } of operations) {
    const reached = new Set<string>();
    const pending = fileReferences(node);
    for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      users.set(file, (users.get(file) ?? new Set()).add(operationId ?? "an operation without an operationId"));
      pending.push(...(references.get(file) ?? []));
    }
  }
  return users;
}
