import type { LocationObject, UserContext } from "@redocly/openapi-core";

/** A position in a file, as Redocly passes it to rules. */
export type Location = UserContext["location"];

/** The part of a place to point to: its value, by default, or its key. */
type Mark = "key" | "value";

/** Ends the hint of a fixable finding. */
export const FIXABLE = "\nfixable";

/** Separates the message and the hint of our rules; `scripts/read/improve-findings.ts` splits them. */
export const HINT_SEPARATOR = "\n";

/**
 * Reports a finding.
 *
 * @param at the place, or the keys that lead to it from the node that the rule visits
 * @param more `fixable`: `npm run lint:spec -- --fix` corrects it
 */
export function tell(
  ctx: Pick<UserContext, "report" | "location">,
  at: Location | readonly (string | number)[],
  message: string,
  hint: string,
  more: Mark | { on?: Mark; fixable?: true } = {},
): void {
  const { on, fixable } = typeof more === "string" ? { on: more } : more;
  const { source, pointer } = "pointer" in at ? at : ctx.location.child([...at]);
  const location: LocationObject = { source, pointer, reportOnKey: on === "key" };
  ctx.report({ message: `${message}${HINT_SEPARATOR}${hint}${fixable === true ? FIXABLE : ""}`, location });
}
