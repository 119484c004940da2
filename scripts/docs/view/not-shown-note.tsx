/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { OperationPage, Site } from "../model/types.js";
import { PageLink } from "./links.js";

/** What is known of an operation that is not documented in full, and how to call it all the same. */
export function NotShownNote({ page, site }: { page: OperationPage; site: Site }) {
  const { detail, functionName, requestBody } = page;
  if (detail === "documented") return null;
  if (detail === "partial") {
    return (
      <Note title="Documented in part">
        <p>
          Part of this operation is not shown; the text above says which. What is not shown is left open: nothing is assumed about it.{" "}
          <PageLink site={site} path="not-shown/">
            What is not shown
          </PageLink>
        </p>
      </Note>
    );
  }
  return (
    <Note title="Indexed: known by method and path">
      <p>
        Known are the method, the path, the names of the path parameters and the parameters listed below. Not shown are what else it takes
        and what it answers, in success or failure.{" "}
        <PageLink site={site} path="not-shown/">
          What is not shown
        </PageLink>
      </p>
      <p>
        It can be called all the same: <code>{functionName}</code> passes on any query parameter
        {requestBody === undefined ? "" : " and any body"}, and its result is <code>unknown</code> until you check it.
      </p>
    </Note>
  );
}

function Note({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="note" role="note" aria-label={title}>
      <p class="note-title">{title}</p>
      {children}
    </div>
  );
}
