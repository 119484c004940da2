import type { LocationObject, UserContext } from "@redocly/openapi-core";

/** A place in a file, as Redocly hands it to a rule. */
export type Location = UserContext["location"];

/** What a rule says: what is wrong, where, and what to do about it. */
export interface Fault {
  message: string;
  hint: string;
  at: Location;
  /** Whether the key or its value is pointed at. Default: the value. */
  on?: "key" | "value";
}

/** Between the message and the hint of one of our rules; `scripts/read/improve-findings.ts` parts them again. */
export const HINT_SEPARATOR = "\n";

export function tell(ctx: Pick<UserContext, "report">, { message, hint, at, on = "value" }: Fault): void {
  const location: LocationObject = { source: at.source, pointer: at.pointer, reportOnKey: on === "key" };
  ctx.report({ message: `${message}${HINT_SEPARATOR}${hint}`, location });
}
