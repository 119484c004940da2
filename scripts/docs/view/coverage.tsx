import { detailTitle } from "../model/detail-words.js";
import type { CoveragePage } from "../model/types.js";
import type { Body } from "./body.js";
import { hrefOf } from "./links.js";
import { Prose } from "./markdown.js";
import { ColumnHeads } from "./column-heads.js";

const COLUMNS = ["documented", "partial", "indexed"] as const;
const TITLES = { documented: detailTitle("documented"), partial: detailTitle("partial"), indexed: detailTitle("index") };

export function coverageBody({ text, rows }: CoveragePage): Body {
  return { lead: <Prose text={text} />, sections: [{ id: "by-tag", title: "By tag", content: <CoverageTable rows={rows} /> }] };
}

function CoverageTable({ rows }: Pick<CoveragePage, "rows">) {
  return (
    <table class="counts" aria-label="Operations by tag and detail">
      <ColumnHeads titles={["Tag", ...COLUMNS.map((column) => TITLES[column])]} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.tag.path}>
            <td>
              <a href={hrefOf(row.tag.path)}>{row.tag.title}</a>
            </td>
            {COLUMNS.map((column) => (
              <td key={column} class="count">
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          {COLUMNS.map((column) => (
            <td key={column} class="count">
              {rows.reduce((sum, row) => sum + row[column], 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
