/** The JSON pointer (RFC 6901, sections 3 and 4) to what `names` lead to below `pointer`. */
export function pointerTo(pointer: string, ...names: (string | number)[]): string {
  return pointer + names.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
