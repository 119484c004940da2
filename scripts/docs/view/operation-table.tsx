import { counted } from "../../core/cli/counted.js";
import type { OperationLink, TagCount } from "../model/types.js";
import { hrefOf } from "./links.js";
import { DeprecatedMark, DetailMark, MethodBadge } from "./marks.js";
import { Template } from "./template.js";
import { ColumnHeads } from "./column-heads.js";

interface OperationTableProps {
  operations: readonly OperationLink[];
  /** Shown instead of the operations. */
  byTag?: readonly TagCount[] | undefined;
  /** The table's name for screen readers. */
  label: string;
}

export function OperationTable({ operations, byTag, label }: OperationTableProps) {
  if (byTag !== undefined) return <TagCounts tags={byTag} />;
  const isWhole = operations.every(({ detail }) => detail === "documented");
  return (
    <table class="operations" aria-label={label}>
      <ColumnHeads titles={["Operation", "Call", !isWhole && "Detail"]} />
      <tbody>
        {operations.map(({ operationId, title, path, method, template, detail, isDeprecated }) => (
          <tr key={operationId}>
            <td>
              <a href={hrefOf(path)}>{title}</a> {isDeprecated === true && <DeprecatedMark />}
            </td>
            <td>
              <MethodBadge method={method} /> <Template path={template} />
            </td>
            {!isWhole && (
              <td>
                <DetailMark detail={detail} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TagCounts({ tags }: { tags: readonly TagCount[] }) {
  return (
    <ul>
      {tags.map(({ title, path, count }) => (
        <li key={path}>
          <a href={hrefOf(path)}>{title}</a>: {counted(count, "operation")}
        </li>
      ))}
    </ul>
  );
}
