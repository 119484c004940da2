import { callsOf, type FlowCall } from "../flows/flow-calls.js";
import { answerReadersOf, bodyPointersIn, expectedStatus } from "../flows/flow-expressions.js";
import type { SourceOperation } from "../../read/source-operations.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { partsOfSchema } from "../schema-walk.js";
import { child, entriesOf, type Fault, faultAt, follow, isObject, pointerKeys, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

/** A step expects a status that its operation has, and reads of the body only what the contract says is in it. */
export function flowAnswers({ tree, flows, operations }: Contract): Fault[] {
  return callsOf(flows.flows, operations).flatMap((call) => answerFaults(tree, call));
}

function answerFaults(tree: SpecTree, { step, operation }: FlowCall): Fault[] {
  const expected = expectedStatus(step);
  const name = operation.operationId ?? "";
  if (expected === undefined) {
    return [faultAt(step.node, `Step \`${step.id}\` says no status.`, "begin its `successCriteria` with `$statusCode == …`")];
  }
  const { status } = expected;
  const response = follow(tree, child(operation.node, "responses", status));
  if (response === undefined) {
    return [faultAt(expected.node, `\`${name}\` has no status ${status}.`, `expect one of ${statusesOf(operation).join(", ")}`)];
  }
  const [schema] = entriesOf(child(response, "content")).flatMap(([, media]) => child(media, "schema") ?? []);
  return answerReadersOf(step)
    .flatMap(bodyPointersIn)
    .flatMap(({ node, names: [pointer = ""] }) => {
      if (leadsSomewhere(tree, schema, pointerKeys(pointer) ?? [])) return [];
      const message = `\`${pointer}\` leads to nothing in the ${status} answer of \`${name}\`.`;
      return [faultAt(node, message, "read what the schema of the answer has")];
    });
}

function statusesOf({ node }: SourceOperation): string[] {
  return entriesOf(child(node, "responses")).map(([status]) => status);
}

/** Whether a part of the schema names what the keys lead to; an index leads to the items of an array. */
function leadsSomewhere(tree: SpecTree, schema: SpecNode | undefined, keys: readonly string[]): boolean {
  let current = schema === undefined ? [] : [schema];
  for (const key of keys) {
    const parts = current.flatMap((node) => partsOfSchema(tree, node));
    current = parts.flatMap((part) => child(part, "properties", key) ?? (/^\d+$/.test(key) ? (child(part, "items") ?? []) : []));
  }
  return current.some(({ value }) => isObject(value));
}
