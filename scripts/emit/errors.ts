import { posix } from "node:path";
import type { OutputFile } from "../core/files/output.js";
import { listOperations } from "../model/operations.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { HARD_LINE, indented, render } from "./layout.js";
import { HEADER, propertyKey, quote } from "./text.js";

const TYPES = `/** The body of a response in its JSON, or in any other media type. */
type BodyOf<Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Body }
    ? Body
    : Content[keyof Content]
  : undefined;

/** The body of an error status: that of the status itself, of its class, or of \`default\`. */
type ErrorBody<Responses, Status extends number> = Status extends keyof Responses
  ? BodyOf<Responses[Status]>
  : \`\${Status}\` extends \`4\${string}\`
    ? ClassBody<Responses, "4XX">
    : \`\${Status}\` extends \`5\${string}\`
      ? ClassBody<Responses, "5XX">
      : ClassBody<Responses, "default">;

type ClassBody<Responses, Class extends string> = Class extends keyof Responses
  ? BodyOf<Responses[Class]>
  : "default" extends keyof Responses
    ? BodyOf<Responses["default"]>
    : unknown;

/** An error status of an operation, with the body that the document describes for it. It is not validated. */
export type OperationError<Name extends keyof operations, Status extends number> = ApiError & {
  readonly status: Status;
  readonly body: ErrorBody<operations[Name]["responses"], Status>;
};

/** Checks for an error status of an operation, by the name of its function. */
export function isError<Name extends keyof operations, Status extends number>(
  error: unknown,
  operation: Name,
  status: Status,
): error is OperationError<Name, Status> {
  const operationId: string = OPERATION_IDS[operation] ?? operation;
  return error instanceof ApiError && error.operationId === operationId && error.status === status;
}
`;

/** Generates `errors.ts`: a check that narrows an error to the body of an operation's status. Nothing if there are no operations. */
export function generateErrors(document: OpenApiDocument, runtime: string): OutputFile[] {
  const models = listOperations(document);
  if (models.length === 0) return [];
  const renamed = models.filter(({ name, operationId }) => name !== operationId);
  const rows = renamed.map(({ name, operationId }) => [HARD_LINE, `${propertyKey(name)}: ${quote(operationId)},`]);
  const ids = render([
    "/** The operationIds that differ from the names of the functions. */",
    HARD_LINE,
    [
      "const OPERATION_IDS: { readonly [Name in keyof operations]?: string } = ",
      rows.length === 0 ? "{}" : ["{", indented(rows), HARD_LINE, "}"],
      ";",
    ],
  ]);
  const from = posix.join(".", runtime, "core.js");
  const imports = `import { ApiError } from "./${from}";\nimport type { operations } from "./types.js";\n`;
  return [{ path: "errors.ts", text: `${HEADER}\n${imports}\n${ids}\n\n${TYPES}` }];
}
