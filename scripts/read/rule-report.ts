import type { Subject } from "../core/cli/finding.js";
import type { LocationObject, UserContext } from "@redocly/openapi-core";

/** A position in a file, as Redocly passes it to rules. */
export type Location = UserContext["location"];

/** The part of a place to point to: its value, by default, or its key. */
type Mark = "key" | "value";

/** Fields that our rules add to Redocly's problems. Its core passes them on. */
export interface RuleReport {
  /** `npm run lint:spec -- --fix` corrects it. */
  fixable?: true;
  about?: Subject;
}

/**
 * Reports a finding.
 *
 * @param at the place, or the keys that lead to it from the node that the rule visits
 */
export function tell(
  ctx: Pick<UserContext, "report" | "location">,
  at: Location | readonly (string | number)[],
  message: string,
  hint: string,
  more: Mark | (RuleReport & { on?: Mark }) = {},
): void {
  const { on, ...report } = typeof more === "string" ? { on: more } : more;
  const { source, pointer } = "pointer" in at ? at : ctx.location.child([...at]);
  const location: LocationObject = { source, pointer, reportOnKey: on === "key" };
  const problem = { message, reference: hint, location, ...report };
  ctx.report(problem);
}
