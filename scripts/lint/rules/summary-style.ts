import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

const MAX_LENGTH = 60;

/** Words that always have a capital. Initials (DNS, API) and words with a digit (V1) need no entry. */
const PROPER_NAMES = new Set(["Git"]);

/** Requires summaries to be imperative and in sentence case: "Create a check of a project". */
export const summaryStyle: Oas3Rule = () => ({
  Operation({ summary }, ctx) {
    if (typeof summary !== "string" || summary === "") return;
    for (const [message, hint] of faults(summary)) tell(ctx, ["summary"], message, hint);
  },
});

function* faults(summary: string): Generator<[message: string, hint: string]> {
  const [first = "", ...rest] = summary.split(" ");
  if (summary.length > MAX_LENGTH)
    yield [`The summary has ${summary.length} characters.`, `shorten it to ${MAX_LENGTH} characters; move details to the description`];
  if (!/^\p{Lu}/u.test(first)) yield ["The summary does not begin with a capital letter.", "capitalize the first word"];
  if (/[.!?:;,]$/.test(summary)) yield ["The summary ends with punctuation.", "remove the punctuation at the end"];
  if (/(?<!s)s$|ing$|ed$/i.test(first))
    yield [`The summary begins with \`${first}\`, which is not an imperative.`, "begin with a verb: List, Read, Create, Update"];
  if (/^ | {2}| $/.test(summary)) yield ["The summary has extra spaces.", "use single spaces between words and none at the ends"];
  const capital = rest.find((word) => /^\p{Lu}/u.test(word) && !isName(word));
  if (capital !== undefined)
    yield [`\`${capital}\` is capitalized in the middle of the summary.`, "use sentence case; capitalize only the first word and names"];
}

function isName(word: string): boolean {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, "");
  return PROPER_NAMES.has(bare) || /^[\p{Lu}\p{N}]+s?$/u.test(bare);
}
