import { SsoError } from "@hosting-platform/auth";
import { RequestError } from "@hosting-platform/client/core";
import type { FetchImplementation, JWTVerifyGetKey } from "jose";
import { dropOldest } from "./drop-oldest.js";

type Jose = typeof import("jose");
type Keys = JWTVerifyGetKey;

/** A JSON Web Key Set (RFC 7517). */
export interface KeySet {
  readonly keys: readonly object[];
}

/** Maximum number of cached key sets. */
const CAPACITY = 100;

/** Time without another fetch after one that failed, in milliseconds. */
const PAUSE = 5_000;

/** Maximum size of a key set in bytes; a hundred keys need a tenth of it. */
const MOST = 2 ** 20;

/** Key sets by URL. A new jose key set per token would be fetched for every token. */
const fetched = new Map<string, Keys>();

/** Returns the key lookup for a key set or its URL. */
export function keySource(jose: Jose, jwks: URL | string | KeySet): Keys {
  // Own keys only: keys on a polluted `Object.prototype` would verify an attacker's tokens.
  if (Object.hasOwn(Object(jwks) as object, "keys")) return localKeys(jose, jwks as KeySet);
  const url = checkedUrl(jwks as URL | string);
  const known = fetched.get(url.href);
  if (known !== undefined) return known;
  const keys = withPause(jose.createRemoteJWKSet(url, { __proto__: null, [jose.customFetch]: fetchBounded } as object));
  fetched.set(url.href, keys);
  dropOldest(fetched, CAPACITY);
  return keys;
}

/** Pauses after a failed fetch, which would otherwise be repeated for every token. */
function withPause(keys: Keys): Keys {
  let until = 0;
  return async (...token) => {
    if (Date.now() < until) throw new SsoError("id_token_key", "The key set could not be fetched a moment ago");
    return Promise.resolve(keys(...token)).catch((error: unknown) => {
      const isFetched = /^ERR_JWKS_(NO|MULTIPLE)_MATCHING_KEYS?$/.test(String((error as { code?: unknown }).code));
      if (!isFetched) until = Date.now() + PAUSE;
      throw error;
    });
  };
}

function localKeys(jose: Jose, jwks: KeySet): Keys {
  try {
    return jose.createLocalJWKSet(jwks as Parameters<Jose["createLocalJWKSet"]>[0]);
  } catch {
    // Without the cause, which may quote a private key that was passed by mistake.
    throw new RequestError("jwks is not a valid key set");
  }
}

/** Fetches with a size limit. Reads the whole body, so that jose's timeout covers it. */
const fetchBounded: FetchImplementation = async (url, init) => {
  const response = await fetch(url, init).catch((thrown: unknown) => {
    // The `fetch` of Node.js refuses the signal of jsdom, before it sends anything.
    if (!/of AbortSignal|of type AbortSignal/.test(String(thrown))) throw thrown;
    return fetch(url, { ...init, signal: null });
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return response;
  }
  const text = new TextDecoder();
  let json = "";
  let length = 0;
  const reader = response.body?.getReader();
  for (let piece; (piece = (await reader?.read())?.value); json += text.decode(piece, { stream: true })) {
    length += piece.length;
    if (length > MOST) {
      await reader?.cancel();
      throw new SsoError("id_token_key", "The key set is larger than 1 MiB");
    }
  }
  return new Response(json + text.decode(), response);
};

/** Returns the URL if it is https or loopback. Over plain http, an attacker could substitute the keys. */
function checkedUrl(jwks: URL | string): URL {
  const url = URL.canParse(jwks) ? new URL(jwks) : undefined;
  if (url && url.username + url.password === "" && (url.protocol === "https:" || isLoopback(url))) return url;
  throw new RequestError("jwks must be a key set, or an https URL without user info");
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
