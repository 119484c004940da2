import { queryParameters, type SourceOperation } from "../../read/source-operations.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { schemasAt, typesOf } from "../schema-walk.js";
import { child, type Fault, faultAt, follow, pointerKeys, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

const MARK = "x-pagination";
const CURSOR = "next";

const POINTERS = [
  { key: "items", what: "an array", fits: (types: ReadonlySet<string>) => types.size === 1 && types.has("array") },
  { key: "next", what: "a string or null", fits: (types: ReadonlySet<string>) => types.has("string") && isStringOrNull(types) },
] as const;

/** A page's items and cursor are where `x-pagination` says, and no documented list goes without its mark. The lint sees its form. */
export function paginationMarks({ tree, operations }: Contract): Fault[] {
  return operations.flatMap((operation) => {
    const mark = child(operation.node, MARK);
    return mark === undefined ? unmarked(tree, operation) : pointerFaults(tree, operation, mark);
  });
}

function unmarked(tree: SpecTree, operation: SourceOperation): Fault[] {
  if (operation.method !== "get" || operation.detail !== "documented" || !queryParameters(tree, operation).has(CURSOR)) return [];
  const message = `The operation takes the cursor \`${CURSOR}\` and carries no \`${MARK}\`.`;
  return [faultAt(operation.node, message, `say by \`${MARK}\` where items and cursor stand, as EXTENSIONS.md describes it`, "key")];
}

function pointerFaults(tree: SpecTree, operation: SourceOperation, mark: SpecNode): Fault[] {
  const schema = okSchema(tree, operation);
  if (schema === undefined) {
    return [
      faultAt(
        mark,
        "The operation has no JSON answer of status 200 to find pages in.",
        `describe that answer, or delete \`${MARK}\``,
        "key",
      ),
    ];
  }
  return POINTERS.flatMap(({ key, what, fits }) => {
    const pointer = child(mark, key);
    const keys = typeof pointer?.value === "string" ? pointerKeys(pointer.value) : undefined;
    if (pointer === undefined || keys === undefined) return [];
    const found = schemasAt(tree, schema, keys);
    const hint = `point \`${key}\` to ${what} in the schema of the 200 answer`;
    if (found.length === 0) return [faultAt(pointer, `\`${String(pointer.value)}\` leads to nothing in the 200 answer.`, hint)];
    return fits(typesOf(found)) ? [] : [faultAt(pointer, `\`${String(pointer.value)}\` is not ${what}.`, hint)];
  });
}

function isStringOrNull(types: ReadonlySet<string>): boolean {
  return [...types].every((type) => type === "string" || type === "null");
}

function okSchema(tree: SpecTree, { node }: SourceOperation): SpecNode | undefined {
  const response = follow(tree, child(node, "responses", "200"));
  return response === undefined ? undefined : child(response, "content", "application/json", "schema");
}
