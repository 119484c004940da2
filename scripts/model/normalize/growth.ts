import { type DocumentFault, refuse } from "../../read/document-fault.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import { isObject } from "./walk.js";

/** The size of what is generated, for each value of the document. Public documents stay below 3. */
const MOST = 50;

/** Values that are always allowed, so that few documents have to be counted. */
const FREE = 200_000;

/**
 * Refuses a view that has grown out of proportion: its output would fill the memory. The last guard, since references stay references.
 *
 * @throws FaultyDocument that names the largest schema
 */
export function refuseGrowth(document: OpenApiDocument, view: OpenApiDocument, most = MOST, free = FREE): void {
  const whole = valuesIn(view, free);
  if (whole < free) return;
  const limit = Math.max(free, most * valuesIn(document, Infinity));
  if (valuesIn(view, limit) < limit) return;
  const schemas = view.components?.schemas ?? {};
  const sizes = Object.keys(schemas).map((name) => ({ name, size: valuesIn(schemas[name], limit) }));
  const [largest] = sizes.sort((one, other) => other.size - one.size);
  const known = document.components?.schemas ?? {};
  const name =
    largest === undefined ? undefined : [largest.name, largest.name.split(".")[0] ?? ""].find((each) => Object.hasOwn(known, each));
  const fault: DocumentFault = {
    at: name === undefined ? ["components"] : ["components", "schemas", name],
    message: `The types would be more than ${most} times as large as the document, most of them for the schema ${JSON.stringify(largest?.name ?? "")}.`,
    hint: "give its nested schemas names in components",
    fatal: true,
  };
  refuse([fault]);
}

/** Counts the values below a value, those of shared objects repeatedly; stops at `most`. */
function valuesIn(root: unknown, most: number): number {
  const rest = [root];
  let count = 0;
  while (rest.length > 0 && count < most) {
    const value = rest.pop();
    count++;
    if (isObject(value)) for (const key in value) rest.push(value[key]);
  }
  return count;
}
