export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(type) || type === "*/*" || type === "application/*";
}

export function isForm(type: string): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type);
}

export function isMultipart(type: string): boolean {
  return /^multipart\//i.test(type);
}

/** What is read as a string. */
export function isText(type: string): boolean {
  return /^text\//i.test(type) || /^[^;]*[/+]xml\b/i.test(type);
}

/** The type that an answer of a range has. */
export function concrete(type: string): string {
  if (isJson(type) && type.includes("*")) return "application/json";
  return type
    .replace(/^text\/\*/, "text/plain")
    .replace(/^image\/\*/, "image/png")
    .replace("/*", "/octet-stream");
}
