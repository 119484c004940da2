// What kind of body a media type or a range of them is.

/** Whether bodies of a media type are JSON, also by a structured suffix (RFC 6839). */
export function isJsonType(type: string): boolean {
  return /[/+]json\s*(;|$)/i.test(type);
}

/** Whether bodies of a media type are read as text. */
export function isTextType(type: string): boolean {
  return /^text\/|[/+]xml\s*(;|$)/i.test(type);
}

/** Whether bodies of a media type are fields in parts. */
export function isMultipart(type: string): boolean {
  return /^multipart\//i.test(type);
}

/** Whether bodies of a media type are fields in one line. */
export function isFormType(type: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
}

/** Whether any media type is meant. */
export function isAnyType(type: string): boolean {
  return /^\*\/\*\s*(;|$)/.test(type.trim());
}

/** Whether it is a range of media types and not one. */
export function isRange(type: string): boolean {
  return type.includes("*");
}
