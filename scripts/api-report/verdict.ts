import { type Verdict, VERDICTS } from "../diff/model.js";

/** The gravest verdict of changes; undefined where there are none. */
export function verdictOf(changes: readonly { verdict: Verdict }[]): Verdict | undefined {
  return VERDICTS.find((verdict) => changes.some((change) => change.verdict === verdict));
}
