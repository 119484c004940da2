import { ApiError } from "../../../../packages/client/src/errors/api-error.js";

/** An error status of an operation, with the body that the document describes for it. The body is not validated. */
export type OperationError<Responses, Status extends number> = ApiError & {
  readonly status: Status;
  readonly body: ErrorBody<Responses, Status>;
};

/** The body of an error status: of the status itself, of its class, or of `default`. */
type ErrorBody<Responses, Status extends number> = Status extends keyof Responses
  ? BodyOf<Responses[Status]>
  : ClassOf<Status> extends keyof Responses
    ? BodyOf<Responses[ClassOf<Status>]>
    : "default" extends keyof Responses
      ? BodyOf<Responses["default"]>
      : unknown;

type ClassOf<Status extends number> = `${Status}` extends `${infer Digit extends 1 | 2 | 3 | 4 | 5}${string}` ? `${Digit}XX` : never;

/** A body in JSON, if there is one, else in any media type. */
type BodyOf<Response> = Response extends { content: infer Content }
  ? Content extends { "application/json": infer Body }
    ? Body
    : Content[keyof Content]
  : undefined;

/**
 * Checks for an error status of an operation.
 *
 * @param operation the name of its function, or its method and path: `GET /things/{id}`
 * @param ids the operationIds of functions whose names differ
 */
export function isErrorOf(error: unknown, operation: string, status: number, ids: Readonly<Record<string, string>>): boolean {
  if (!(error instanceof ApiError) || error.status !== status) return false;
  const [method, ...path] = operation.split(" ");
  if (path.length === 0) return error.operationId === (Object.hasOwn(ids, operation) ? ids[operation] : operation);
  // The path of the server comes first.
  const literal = path.join(" ").split(/\{[^}]*\}/);
  const pattern = literal.map((text) => encodeURI(text).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("[^/]*");
  return error.method === method && new RegExp(`${pattern}$`).test(error.url);
}
