import { counted } from "../../core/cli/counted.js";
import { type CoverageRow, totalOf } from "../../lint/coverage.js";
import { detailTitle } from "./detail-words.js";
import type { Contract, TagGroup } from "./contract.js";
import { tagLink } from "./links.js";
import { COVERAGE } from "./paths.js";
import { plainText } from "./prose.js";
import { proseRecord } from "./search-records.js";
import type { CoveragePage, Markdown } from "./types.js";

/** Returns the page of what is not documented; none if all is. */
export function coveragePages(contract: Contract): CoveragePage[] {
  const isWhole = contract.operations.every(({ detail }) => detail === "documented");
  return isWhole && contract.input.isForeign === true ? [] : [coveragePage(contract)];
}

function coveragePage(contract: Contract): CoveragePage {
  const rows = contract.tags.map((tag) => ({ tag, counts: countsOf(tag) }));
  const text = introduction(totalOf(rows.map(({ counts }) => counts)));
  return {
    kind: "coverage",
    path: COVERAGE,
    title: "Coverage",
    description: "The number of documented, partly documented and indexed operations by tag.",
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
  for (const { detail } of operations.filter(({ tag }) => tag === name)) row[detail] += 1;
  return row;
}

function introduction({ documented, partial, index }: CoverageRow): Markdown {
  return `The contract has ${counted(documented + partial + index, "operation")}. Some of them are not fully documented; the contract contains no guesses about them.

- **${detailTitle("documented")}** (${documented}): parameters, request body, responses and error statuses are known.
- **${detailTitle("partial")}** (${partial}): some of these are missing; the operation's page lists them.
- **${detailTitle("index")}** (${index}): only the method, the path, the path parameters and the team parameters are known. Other query parameters, the request body, the responses and the error statuses are not documented.

You can still call an indexed operation. Its function accepts any query parameter and, if the method has a body, any body. It returns \`unknown\`, or bytes or text if the call requests them. The function validates only the path parameters and the team, so validate the result before you use it.`;
}
