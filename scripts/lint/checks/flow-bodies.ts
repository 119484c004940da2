import { callsOf, type FlowCall } from "../flows/flow-calls.js";
import { expectedStatus } from "../flows/flow-expressions.js";
import { textAt } from "../flows/read-flows.js";
import type { SpecTree } from "../../read/spec-tree.js";
import { schemasAt } from "../schema-walk.js";
import { child, entriesOf, type Fault, faultAt, follow, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

/** Checks that steps send a body if required, with an accepted media type and, unless an error is expected, only known properties. */
export function flowBodies({ tree, flows, operations }: Contract): Fault[] {
  return callsOf(flows.flows, operations).flatMap((call) => bodyFaults(tree, call));
}

function bodyFaults(tree: SpecTree, { step, operation }: FlowCall): Fault[] {
  const name = operation.operationId ?? "";
  const taken = follow(tree, child(operation.node, "requestBody"));
  const sent = child(step.node, "requestBody");
  if (sent === undefined) {
    if (taken === undefined || child(taken, "required")?.value !== true) return [];
    const at = child(step.node, "operationId") ?? step.node;
    return [faultAt(at, `The step sends no body, which \`${name}\` requires.`, "add a `requestBody`")];
  }
  if (taken === undefined) return [faultAt(sent, `\`${name}\` takes no body.`, "remove it", "key")];
  const contentType = textAt(sent, "contentType");
  const types = entriesOf(child(taken, "content")).map(([type]) => type);
  if (contentType === undefined || !types.includes(contentType)) {
    const message = contentType === undefined ? "The body has no `contentType`." : `\`${name}\` does not accept \`${contentType}\`.`;
    return [faultAt(child(sent, "contentType") ?? sent, message, `use one of ${types.join(", ")}`)];
  }
  const payload = child(sent, "payload");
  const schema = child(taken, "content", contentType, "schema");
  if (payload === undefined || schema === undefined || expectsError(step)) return [];
  return unknownProperties(tree, payload, [schema]).map(({ node, key }) => ({
    ...faultAt(node, `The body of \`${name}\` has no \`${key}\`.`, "fix the name, or remove it", "key"),
    about: { property: key, operationId: name },
  }));
}

function expectsError(step: FlowCall["step"]): boolean {
  return expectedStatus(step)?.status.startsWith("2") === false;
}

/** Returns the properties of a payload that are in none of the schemas. */
function unknownProperties(tree: SpecTree, payload: SpecNode, schemas: readonly SpecNode[]): { node: SpecNode; key: string }[] {
  const parts = schemas.flatMap((schema) => schemasAt(tree, schema, []));
  if (Array.isArray(payload.value)) {
    const items = parts.flatMap((part) => child(part, "items") ?? []);
    return items.length === 0 ? [] : entriesOf(payload).flatMap(([, item]) => unknownProperties(tree, item, items));
  }
  return entriesOf(payload).flatMap(([key, node]) => {
    const below = parts.flatMap((part) => child(part, "properties", key) ?? []);
    return below.length === 0 ? [{ node, key }] : unknownProperties(tree, node, below);
  });
}
