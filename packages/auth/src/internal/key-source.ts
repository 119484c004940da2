import { RequestError } from "@hosting-platform/client/core";
import { dropOldest } from "./drop-oldest.js";

type Jose = typeof import("jose");
type Keys = ReturnType<Jose["createRemoteJWKSet"]> | ReturnType<Jose["createLocalJWKSet"]>;

/** A JSON Web Key Set (RFC 7517). */
export interface KeySet {
  readonly keys: readonly object[];
}

/** How many addresses are remembered with their keys. */
const CAPACITY = 100;

/** By address, as a key set that is made anew for each token would be fetched for each. */
const fetched = new Map<string, Keys>();

/** Where the key of a token is looked up. */
export function keySource(jose: Jose, jwks: URL | string | KeySet): Keys {
  if (typeof jwks === "object" && "keys" in jwks) return localKeys(jose, jwks);
  const url = checkedUrl(jwks);
  const known = fetched.get(url.href);
  if (known !== undefined) return known;
  const keys = jose.createRemoteJWKSet(url);
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

/** Keys from an address that others can answer for let them sign. */
function checkedUrl(jwks: URL | string): URL {
  const url = URL.canParse(jwks) ? new URL(jwks) : undefined;
  if (url && url.username + url.password === "" && (url.protocol === "https:" || isLoopback(url))) return url;
  throw new RequestError("jwks is an https address without user info, or a key set");
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === "http:" && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
