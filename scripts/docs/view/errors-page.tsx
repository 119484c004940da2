import { counted } from "../../core/cli/counted.js";
import type { ErrorsPage } from "../model/types.js";
import type { Body } from "./body.js";
import { errorAnchor } from "./errors.js";
import { OperationTable } from "./operation-table.js";
import { Prose } from "./markdown.js";

export function errorsBody({ text, statuses }: ErrorsPage): Body {
  return {
    lead: <Prose text={text} />,
    sections: statuses.map((error) => ({
      id: errorAnchor(error.status),
      title: error.status,
      content: (
        <>
          {error.errorClass !== undefined && (
            <p>
              Thrown as <code>{error.errorClass}</code>.
            </p>
          )}
          <Prose text={error.text} />
          {error.advice.trim() !== "" && (
            <div class="advice">
              <p class="advice-title">What to do</p>
              <Prose text={error.advice} />
            </div>
          )}
          {error.operations.length > 0 && (
            <details>
              <summary>{counted(error.operations.length, "operation")}</summary>
              <OperationTable operations={error.operations} byTag={error.byTag} label={`Operations that list ${error.status}`} />
            </details>
          )}
        </>
      ),
    })),
  };
}
