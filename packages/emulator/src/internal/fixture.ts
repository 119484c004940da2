import type { OperationId, ResponseBody } from "./operation-types.js";

/** A fixed response to an operation. It is not validated against the contract. */
export interface Fixture<Body = unknown> {
  /** Default: the operation's success status. */
  status?: number;
  /** Sent as JSON; a string is sent verbatim if `headers` has another media type. Default: no body. */
  body?: Body;
  /** In place of `body`: bytes in Base64, sent as they are. Default media type: `application/octet-stream`. */
  bodyBase64?: string;
  /** In place of `body`: the bodies of successive responses. The last one repeats. */
  examples?: readonly Body[];
  /** In place of `body`: a JSON Schema (2020-12), whose references stay within it. The body is a value that it allows, always the same. */
  schema?: object;
  /**
   * Puts values of the request in place of `{{path.NAME}}`, `{{query.NAME}}`, `{{header.NAME}}`, `{{body}}` and `{{body.FIELD}}` in the body
   * and the headers, and the time in milliseconds since 1970 (`{{now}}`) or ISO 8601 (`{{now.iso}}`) and a `{{uuid}}`; default: false. A text that is one placeholder becomes the value, such as a number of a JSON body.
   */
  template?: boolean;
  /** An array is a header for each value, such as of `set-cookie`. */
  headers?: HeaderValues;
}

/** Response headers by name. */
export type HeaderValues = Readonly<Record<string, string | readonly string[]>>;

/** A fixed response of an operation: its success, or another status with any body. */
export type OperationFixture<Id extends OperationId> =
  (Fixture<ResponseBody<Id>> & { status?: undefined }) | (Fixture & { status: number });
