import { type Layout, listOf, rowsOf } from "./layout.js";
import type { OpenApiDocument, Parameter } from "../read/openapi.js";
import type { OperationModel } from "../model/operation.js";
import { resolveSchema } from "../model/schemas.js";
import { quote } from "./text.js";

/** The query parameters of an operation that are whole numbers, with their bounds, as code; `undefined` where there are none. */
export function integerBounds(document: OpenApiDocument, { parameters }: OperationModel): Layout | undefined {
  const rows = parameters.flatMap((parameter) => integerRow(document, parameter));
  return rows.length === 0 ? undefined : rowsOf(rows);
}

function integerRow(document: OpenApiDocument, { in: place, name, schema }: Parameter): Layout[] {
  const { type, minimum, maximum, nullable } = resolveSchema(document, schema) ?? {};
  // Null is left out, as it is of any other type, and is none of the numbers that the client looks for.
  if (place !== "query" || type !== "integer" || nullable === true) return [];
  const bounds = [boundOf(minimum, Number.MIN_SAFE_INTEGER), boundOf(maximum, Number.MAX_SAFE_INTEGER)];
  return [listOf("[", [quote(name), ...bounds.map(String)], "]")];
}

/** Of other kinds than a number, such as a text, says nothing. */
function boundOf(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
