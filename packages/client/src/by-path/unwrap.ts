import { apiErrorOf, guarded } from "../shared.js";
import { callOf } from "./path-client.js";

/** The result of a call by path. */
export interface PathResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** The type of the data of a call by path. */
export type DataOf<Result extends PathResult> = Extract<Result, { error?: never }>["data"] extends infer Data
  ? [Data] extends [never]
    ? undefined
    : Data
  : never;

/**
 * Returns the data of a call by path, and throws for an error status as an operation function does.
 *
 * @throws {ApiError} For an error status, with or without a body.
 *
 * @example
 * ```ts
 * import { createPathClient, unwrap } from "@hosting-platform/client/by-path";
 *
 * const client = createPathClient({ baseUrl: "https://api.example.com", headers: { authorization: "Bearer <ACCESS_TOKEN>" } });
 * const webhooks = await unwrap(client.GET("/v1/webhooks"));
 * console.log(webhooks.length);
 * ```
 */
export async function unwrap<Result extends PathResult>(call: Promise<Result>): Promise<DataOf<Result>> {
  const { data, error, response } = await call;
  if (response.ok) return data as DataOf<Result>;
  throw apiErrorOf(
    { method: "", url: guarded(() => response.url.replace(/[?#].*/, ""), ""), ...callOf.get(response), response },
    error === "" ? undefined : error,
  );
}
