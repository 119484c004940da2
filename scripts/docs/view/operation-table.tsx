/** @jsxImportSource preact */
import type { OperationLink } from "../model/types.js";
import { hrefOf } from "./links.js";
import { DeprecatedMark, DetailMark, MethodBadge } from "./marks.js";
import { Template } from "./template.js";

/** @param label the table's name for screen readers */
export function OperationTable({ operations, label }: { operations: readonly OperationLink[]; label: string }) {
  const isWhole = operations.every(({ detail, isDeprecated }) => detail === "documented" && isDeprecated !== true);
  return (
    <table class="operations" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          <th scope="col">Call</th>
          {!isWhole && <th scope="col">Detail</th>}
        </tr>
      </thead>
      <tbody>
        {operations.map(({ operationId, title, path, method, template, detail, isDeprecated }) => (
          <tr key={operationId}>
            <td>
              <a href={hrefOf(path)}>{title}</a>
            </td>
            <td>
              <MethodBadge method={method} /> <Template path={template} />
            </td>
            {!isWhole && (
              <td>
                <DetailMark detail={detail} /> {isDeprecated === true && <DeprecatedMark />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
