import { SsoError } from "@hosting-platform/auth";
import { RequestError } from "@hosting-platform/client/core";
import type { FetchImplementation } from "jose";
import { dropOldest } from "./drop-oldest.js";

type Jose = typeof import("jose");
type Keys = ReturnType<Jose["createRemoteJWKSet"]> | ReturnType<Jose["createLocalJWKSet"]>;

/** A JSON Web Key Set (RFC 7517). */
export interface KeySet {
  readonly keys: readonly object[];
}

/** How many addresses are remembered with their keys. */
const CAPACITY = 100;

/** The most that is read of a key set, in bytes; one of a hundred keys has a tenth of it. */
const MOST = 2 ** 20;

/** By address, as a key set that is made anew for each token would be fetched for each. */
const fetched = new Map<string, Keys>();

/** Where the key of a token is looked up. */
export function keySource(jose: Jose, jwks: URL | string | KeySet): Keys {
  // Its own keys: those that somebody puts on the prototype of all objects would verify what they sign.
  if (Object.hasOwn(Object(jwks) as object, "keys")) return localKeys(jose, jwks as KeySet);
  const url = checkedUrl(jwks as URL | string);
  const known = fetched.get(url.href);
  if (known !== undefined) return known;
  const keys = jose.createRemoteJWKSet(url, { __proto__: null, [jose.customFetch]: fetchBounded } as object);
  fetched.set(url.href, keys);
  dropOldest(fetched, CAPACITY);
  return keys;
}

function localKeys(jose: Jose, jwks: KeySet): Keys {
  try {
    return jose.createLocalJWKSet(jwks as Parameters<Jose["createLocalJWKSet"]>[0]);
  } catch {
    // Without the cause: somebody may have given a private key.
    throw new RequestError("jwks is not a key set");
  }
}

/** Reads the whole answer, as the time limit of the request covers it then, and refuses one that is too long for a key set. */
const fetchBounded: FetchImplementation = async (url, init) => {
  const response = await fetch(url, init);
  if (response.status !== 200) {
    await response.body?.cancel();
    return response;
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let piece; (piece = (await reader?.read())?.value); pieces.push(piece)) {
    length += piece.length;
    if (length > MOST) {
      await reader?.cancel();
      throw new SsoError("id_token_key", "The key set is too long");
    }
  }
  return new Response(new Blob(pieces), response);
};

/** Keys from an address that others can answer for let them sign. */
function checkedUrl(jwks: URL | string): URL {
  const url = URL.canParse(jwks) ? new URL(jwks) : undefined;
  if (url && url.username + url.password === "" && (url.protocol === "https:" || isLoopback(url))) return url;
  throw new RequestError("jwks is an https address without user info, or a key set");
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
