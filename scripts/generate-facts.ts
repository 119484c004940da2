import { HARD_LINE, indented, type Layout, joined, listOf, render } from "./lib/layout.js";
import type { OpenApiDocument, Parameter } from "./lib/openapi.js";
import { listOperations, type OperationModel } from "./lib/operations.js";
import type { OutputFile } from "./lib/output.js";
import { resolveSchema } from "./lib/schemas.js";
import { HEADER, quote } from "./lib/text.js";

const INTEGERS = "Readonly<Record<string, readonly (readonly [name: string, least: number, most: number])[]>>";

/** `facts.ts`: what has to be known of an operation to send it, also where a call names no more of it than method and path. */
export function generateFacts(document: OpenApiDocument): OutputFile {
  const operations = listOperations(document);
  const integers = operations.flatMap((operation) => {
    const rows = operation.parameters.flatMap((parameter) => integerRow(document, parameter));
    return rows.length === 0 ? [] : [[quote(placeOf(operation)), ": ", listOfRows(rows)]];
  });
  const open = operations.filter(({ authenticated }) => !authenticated).map((operation) => quote(placeOf(operation)));
  const table = integers.length === 0 ? "{}" : ["{", indented(integers.map((row) => [HARD_LINE, row, ","])), HARD_LINE, "}"];
  const text = render([
    "/** The query parameters that are whole numbers, and their bounds; by method and path. */",
    [HARD_LINE, `export const INTEGERS: ${INTEGERS} = `, table, ";", HARD_LINE, HARD_LINE],
    "/** The operations that take no credential, as method and path. */",
    [HARD_LINE, "export const UNAUTHENTICATED: readonly string[] = ", listOf("[", open, "]"), ";", HARD_LINE],
  ]);
  return { path: "facts.ts", text: `${HEADER}\n${text}` };
}

function placeOf({ method, path }: OperationModel): string {
  return `${method.toUpperCase()} ${path}`;
}

function integerRow(document: OpenApiDocument, { in: place, name, schema }: Parameter): Layout[] {
  const { type, minimum, maximum } = resolveSchema(document, schema) ?? {};
  if (place !== "query" || type !== "integer") return [];
  const bounds = [minimum ?? Number.MIN_SAFE_INTEGER, maximum ?? Number.MAX_SAFE_INTEGER];
  return [listOf("[", [quote(name), ...bounds.map(String)], "]")];
}

/** Prettier breaks a list of lists wherever it has more than one. */
function listOfRows(rows: readonly Layout[]): Layout {
  if (rows.length === 1) return listOf("[", rows, "]");
  return ["[", indented([HARD_LINE, joined(rows, [",", HARD_LINE])]), ",", HARD_LINE, "]"];
}
