import { kebabCase } from "../../model/case.js";
import { errorBodies } from "../model/error-bodies.js";
import type { ErrorView, OperationPage, Site } from "../model/types.js";
import { ResponseParts } from "./bodies.js";
import { PageLink } from "./links.js";
import { Prose } from "./markdown.js";
import type { Section } from "./sections.js";
import { ColumnHeads } from "./column-heads.js";

/** Returns the anchor of a status on the errors page and on operation pages. */
export function errorAnchor(status: string): string {
  return `error-${kebabCase(status)}`;
}

/** Returns the table of an operation's errors, with a subsection for each different body. */
export function errorSections({ errors }: Pick<OperationPage, "errors">, site: Site): Section[] {
  if (errors.length === 0) return [];
  return [{ id: "errors", title: "Errors", content: <OperationErrors errors={errors} site={site} />, sections: bodySections(errors) }];
}

function bodySections(errors: readonly ErrorView[]): Section[] {
  return errorBodies(errors).map(({ statuses, error: { status, content = [], headers } }) => ({
    id: `error-body-${kebabCase(status)}`,
    title: `Body of ${statuses.join(", ")}`,
    content: <ResponseParts response={{ status, content, ...(headers && { headers }) }} />,
  }));
}

/** The errors of an operation; what to do about each is on the errors page. */
function OperationErrors({ errors, site }: { errors: readonly ErrorView[]; site: Site }) {
  const hasClasses = errors.some(({ errorClass }) => errorClass !== undefined);
  return (
    <table class="errors" aria-label="Errors">
      <ColumnHeads titles={["Status", hasClasses && "Error class", "Reason"]} />
      <tbody>
        {errors.map(({ status, errorClass, text }) => (
          <tr key={status} id={errorAnchor(status)} class="error">
            <td>
              <PageLink site={site} path="errors/" anchor={errorAnchor(status)}>
                <code>{status}</code>
              </PageLink>
            </td>
            {hasClasses && <td>{errorClass !== undefined && <code>{errorClass}</code>}</td>}
            <td>
              <Prose text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
