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
  new RegExp(`((?:^|[?&#;"]|%3f|%26|%23)(?:[\\w.%[\\]-]{0,60}?${NAME}|${SHORT})(?:\\]|%5d)?(?:=|%3d|"\\s*:\\s*"))[^&#>"'\\s]+`, "gim"),
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

/** Fields that have variables by their names, or as a list. */
const VARIABLES = /^(?:(?:build[_-]?)?env(?:s|[_-]?vars?|ironment[_-]?variables?)?|secrets)$/i;
const VARIABLE_NAME = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;
const VALUE = /values?$/i;

/** Returns true if an object has a name, and may have a value beside it. */
function isPair(fields: Readonly<Record<string, unknown>>, isVariable: boolean): boolean {
  if (typeof fields["key"] === "string" || (isVariable && typeof fields["name"] === "string")) return true;
  const isName = (text: unknown): boolean => typeof text === "string" && (isSecret(text) || VARIABLE_NAME.test(text));
  return Object.keys(fields).some((name) => VALUE.test(name)) && (isVariable || Object.values(fields).some(isName));
}

interface Masking {
  /** True if a `code` is that of an error. */
  isFailure?: boolean;
  text?: (text: string) => string;
  /** Masks the values of environment variables, too. */
  hasVariables?: boolean;
}

/** Masks a body. `hidden` is set for the value of a credential (`own`), and for values of variables, whose parts are values as well. */
export function maskBody(value: unknown, masking: Masking = {}, hidden?: "own" | "deep"): unknown {
  const { isFailure = false, text = maskText, hasVariables = false } = masking;
  if (typeof value === "string") return hidden === undefined ? text(value) : MASK;
  if (Array.isArray(value)) return value.map((item) => maskBody(item, masking, hidden));
  if (!isObject(value) || ArrayBuffer.isView(value)) return value;
  const isDeep = hidden === "deep";
  const pair = hasVariables && isPair(value, isDeep);
  const hiddenIn = (name: string, part: unknown): typeof hidden => {
    const isValue = pair ? VALUE.test(name) : isDeep;
    if (hasVariables && (isValue || (VARIABLES.test(name) && typeof part !== "string"))) return "deep";
    return isSecret(name) && !(isFailure && name === "code") ? "own" : undefined;
  };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [text(name), maskBody(part, masking, hiddenIn(name, part))]));
}
