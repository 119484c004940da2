export function pointerTo(pointer: string, ...names: (string | number)[]): string {
  return pointer + names.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
