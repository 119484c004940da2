import type { OperationClient, ResultWithResponse } from "./runtime/operation.js";

/** The request of an operation as an argument, which is optional if the operation requires no parameters. */
type RequestArgument<Request> = undefined extends Request ? [request?: Request] : [request: Request];

/**
 * Calls an operation function; resolves to its result and the response, for the status and the headers. The body of the response is
 * already read. Rejects as the function does. For a call whose request picks the type of its result, pass the client and the call:
 * `withResponse(client, (own) => readThing(own, request))`.
 *
 * @example
 * ```ts
 * import { createClient, readAccessGroup, withResponse } from "@hosting-platform/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", auth: "<ACCESS_TOKEN>" });
 * const { data, response } = await withResponse(readAccessGroup, client, { path: { idOrName: "web" } });
 * console.log(data.name, response.status, response.headers.get("x-ratelimit-remaining"));
 * ```
 */
export function withResponse<Request = undefined, Result = unknown>(
  operation: (client: OperationClient, request: Request) => Promise<Result>,
  client: OperationClient,
  ...[request]: RequestArgument<Request>
): Promise<ResultWithResponse<Result>>;
export function withResponse<Result>(
  client: OperationClient,
  call: (client: OperationClient) => Promise<Result>,
): Promise<ResultWithResponse<Result>>;
export async function withResponse(
  first: OperationClient | ((client: OperationClient, request: unknown) => Promise<unknown>),
  second: OperationClient | ((client: OperationClient) => Promise<unknown>),
  request?: unknown,
): Promise<ResultWithResponse<unknown>> {
  const [operation, client] = typeof first === "function" ? [first, second as OperationClient] : [second, first];
  if (typeof operation !== "function") throw new TypeError("withResponse() takes an operation function");
  const results: Promise<ResultWithResponse<never>>[] = [];
  const observed: OperationClient = {
    async call(descriptor, sent) {
      const result = client.callForResponse<never>(descriptor, sent);
      results.push(result);
      return (await result).data;
    },
    callForResponse: (descriptor, sent) => client.callForResponse(descriptor, sent),
  };
  const data = await operation(observed, request);
  const [result] = await Promise.all(results);
  if (result === undefined) throw new TypeError("withResponse() takes an operation function");
  return { data, response: result.response };
}
