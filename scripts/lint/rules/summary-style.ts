import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

const MAX_LENGTH = 60;

/** Words that are written with a capital wherever they stand. Initials (DNS, API) and words with a digit (V1) need no entry. */
const PROPER_NAMES = new Set(["Git"]);

/** A summary is a command in sentence case: "Create a check of a project". */
export const summaryStyle: Oas3Rule = () => ({
  Operation({ summary }, ctx) {
    if (typeof summary !== "string" || summary === "") return;
    const at = ctx.location.child(["summary"]);
    for (const [message, hint] of faults(summary)) tell(ctx, { message, hint, at });
  },
});

function* faults(summary: string): Generator<[message: string, hint: string]> {
  const [first = "", ...rest] = summary.split(" ");
  if (summary.length > MAX_LENGTH)
    yield [`The summary has ${summary.length} characters.`, `say it in ${MAX_LENGTH} characters; the description has room for the rest`];
  if (!/^\p{Lu}/u.test(first)) yield ["The summary does not begin with a capital.", "write the first letter as a capital"];
  if (/[.!?:;,]$/.test(summary)) yield ["The summary ends in a mark.", "remove the mark at the end"];
  if (/(?<!s)s$|ing$|ed$/i.test(first))
    yield [`The summary begins with \`${first}\`, which is no command.`, "begin with the plain form of a verb: List, Read, Create, Update"];
  if (/^ | {2}| $/.test(summary)) yield ["The summary has a space too many.", "leave one space between two words and none at the ends"];
  const capital = rest.find((word) => /^\p{Lu}/u.test(word) && !isName(word));
  if (capital !== undefined)
    yield [`\`${capital}\` has a capital in the middle of the summary.`, "use sentence case; only the first word and names have capitals"];
}

function isName(word: string): boolean {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, "");
  return PROPER_NAMES.has(bare) || /^[\p{Lu}\p{N}]+s?$/u.test(bare);
}
