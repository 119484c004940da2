import { isObject } from "./state/json.js";

export const MASK = "***";

/** Ends of the names of credentials. The token of a page is none. */
const NAME =
  "(?:secrets?|passw(?:or)?d|passphrase|credentials?|authorization|cookie|jwt|assertion|signature|verifier|session[_-]?id|" +
  "(?:access|api|encryption|private|secret|signing)[_-]?keys?|(?:device|recovery|user|verification)[_-]?codes?|" +
  "(?:access|api|auth|bearer|refresh)[_-]?tokens|token(?<!(?:continuation|cursor|next|page|pagination|sync)[_-]?token))";
/** Whole names. */
const SHORT = "(?:code|pwd|sig)";
const SECRET_NAME = new RegExp(`(?:${NAME}|^${SHORT})\\]?$`, "i");

/** Text without any of these has no credential. Most text has none. */
const TRACE = /[=%"]|:\/\/|eyJ|(?:asic|earer) |-----/;

/** Patterns of credentials, each behind its first group. */
const SECRETS = [
  // Parameters of URLs, also of one in another one, in HTML and in forms; and members of JSON.
  new RegExp(`((?:^|[?&#;"]|%3f|%26|%23)(?:[\\w.%[\\]-]{0,60}?${NAME}|${SHORT})(?:\\]|%5d)?(?:=|%3d|"\\s*:\\s*"))[^&#>"'\\s]+`, "gi"),
  /(\b[Bb](?:asic|earer) +)(?=[\w.~+/-]*(?:\d|[a-z][A-Z]))[\w.~+/-]{8,}=*(?!["\w=])/g,
  // JSON Web Tokens, user information of URLs, and keys.
  /()\beyJ[\w-]{8,}(?:\.[\w-]*){2,4}/g,
  /(:\/\/)[^\s/?#@"'<>]+(?=@)/g,
  /(-----BEGIN [A-Z ]*PRIVATE KEY-----)[^-]+/g,
];

/** Returns true for a header, a field or a parameter that is a credential, such as those of RFC 6749. */
export function isSecret(name: string): boolean {
  return SECRET_NAME.test(name);
}

export function maskText(text: string): string {
  if (!TRACE.test(text)) return text;
  return SECRETS.reduce((rest, pattern) => rest.replaceAll(pattern, `$1${MASK}`), text);
}

/** Masks a body. A `code` in the body of a failure is that of an error. */
export function maskBody(value: unknown, isFailure = false, text = maskText, isHidden = false): unknown {
  if (typeof value === "string") return isHidden ? MASK : text(value);
  if (Array.isArray(value)) return value.map((item) => maskBody(item, isFailure, text, isHidden));
  if (!isObject(value) || ArrayBuffer.isView(value)) return value;
  const isShown = (name: string): boolean => !isSecret(name) || (isFailure && name === "code");
  const fields = Object.entries(value).map(([name, part]) => [text(name), maskBody(part, isFailure, text, !isShown(name))] as const);
  return Object.fromEntries(fields);
}
