// Respect reports the faults of a body as a drawing only.
import { stripVTControlCharacters } from "node:util";

/** Extracts the errors and their lines from Respect's drawings of the body. */
export function schemaFaults(message: string): string {
  const faults: string[] = [];
  for (const line of plain(message).split("\n")) {
    const fault = /^\s*[A-Z][A-Z ]+ (.*\S)/.exec(line)?.[1];
    const at = /^\s*>\s*\d+ \|\s*(.*?),?\s*$/.exec(line)?.[1];
    if (fault !== undefined) faults.push(fault);
    // A missing property is reported at the bracket of the body, which is not worth showing.
    else if (at !== undefined && /\w/.test(at)) faults.push(`${faults.pop() ?? ""} in \`${at}\``.trimStart());
  }
  return [...new Set(faults.length === 0 ? [plain(message).trim()] : faults)].join("; ");
}

/** Returns a message of Respect without colors. */
export function plain(message: string): string {
  return stripVTControlCharacters(message).replaceAll("\u00a0", " ");
}
