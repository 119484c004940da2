import { RequestError } from "../../../../packages/client/src/errors/request-error.js";
import { TimeoutError } from "../../../../packages/client/src/errors/timeout-error.js";
import { setHeader } from "../../../../packages/client/src/internal/add-headers.js";
import type { Call } from "../../../../packages/client/src/internal/transport/call.js";
import { within } from "../../../../packages/client/src/internal/transport/within.js";
import type { BearerSource, Credentials } from "./token-source.js";

/** A security scheme that a client sends (OpenAPI, Security Scheme Object). OAuth 2.0 and OpenID Connect send a bearer token. */
export type SecurityScheme =
  | { readonly type: "bearer" | "basic" }
  | {
      readonly type: "apiKey";
      readonly in: "header" | "query" | "cookie";
      readonly name: string;
    };

/** A user name and a password (RFC 7617). */
export interface BasicCredential {
  /** Must not contain a colon. */
  username: string;
  password: string;
}

/** A credential, or a function that returns the current one before each request. The signal aborts when the call ends. */
export type CredentialSource<Value> = Value | ((signal: AbortSignal) => Value | Promise<Value>);

/** The names of the schemes of each alternative. */
export type SecurityRequirements = readonly (readonly string[])[];

/**
 * Returns the credentials of a client. A call is sent with the first alternative of its operation that all credentials are known for,
 * and without any if there is none. A header, query parameter or cookie of the call itself is kept.
 *
 * @param usual the requirements of operations that have none of their own
 */
export function credentialsOf(
  schemes: readonly (readonly [name: string, scheme: SecurityScheme])[],
  usual: SecurityRequirements,
  values: object,
): Credentials {
  const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined && value !== null) as [string, unknown][]);
  const known = new Map(schemes);
  for (const name of given.keys()) if (!known.has(name)) throw new RequestError(`the document has no security scheme ${name}`);
  return {
    connect(exchange) {
      const plain = exchange();
      const bearers = new Map(
        [...given].filter(([name]) => known.get(name)?.type === "bearer").map(([name, value]) => [name, exchange(value as BearerSource)]),
      );
      return async (call) => {
        if (call.authenticated === false) return plain(call);
        let send = plain;
        const required = (call.security ?? usual).find((names) => names.length > 0 && names.every((name) => given.has(name))) ?? [];
        for (const name of required) {
          const scheme = known.get(name);
          if (scheme?.type === "bearer") send = bearers.get(name) ?? send;
          else if (scheme) addTo(call, scheme, name, await valueOf(call, given.get(name)));
        }
        return send(call);
      };
    },
  };
}

/** Waits for a credential, at most as long as for an attempt. */
function valueOf(call: Call, source: unknown): unknown {
  if (typeof source !== "function") return source;
  const { timeout = 60_000, method, url, operationId } = call;
  const late = (): Error =>
    new TimeoutError({ method, url: url.replace(/[?#].*/s, ""), operationId, attempts: 0 }, `no credential within ${timeout} ms`);
  return within(call.signal, timeout, late, (signal) => Promise.resolve(signal).then(source as (signal?: AbortSignal) => unknown));
}

/** Adds a credential to a call. Errors do not quote it. */
function addTo(call: Call, scheme: SecurityScheme, label: string, value: unknown): void {
  const { headers } = call;
  if (scheme.type !== "apiKey") {
    if (!headers["authorization"]) setHeader(headers, "authorization", `Basic ${basic(label, value as BasicCredential | undefined)}`);
    return;
  }
  const { name } = scheme;
  if (typeof value !== "string" || value === "") throw new RequestError(`the credential ${label} is empty`);
  const [key, text] = [encodeURIComponent(name), encodeURIComponent(value)];
  if (scheme.in === "header") {
    if (!headers[name.toLowerCase()]) setHeader(headers, name, value);
  } else if (scheme.in === "query") {
    const [, query] = /\?([^]*)$/.exec(call.url) ?? [];
    const isGiven = query?.split("&").some((pair) => pair.startsWith(`${key}=`)) === true;
    if (!isGiven) call.url += `${query === undefined ? "?" : "&"}${key}=${text}`;
  } else {
    const cookies = headers["cookie"];
    const isGiven = cookies?.split(";").some((cookie) => cookie.trim().startsWith(`${name}=`)) === true;
    if (!isGiven) setHeader(headers, "cookie", `${cookies === undefined ? "" : `${cookies}; `}${name}=${text}`);
  }
}

function basic(label: string, { username, password }: Partial<BasicCredential> = {}): string {
  if (typeof username !== "string" || typeof password !== "string" || username.includes(":"))
    throw new RequestError(`the credential ${label} must be a username without a colon, and a password`);
  return btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)));
}
