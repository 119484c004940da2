import { decodeBody, streamBody } from "./runtime/body.js";
import type { OperationClient, OperationDescriptor, ParseAs, ParsedBody } from "./runtime/operation.js";

type Operation = (client: OperationClient, request: never) => Promise<unknown>;

/** The request of an operation as an argument. */
type RequestArguments<Own extends Operation> = Parameters<Own> extends [unknown, ...infer Request] ? Request : never;

/**
 * Calls an operation function and reads the response in a format, whatever the contract describes. `schema` validates what is read.
 * Rejects as the function does.
 *
 * @example
 * ```ts
 * import { createClient, readAccessGroup, readAs } from "@hosting-platform/client";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", auth: "<ACCESS_TOKEN>" });
 * const text = await readAs("text", readAccessGroup, client, { path: { idOrName: "web" } });
 * console.log(text.length);
 * ```
 */
export function readAs<As extends Exclude<ParseAs, "auto">, Own extends Operation>(
  parseAs: As,
  operation: Own,
  client: OperationClient,
  ...[request]: RequestArguments<Own>
): Promise<ParsedBody[As]> {
  const readable = (descriptor: OperationDescriptor): OperationDescriptor => ({
    accept: ["*/*"],
    ...descriptor,
    decode: decodeBody,
    stream: streamBody,
    result: undefined,
  });
  const reader: OperationClient = {
    call: (descriptor, sent) => client.call(readable(descriptor), { ...sent, parseAs }),
    callForResponse: (descriptor, sent) => client.callForResponse(readable(descriptor), { ...sent, parseAs }),
  };
  return operation(reader, request as never) as Promise<ParsedBody[As]>;
}
