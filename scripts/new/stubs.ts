import type { Method } from "../read/openapi.js";

/** What a stub is written for. */
export interface StubOperation {
  method: Method;
  operationId: string;
  /** Name of the schema of the body, if the method has one. */
  bodySchema: string | undefined;
  /** Name of the schema of the response; undefined if it has no body. */
  responseSchema: string | undefined;
  /** The operation is a list with pages. */
  pages?: Pages | undefined;
}

/** The parts of a list with pages. */
export interface Pages {
  /** Name of the property with the items. */
  items: string;
  /** Paths of the parameters `limit` and `next`, relative to the path file. */
  parameters: string[];
}

/** Marks what only the author knows: `check/todo` reports each mark until it is replaced, so none is released. */
const TODO = "TODO";

/** Returns the keys of an operation that follow its name: description, body and responses. */
export function operationStub({ operationId, bodySchema, responseSchema, pages }: StubOperation): string {
  const lines = [`description: ${TODO} Describe the operation.`];
  if (pages !== undefined) {
    lines.push("x-pagination:", `  items: /${pages.items}`, "  next: /pagination/next", "  cursor: next", "  limit: limit");
    lines.push("parameters:", ...pages.parameters.map((ref) => `  - $ref: "${ref}"`));
  }
  if (bodySchema !== undefined)
    lines.push(
      "requestBody:",
      `  description: ${TODO} Describe the body.`,
      "  required: true",
      ...contentOf(operationId, bodySchema, "request", "  "),
    );
  lines.push("responses:", '  "200":', `    description: ${TODO} Describe the response.`);
  if (responseSchema !== undefined) lines.push(...contentOf(operationId, responseSchema, "response", "    "));
  const errors = {
    400: bodySchema === undefined ? "BadRequestQuery" : "BadRequestBodyOrQuery",
    401: "Unauthorized",
    403: "Forbidden",
    410: "Gone",
  };
  for (const [status, name] of Object.entries(errors)) lines.push(`  "${status}":`, `    $ref: "../../../shared/responses/${name}.yaml"`);
  return `${lines.join("\n")}\n`;
}

function contentOf(operationId: string, schema: string, kind: "request" | "response", indent: string): string[] {
  const cases = ["minimal", "full"].flatMap((name) => [
    `      ${kind}-${name}:`,
    `        $ref: "../examples/${operationId}.${kind}-${name}.yaml"`,
  ]);
  return ["content:", "  application/json:", "    schema:", `      $ref: "../schemas/${schema}.yaml"`, "    examples:", ...cases].map(
    (line) => indent + line,
  );
}

/** Returns the texts of an operation's schemas and examples by path below the folder of its group. */
export function componentStubs({ operationId, bodySchema, responseSchema, pages }: StubOperation): [path: string, text: string][] {
  if (responseSchema !== undefined && pages !== undefined) return pageStubs(operationId, responseSchema, pages);
  return [["request", bodySchema] as const, ["response", responseSchema] as const].flatMap(([kind, schema]): [string, string][] =>
    schema === undefined
      ? []
      : [
          [`schemas/${schema}.yaml`, `type: object\ndescription: ${TODO} Describe the object, and write its properties.\n`],
          [`examples/${operationId}.${kind}-minimal.yaml`, "summary: Required properties only\nvalue: {}\n"],
          [`examples/${operationId}.${kind}-full.yaml`, `summary: All properties\nvalue:\n  ${TODO}: Write a value for each property.\n`],
        ],
  );
}

function pageStubs(operationId: string, schema: string, { items }: Pages): [path: string, text: string][] {
  const page = [
    "type: object",
    `description: ${TODO} Describe the page.`,
    `required: [${items}, pagination]`,
    "properties:",
    `  ${items}:`,
    "    type: array",
    `    description: ${TODO} Describe the items.`,
    "    items:",
    `      description: ${TODO} Describe an item, and move its schema to a file.`,
    "  pagination:",
    '    $ref: "../../../shared/schemas/Pagination.yaml"',
    "    description: The position of the page in the list.",
  ];
  const value = (list: string, count: number): string => `value:\n  ${items}:${list}\n  pagination:\n    count: ${count}\n    next: null\n`;
  return [
    [`schemas/${schema}.yaml`, `${page.join("\n")}\n`],
    [`examples/${operationId}.response-minimal.yaml`, `summary: Required properties only\n${value(" []", 0)}`],
    [`examples/${operationId}.response-full.yaml`, `summary: All properties\n${value(`\n    - ${TODO}: Write an item.`, 1)}`],
  ];
}

/** The query parameters of a list with pages, by name. */
export const PAGE_PARAMETERS: Readonly<Record<string, string>> = {
  limit: `name: limit\nin: query\ndescription: ${TODO} Describe the page size, and its limits.\nschema:\n  type: integer\n`,
  next: "name: next\nin: query\ndescription: The cursor of a page, from `pagination.next` of the previous page.\nschema:\n  type: string\n",
};

export function parameterStub(name: string): string {
  return `name: ${name}\nin: path\ndescription: ${TODO} Describe the parameter.\nrequired: true\nschema:\n  type: string\n`;
}

export const TAG_STUB = `${TODO} Describe what the operations of this tag are for.\n`;
