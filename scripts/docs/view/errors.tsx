/** @jsxImportSource preact */
import { kebabCase } from "../../model/case.js";
import type { ErrorView, Site } from "../model/types.js";
import { PageLink } from "./links.js";
import { Prose } from "./prose.js";

/** Returns the anchor of a status on the errors page and on operation pages. */
export function errorAnchor(status: string): string {
  return `error-${kebabCase(status)}`;
}

/** The errors of an operation; what to do about each is on the errors page. */
export function OperationErrors({ errors, site }: { errors: readonly ErrorView[]; site: Site }) {
  return (
    <table class="errors" aria-label="Errors">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Error class</th>
          <th scope="col">Reason</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ status, errorClass, text }) => (
          <tr key={status} id={errorAnchor(status)} class="error">
            <td>
              <PageLink site={site} path="errors/" anchor={errorAnchor(status)}>
                <code>{status}</code>
              </PageLink>
            </td>
            <td>{errorClass !== undefined && <code>{errorClass}</code>}</td>
            <td>
              <Prose text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
