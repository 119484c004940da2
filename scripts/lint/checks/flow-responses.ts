import { callsOf, type FlowCall } from "../flows/flow-calls.js";
import { bodyPointersIn, expectedStatus, responseReadersOf } from "../flows/flow-expressions.js";
import type { SourceOperation } from "../../read/source-operations.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { partsOfSchema } from "../schema-walk.js";
import { child, entriesOf, type Fault, faultAt, follow, isObject, pointerKeys, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

/** Checks that steps expect a status of their operation and read only properties that the contract defines. */
export function flowResponses({ tree, flows, operations }: Contract): Fault[] {
  return callsOf(flows.flows, operations).flatMap((call) => responseFaults(tree, call));
}

function responseFaults(tree: SpecTree, { step, operation }: FlowCall): Fault[] {
  const expected = expectedStatus(step);
  const name = operation.operationId ?? "";
  if (expected === undefined) {
    return [faultAt(step.node, `Step \`${step.id}\` expects no status.`, "begin its `successCriteria` with `$statusCode == …`")];
  }
  const { status } = expected;
  const response = follow(tree, child(operation.node, "responses", status));
  if (response === undefined) {
    return [faultAt(expected.node, `\`${name}\` has no status ${status}.`, `expect one of ${statusesOf(operation).join(", ")}`)];
  }
  const [schema] = entriesOf(child(response, "content")).flatMap(([, media]) => child(media, "schema") ?? []);
  return responseReadersOf(step)
    .flatMap(bodyPointersIn)
    .flatMap(({ node, names: [pointer = ""] }) => {
      if (pointsToSchema(tree, schema, pointerKeys(pointer) ?? [])) return [];
      const message = `\`${pointer}\` is not in the ${status} response of \`${name}\`.`;
      return [{ ...faultAt(node, message, "use a property of the response schema"), about: { property: pointer, operationId: name } }];
    });
}

function statusesOf({ node }: SourceOperation): string[] {
  return entriesOf(child(node, "responses")).map(([status]) => status);
}

/** Checks if the keys lead to a schema, through properties and, for an index, array items. */
function pointsToSchema(tree: SpecTree, schema: SpecNode | undefined, keys: readonly string[]): boolean {
  let current = schema === undefined ? [] : [schema];
  for (const key of keys) {
    const parts = current.flatMap((node) => partsOfSchema(tree, node));
    current = parts.flatMap((part) => child(part, "properties", key) ?? (/^\d+$/.test(key) ? (child(part, "items") ?? []) : []));
  }
  return current.some(({ value }) => isObject(value));
}
