import type { LocationObject, UserContext } from "@redocly/openapi-core";

/** A position in a file, as Redocly passes it to rules. */
export type Location = UserContext["location"];

/** The report of a rule. */
export interface Fault {
  message: string;
  hint: string;
  at: Location;
  /** The part to point to. Default: the value. */
  on?: "key" | "value";
  /** `npm run lint:spec -- --fix` corrects it. */
  fixable?: true;
}

/** Ends the hint of a fixable finding. */
export const FIXABLE = "\nfixable";

/** Separates the message and the hint of our rules; `scripts/read/improve-findings.ts` splits them. */
export const HINT_SEPARATOR = "\n";

export function tell(ctx: Pick<UserContext, "report">, { message, hint, at, on = "value", fixable }: Fault): void {
  const location: LocationObject = { source: at.source, pointer: at.pointer, reportOnKey: on === "key" };
  ctx.report({ message: `${message}${HINT_SEPARATOR}${hint}${fixable === true ? FIXABLE : ""}`, location });
}
