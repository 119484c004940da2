import { ApiError } from "../../../../packages/client/src/errors/api-error.js";

/** An error status of an operation, with the body that the document describes for it. The body is not validated. */
export type OperationError<Responses, Status extends number> = ApiError & {
  readonly status: Status;
  readonly body: ErrorBody<Responses, Status>;
};

/** The error statuses that are in use. */
type ErrorStatus = NumberOf<`${4 | 5}${0 | 1 | 2 | 3 | 5 | 9}${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`>;
type NumberOf<Text> = Text extends `${infer Value extends number}` ? Value : never;

/** The result of a call, or its error, which `status` narrows. */
export type Result<Data, Responses> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ErrorOf<Responses, ErrorStatus | (keyof Responses & number)> };

type ErrorOf<Responses, Status extends number> = Status extends unknown
  ? ClassOf<Status> extends "4XX" | "5XX"
    ? OperationError<Responses, Status>
    : never
  : never;

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

/** Resolves to the result of a call, or to an error status of its operation. Rejects with any other error. */
export async function resultOf<Data>(
  operation: string,
  call: Promise<Data>,
  ids: Readonly<Record<string, string>>,
): Promise<{ data: Data } | { error: ApiError }> {
  try {
    return { data: await call };
  } catch (error) {
    if (error instanceof ApiError && isErrorOf(error, operation, error.status, ids)) return { error };
    throw error;
  }
}
