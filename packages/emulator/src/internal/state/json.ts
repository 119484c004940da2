export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export interface Finding {
  at: string;
  message: string;
}

/** Maximum number of findings in a message, since one mistake often repeats in thousands of records. */
const SHOWN = 20;

export function listFindings(findings: readonly Finding[]): string {
  const lines = findings.slice(0, SHOWN).map(({ at, message }) => `  ${at === "" ? "(root)" : at}: ${message}`);
  return [...lines, ...(findings.length > SHOWN ? [`  and ${findings.length - SHOWN} more`] : [])].join("\n");
}

export function pointerTo(pointer: string, ...names: (string | number)[]): string {
  return pointer + names.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
