import type { OperationClient, OperationDescriptor, OperationRequest } from "../../../generated/operation.js";
import { callByPath } from "./internal/call-by-path.js";
import { callOperation } from "./internal/call-operation.js";
import { createSend, type Init } from "./internal/create-send.js";
import type { ClientOptions } from "./options.js";

/** What {@link createClient} gives, without the types by path: what the operation functions take as their first argument. */
export interface CoreClient extends OperationClient {
  /** Registers middleware, which sees and may change each request and each answer. */
  use(...middleware: Middleware[]): void;
  /** Takes middleware out again. */
  eject(...middleware: Middleware[]): void;
}

/** What a middleware is told of a call. */
export interface MiddlewareCall {
  readonly request: Request;
  /** The path template. */
  readonly schemaPath: string;
  readonly params: { path?: Record<string, unknown>; query?: Record<string, unknown> };
}

/** Functions around each call. It sees a call once, however often the request is sent, and without the credential. */
export interface Middleware {
  /** May give another request to send, or an answer in its place. */
  onRequest?(call: MiddlewareCall): void | Request | Response | undefined | Promise<Request | Response | undefined | void>;
  /** May give another answer. */
  onResponse?(call: MiddlewareCall & { readonly response: Response }): void | Response | undefined | Promise<Response | undefined | void>;
  /** May give another error, or an answer in its place. */
  onError?(
    call: MiddlewareCall & { readonly error: unknown },
  ): void | Response | Error | undefined | Promise<void | Response | Error | undefined>;
}

/**
 * Makes a client.
 *
 * @throws {RequestError} where an option cannot be meant.
 *
 * @example
 * ```ts
 * import { createClient } from "@hosting-platform/client/core";
 * import { readAccessGroup } from "@hosting-platform/client/access-groups";
 *
 * const client = createClient({ baseUrl: "https://api.example.com" });
 * const group = await readAccessGroup(client, { path: { idOrName: "web" } });
 * console.log(group.membersCount);
 * ```
 */
export function createClient(options: ClientOptions): CoreClient {
  const [pathClient, send] = createSend(options);
  const client: Record<string, unknown> = {
    ...pathClient,
    request: (method: string, path: string, init?: Init) => callByPath(send, method.toUpperCase(), path, init),
    call: async (operation: OperationDescriptor, request?: OperationRequest) => (await callOperation(send, operation, request)).data,
    callForResponse: (operation: OperationDescriptor, request?: OperationRequest) => callOperation(send, operation, request),
  };
  for (const method of Object.keys(pathClient).filter((name) => /[A-Z]/.test(name))) {
    client[method] = (path: string, init?: Init) => callByPath(send, method, path, init);
  }
  return client as unknown as CoreClient;
}
