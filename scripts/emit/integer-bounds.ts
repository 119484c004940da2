import { type Layout, listOf, rowsOf } from "./layout.js";
import type { OpenApiDocument, Parameter } from "../read/openapi.js";
import type { OperationModel } from "../model/operation.js";
import { resolveSchema } from "../model/schemas.js";
import { quote } from "./text.js";

/** Returns the integer query parameters of an operation with their bounds, as code; `undefined` if it has none. */
export function integerBounds(document: OpenApiDocument, { parameters }: OperationModel): Layout | undefined {
  const rows = parameters.flatMap((parameter) => integerRow(document, parameter));
  return rows.length === 0 ? undefined : rowsOf(rows);
}

function integerRow(document: OpenApiDocument, { in: place, name, schema }: Parameter): Layout[] {
  const { type, minimum, maximum, nullable, anyOf } = resolveSchema(document, schema) ?? {};
  // Nullable parameters are skipped: null is omitted from the query, so they are not plain numbers.
  if (place !== "query" || type !== "integer" || nullable === true || anyOf !== undefined) return [];
  const bounds = [boundOf(minimum, Number.MIN_SAFE_INTEGER), boundOf(maximum, Number.MAX_SAFE_INTEGER)];
  return [listOf("[", [quote(name), ...bounds.map(String)], "]")];
}

/** Returns a bound; ignores values that are not numbers. */
function boundOf(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
