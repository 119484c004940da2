import type { OperationClient } from "../../../../packages/client/src/runtime/operation.js";
import { operationClient } from "../../../../packages/client/src/internal/operation-client.js";
import { own } from "../../../../packages/client/src/internal/own.js";
import { createPrepare } from "../../../../packages/client/src/internal/prepare.js";
import type { Authentication } from "../../../../packages/client/src/authentication.js";
import { createExchange } from "../../../../packages/client/src/internal/transport/send-with-retries.js";
import { headerOf } from "../../../../packages/client/src/runtime/guarded.js";
import { withBody } from "../../../../packages/client/src/runtime/with-body.js";
import type { Send } from "../../../../packages/client/src/internal/transport/call.js";
import { withRequestFields } from "./internal/request-fields.js";
import type { ClientOptions } from "./options.js";
import type { ServiceOptions } from "./service-options.js";
import { authenticationOf, type TokenSource } from "./token-source.js";

/**
 * Creates a client, the first argument of the operation functions. Pass a bearer token as `auth`, or the credentials of the document's
 * security schemes with `credentials()`.
 *
 * @throws {RequestError} For an invalid option.
 *
 * @example
 * ```ts
 * const client = createClient({ baseUrl: "https://api.example.com/v2", auth: () => readToken() });
 * const byKey = createClient({ baseUrl: "https://api.example.com/v2", headers: { "x-api-key": key } });
 * ```
 */
export function createClient(options: ClientOptions): OperationClient {
  const { auth, untypedJson, ...others } = own(options);
  const baseUrl = absolute(others.baseUrl);
  const prepare = createPrepare({ ...others, baseUrl });
  const exchange = (source?: TokenSource | Authentication): Send => createExchange({ ...others, auth: authenticationOf(source) });
  const send = typeof auth === "object" && "connect" in auth ? auth.connect(exchange) : exchange(auth);
  return operationClient(withRequestFields(prepare, { ...others, baseUrl }), readUntypedJson(send, untypedJson));
}

/** Resolves a URL against that of the page, if there is one. */
function absolute(url: string | undefined): string {
  const { location } = globalThis as { location?: { href?: string } };
  return url && location?.href && URL.canParse(url, location.href) ? new URL(url, location.href).href : (url ?? "");
}

/** With `untypedJson`, gives a response the content type of JSON if it has none, or that of plain text, and the call accepts JSON only. */
function readUntypedJson(send: Send, always: boolean | undefined): Send {
  return async (call) => {
    const received = await send(call);
    const { untypedJson = always } = call as ServiceOptions;
    const accepted = call.headers["accept"] ?? "";
    const type = headerOf(received.response, "content-type");
    if (
      !untypedJson ||
      !received.bytes ||
      !/[/+]json\b/i.test(accepted) ||
      /text\/|\*\/\*/.test(accepted) ||
      !/^(?:text\/plain\b.*)?$/i.test(type)
    )
      return received;
    const response = withBody(received.response, received.bytes);
    response.headers.set("content-type", "application/json");
    return { ...received, response };
  };
}
