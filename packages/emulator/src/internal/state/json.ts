/** Returns true for a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A validation error. */
export interface Finding {
  /** JSON pointer. */
  at: string;
  /** The rule and the fix. */
  message: string;
}

/** Maximum number of findings in a message, since one mistake often repeats in thousands of records. */
const SHOWN = 20;

/** Formats findings, one per line. */
export function listFindings(findings: readonly Finding[]): string {
  const lines = findings.slice(0, SHOWN).map(({ at, message }) => `  ${at === "" ? "(root)" : at}: ${message}`);
  return [...lines, ...(findings.length > SHOWN ? [`  and ${findings.length - SHOWN} more`] : [])].join("\n");
}
