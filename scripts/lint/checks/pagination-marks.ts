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

/** Checks that `x-pagination` points to a page's items and cursor, and that every documented list has it. The lint checks its form. */
export function paginationMarks({ tree, operations }: Contract): Fault[] {
  return operations.flatMap((operation) => {
    const mark = child(operation.node, MARK);
    return mark === undefined ? unmarked(tree, operation) : pointerFaults(tree, operation, mark);
  });
}

function unmarked(tree: SpecTree, operation: SourceOperation): Fault[] {
  if (operation.method !== "get" || operation.detail !== "documented" || !queryParameters(tree, operation).has(CURSOR)) return [];
  const message = `The operation has the cursor \`${CURSOR}\` but no \`${MARK}\`.`;
  return [faultAt(operation.node, message, `add \`${MARK}\` as described in EXTENSIONS.md`, "key")];
}

function pointerFaults(tree: SpecTree, operation: SourceOperation, mark: SpecNode): Fault[] {
  const schema = okSchema(tree, operation);
  if (schema === undefined) {
    return [faultAt(mark, "The operation has no JSON response with status 200.", `describe the response, or delete \`${MARK}\``, "key")];
  }
  return POINTERS.flatMap(({ key, what, fits }) => {
    const pointer = child(mark, key);
    const keys = typeof pointer?.value === "string" ? pointerKeys(pointer.value) : undefined;
    if (pointer === undefined || keys === undefined) return [];
    const found = schemasAt(tree, schema, keys);
    const hint = `point \`${key}\` to ${what} in the schema of the 200 response`;
    if (found.length === 0) return [faultAt(pointer, `\`${String(pointer.value)}\` is not in the 200 response.`, hint)];
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
