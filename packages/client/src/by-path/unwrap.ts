import { apiErrorOf } from "../shared.js";
import { callOf } from "./path-client.js";

/** What a call by path resolves to. */
export interface PathResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** The data of a call by path. */
export type DataOf<Result extends PathResult> = Extract<Result, { error?: never }>["data"] extends infer Data
  ? [Data] extends [never]
    ? undefined
    : Data
  : never;

/**
 * Turns what a call by path gives into its data, as an operation's function does.
 *
 * @throws {ApiError} for an error status, whether the answer has a body or not.
 *
 * @example
 * ```ts
 * import { createClient, unwrap } from "@hosting-platform/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", headers: { authorization: "Bearer <ACCESS_TOKEN>" } });
 * const webhooks = await unwrap(client.GET("/v1/webhooks"));
 * console.log(webhooks.length);
 * ```
 */
export async function unwrap<Result extends PathResult>(call: Promise<Result>): Promise<DataOf<Result>> {
  const { data, error, response } = await call;
  if (response.ok) return data as DataOf<Result>;
  throw apiErrorOf(
    { method: "", url: response.url.replace(/[?#].*/, ""), ...callOf.get(response), response },
    error === "" ? undefined : error,
  );
}
