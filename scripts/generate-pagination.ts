import type { OpenApiDocument, PaginationExtension, Schema } from "./lib/openapi.js";
import { listOperations, type OperationModel } from "./lib/operations.js";
import type { OutputFile } from "./lib/output.js";
import { successMedia } from "./lib/operation-types.js";
import { componentName, propertySchema, resolveSchema } from "./lib/schemas.js";
import { compare } from "./lib/finding.js";
import { HEADER, LINE_WIDTH, pascalCase, propertyKey, quote } from "./lib/text.js";

/** `pagination.ts`: for each operation that `x-pagination` marks, how to read a page of it. */
export function generatePagination(document: OpenApiDocument): OutputFile {
  const operations = listOperations(document)
    .filter((operation) => operation.operation["x-pagination"] !== undefined)
    .sort((a, b) => compare(a.operationId, b.operationId));
  const groups = [...new Set(operations.map((operation) => operation.group))].sort(compare);
  const imports = groups.map((group) => {
    const names = operations.filter((operation) => operation.group === group).map(resultName);
    return `import type { ${names.join(", ")} } from "./operations/${group}.js";\n`;
  });
  const tables = operations.map((operation) => table(document, operation));
  const uses = tables.some((text) => text.includes("components[")) ? 'import type { components } from "./types.js";\n' : "";
  const head = operations.length === 0 ? "export {};\n" : `import type { Pagination } from "./client.js";\n${imports.join("")}${uses}`;
  return { path: "pagination.ts", text: [HEADER, head, ...tables].join("\n").replace(/\n\n(?=\/\*\*|import|export)/, "\n\n") };
}

/** The name of the constant that holds an operation's pagination. */
export function paginationName(operation: OperationModel): string {
  return `${operation.operationId}Pagination`;
}

/** The type of an item, as TypeScript. */
export function itemType(document: OpenApiDocument, operation: OperationModel): string {
  const pointer = operation.operation["x-pagination"]?.items ?? "";
  let schema: Schema | undefined = successMedia(operation)?.schema;
  for (const name of segments(pointer)) schema = propertySchema(document, schema, name);
  const items = resolveSchema(document, schema)?.items;
  return items?.$ref === undefined ? "unknown" : `components["schemas"][${quote(componentName(items.$ref))}]`;
}

function table(document: OpenApiDocument, operation: OperationModel): string {
  const pagination = operation.operation["x-pagination"] as PaginationExtension;
  const [head, result, item] = [
    `export const ${paginationName(operation)}: Pagination<`,
    resultName(operation),
    itemType(document, operation),
  ];
  const flat = `${head}${result}, ${item}> = {`;
  return [
    `/** The pages of \`${operation.operationId}\`. */`,
    flat.length <= LINE_WIDTH ? flat : `${head}\n  ${result},\n  ${item}\n> = {`,
    `  items: (page) => page${access(pagination.items)},`,
    `  next: (page) => page${access(pagination.next)},`,
    `  cursor: ${quote(pagination.cursor)},`,
    "};",
    "",
  ].join("\n");
}

function access(pointer: string): string {
  return segments(pointer)
    .map((name) => (propertyKey(name) === name ? `?.${name}` : `?.[${quote(name)}]`))
    .join("");
}

function segments(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function resultName(operation: OperationModel): string {
  return `${pascalCase(operation.operationId)}Result`;
}
