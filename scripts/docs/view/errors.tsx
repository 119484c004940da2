/** @jsxImportSource preact */
import { kebabCase } from "../../model/case.js";
import type { ErrorView, Site } from "../model/types.js";
import { PageLink } from "./links.js";
import { Prose } from "./prose.js";

/** Returns the anchor of a status on the errors page and on operation pages. */
export function errorAnchor(status: string): string {
  return `error-${kebabCase(status)}`;
}

/** The errors of an operation, with advice for each. */
export function OperationErrors({ errors, site }: { errors: readonly ErrorView[]; site: Site }) {
  return (
    <ul class="errors">
      {errors.map((error) => (
        <li key={error.status} id={errorAnchor(error.status)} class="error">
          <p class="error-head">
            <PageLink site={site} path="errors/" anchor={errorAnchor(error.status)}>
              <code>{error.status}</code>
            </PageLink>
            {error.errorClass !== undefined && (
              <>
                {" "}
                <code>{error.errorClass}</code>
              </>
            )}
          </p>
          <ErrorText error={error} />
        </li>
      ))}
    </ul>
  );
}

export function ErrorText({ error: { text, advice } }: { error: ErrorView }) {
  return (
    <>
      <Prose text={text} />
      {advice.trim() !== "" && (
        <div class="advice">
          <p class="advice-title">What to do</p>
          <Prose text={advice} />
        </div>
      )}
    </>
  );
}
