import type { PaginationView, Site } from "../model/types.js";
import { PageLink } from "./links.js";

/** The pagination of a list operation. */
export function Pagination({ pagination: { items, next, cursor, limit }, site }: { pagination: PaginationView; site: Site }) {
  return (
    <>
      <p>
        The response is one page of a list. To read all pages, see{" "}
        <PageLink site={site} path="guides/pagination/">
          pagination
        </PageLink>
        .
      </p>
      <dl class="facts">
        <div>
          <dt>Items</dt>
          <dd>
            <code>{items}</code> in the body
          </dd>
        </div>
        <div>
          <dt>Next cursor</dt>
          <dd>
            <code>{next}</code> in the body
          </dd>
        </div>
        <div>
          <dt>Cursor</dt>
          <dd>
            query parameter <code>{cursor}</code>
          </dd>
        </div>
        {limit !== undefined && (
          <div>
            <dt>Page size</dt>
            <dd>
              query parameter <code>{limit}</code>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
