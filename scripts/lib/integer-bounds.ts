import { HARD_LINE, indented, joined, type Layout, listOf } from "./layout.js";
import type { OpenApiDocument, Parameter } from "./openapi.js";
import type { OperationModel } from "./operations.js";
import { resolveSchema } from "./schemas.js";
import { quote } from "./text.js";

/** The query parameters of an operation that are whole numbers, with their bounds, as code; `undefined` where there are none. */
export function integerBounds(document: OpenApiDocument, { parameters }: OperationModel): Layout | undefined {
  const rows = parameters.flatMap((parameter) => integerRow(document, parameter));
  if (rows.length < 2) return rows.length === 0 ? undefined : listOf("[", rows, "]");
  // Prettier breaks a list of lists wherever it has more than one.
  return ["[", indented([HARD_LINE, joined(rows, [",", HARD_LINE])]), ",", HARD_LINE, "]"];
}

function integerRow(document: OpenApiDocument, { in: place, name, schema }: Parameter): Layout[] {
  const { type, minimum, maximum } = resolveSchema(document, schema) ?? {};
  if (place !== "query" || type !== "integer") return [];
  const bounds = [minimum ?? Number.MIN_SAFE_INTEGER, maximum ?? Number.MAX_SAFE_INTEGER];
  return [listOf("[", [quote(name), ...bounds.map(String)], "]")];
}
