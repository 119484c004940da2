/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A place that is wrong. */
export interface Finding {
  /** A JSON pointer. */
  at: string;
  /** The rule, and what to do. */
  message: string;
}

/** How many findings a message repeats: one mistake is often made in each of thousands of records. */
const SHOWN = 20;

/** One finding a line. */
export function listFindings(findings: readonly Finding[]): string {
  const lines = findings.slice(0, SHOWN).map(({ at, message }) => `  ${at === "" ? "(the whole)" : at}: ${message}`);
  return [...lines, ...(findings.length > SHOWN ? [`  and ${findings.length - SHOWN} more`] : [])].join("\n");
}
