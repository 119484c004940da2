// Classifies media types and ranges of media types.

/** Checks for JSON, including structured suffixes (RFC 6839). A stream of JSON values is none. */
export function isJsonType(type: string): boolean {
  return /[/+]json\s*(;|$)/i.test(type) && streamFormat(type) === undefined;
}

/** Puts the usual type first: JSON, or another JSON than JSON Patch, which is a list of changes whatever schema the document states. */
export function usualFirst(types: readonly string[]): string[] {
  const isPatch = types[0] === "application/json-patch+json";
  const usual = types.find((type) => type === "application/json") ?? types.find((type) => isPatch && type !== types[0] && isJsonType(type));
  return usual === undefined ? [...types] : [usual, ...types.filter((type) => type !== usual)];
}

/** The format of a stream of items: server-sent events, lines of JSON, or a JSON text sequence (RFC 7464). */
export type StreamFormat = "events" | "lines" | "sequence";

const STREAMS: ReadonlyMap<string, StreamFormat> = new Map([
  ["text/event-stream", "events"],
  ["application/jsonl", "lines"],
  ["application/ndjson", "lines"],
  ["application/x-ndjson", "lines"],
  ["application/stream+json", "lines"],
  ["application/json-seq", "sequence"],
]);

/** Returns the format of a media type that is a stream of items. */
export function streamFormat(type: string): StreamFormat | undefined {
  return STREAMS.get(essence(type));
}

/** Returns a media type without its parameters. */
export function essence(type: string): string {
  return type.replace(/;.*/s, "").trim().toLowerCase();
}

/** Checks if bodies are read as text. */
export function isTextType(type: string): boolean {
  return /^text\//i.test(type) || isXmlType(type) || isYamlType(type);
}

/** Checks for XML, including structured suffixes (RFC 7303). */
export function isXmlType(type: string): boolean {
  return /[/+]xml\s*(;|$)/i.test(type);
}

export function isYamlType(type: string): boolean {
  return /[/+](?:x-)?ya?ml\s*(;|$)/i.test(type);
}

/** Checks for multipart forms. */
export function isMultipart(type: string): boolean {
  return /^multipart\//i.test(type);
}

/** Checks for URL-encoded forms. */
export function isFormType(type: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
}

/** Spellings of media types that documents have by mistake. */
const MISSPELT: readonly (readonly [type: string, spellings: RegExp])[] = [
  ["application/json", /^$|^schema$|^(?:application[.\\_-]?)?json$/i],
  ["application/x-www-form-urlencoded", /^(?:application\/)?(?:x-?)?(?:www-?)?(?:form-?url|url-?form)-?encoded?$/i],
  ["multipart/form-data", /^(?:multipart|(?:multipart|application)\/(?:x-?)?form(?:-?data)?|form-?data)$/i],
];

/** Returns the media type that is meant by a misspelt one, and any other unchanged. */
export function meantType(type: string): string {
  const [, given = "", parameters = ""] = /^([^;]*)(.*)$/s.exec(type) ?? [];
  const [meant = given] = MISSPELT.find(([, spellings]) => spellings.test(given)) ?? [];
  return meant === given.toLowerCase() ? type : meant + parameters;
}

/** Checks for a range of media types. */
export function isRange(type: string): boolean {
  return type.includes("*");
}

/** Checks for a range such as `image/*`, of which all are bytes. */
export function isMediaRange(type: string): boolean {
  return /^(?:image|audio|video|font)\/\*/i.test(type);
}
