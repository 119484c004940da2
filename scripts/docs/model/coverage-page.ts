import { type CoverageRow, totalOf } from "../../lint/coverage.js";
import { detailTitle } from "./detail-words.js";
import type { Contract, TagGroup } from "./contract.js";
import { tagLink } from "./links.js";
import { NOT_SHOWN } from "./paths.js";
import { counted, plainText } from "./prose.js";
import { proseRecord } from "./search-records.js";
import type { CoveragePage, Markdown } from "./types.js";

export function coveragePage(contract: Contract): CoveragePage {
  const rows = contract.tags.map((tag) => ({ tag, counts: countsOf(tag) }));
  const text = introduction(totalOf(rows.map(({ counts }) => counts)));
  return {
    kind: "coverage",
    path: NOT_SHOWN,
    title: "What is not shown",
    description: "How much of each tag the contract shows, and what an operation means of which only method and path are known.",
    text,
    rows: rows.map(({ tag, counts: { documented, partial, index } }) => ({
      tag: tagLink(contract, tag),
      documented,
      partial,
      indexed: index,
    })),
    search: proseRecord("guide", plainText(text)),
  };
}

function countsOf({ name, operations }: TagGroup): CoverageRow {
  const row = { tag: name, documented: 0, partial: 0, index: 0 };
  for (const { detail } of operations) row[detail] += 1;
  return row;
}

function introduction({ documented, partial, index }: CoverageRow): Markdown {
  return `The contract has ${counted(documented + partial + index, "operation")}. It does not show all of each, and what it does not show it leaves open: no guess stands in for it.

- **${detailTitle("documented")}** (${documented}): parameters, request body, answers and error statuses are known.
- **${detailTitle("partial")}** (${partial}): some of these are known; the page of the operation says which are not.
- **${detailTitle("index")}** (${index}): only the method, the path, the path parameters and the team parameters are known. Further query parameters, the request body, the answer and the error statuses are not shown.

An indexed operation can be called all the same. Its function takes any query parameter and, where the method has a body, any body; its result is \`unknown\`, or bytes or text where the call asks for them. The function checks nothing but the path parameters and the team, so check what comes back before you rely on it.`;
}
