import { posix } from "node:path";
import type { OutputFile } from "../core/files/output.js";
import { listOperations } from "../model/operations.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { HARD_LINE, indented, render } from "./layout.js";
import { HEADER, propertyKey, quote } from "./text.js";

const TYPES = `/** Method and path of an operation: \`GET /things/{id}\`. */
type Route = {
  [Path in keyof paths & string]: {
    [Method in keyof paths[Path] & string]: paths[Path][Method] extends { responses: unknown } ? \`\${Uppercase<Method>} \${Path}\` : never;
  }[keyof paths[Path] & string];
}[keyof paths & string];

type ResponsesOf<Operation> = Operation extends keyof operations
  ? operations[Operation]["responses"]
  : Operation extends \`\${infer Method} \${infer Path extends keyof paths & string}\`
    ? paths[Path] extends { [Key in Lowercase<Method>]: { responses: infer Responses } }
      ? Responses
      : never
    : never;

/**
 * Checks for an error status of an operation, and narrows the error to the body that the document describes for it: of the status, of its
 * class, or of \`default\`. The body is not validated.
 *
 * @param operation the name of its function, or its method and path
 */
export function isError<Operation extends keyof operations | Route, Status extends number>(
  error: unknown,
  operation: Operation,
  status: Status,
): error is OperationError<ResponsesOf<Operation>, Status> {
  return isErrorOf(error, operation, status, OPERATION_IDS);
}

/**
 * Resolves to \`{ data }\`, or to \`{ error }\` for an error status of the operation. \`error.status\` narrows the body, which is not
 * validated. Rejects with all other errors, such as a timeout.
 *
 * @param operation the name of the function that is called, or its method and path
 */
export function asResult<Operation extends keyof operations | Route, Data>(
  operation: Operation,
  call: Promise<Data>,
): Promise<Result<Data, ResponsesOf<Operation>>> {
  return resultOf(operation, call, OPERATION_IDS) as Promise<Result<Data, ResponsesOf<Operation>>>;
}
`;

/** Generates `errors.ts`: a check that narrows an error to the body of an operation's status. Nothing if there are no operations. */
export function generateErrors(document: OpenApiDocument, runtime: string): OutputFile[] {
  const models = listOperations(document);
  if (models.length === 0) return [];
  const renamed = models.filter(({ name, operationId }) => name !== operationId);
  const rows = renamed.map(({ name, operationId }) => [HARD_LINE, `${propertyKey(name)}: ${quote(operationId)},`]);
  const ids = render([
    "/** The operationIds of functions whose names differ. */",
    [HARD_LINE, "const OPERATION_IDS: Readonly<Record<string, string>> = "],
    rows.length === 0 ? "{}" : ["{", indented(rows), HARD_LINE, "}"],
    ";",
  ]);
  const from = quote(`./${posix.join(runtime, "operation-error.js")}`);
  const imports = `import { isErrorOf, type OperationError, type Result, resultOf } from ${from};\nimport type { operations, paths } from "./types.js";\n`;
  return [{ path: "errors.ts", text: `${HEADER}\n${imports}\n${ids}\n\n${TYPES}` }];
}
