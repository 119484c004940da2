/** @jsxImportSource preact */
import type { ShellPageData } from "./page-data.js";

/** What a reader can do with the page. The script shows the buttons. */
export function Actions({ editLink, source, markdown }: ShellPageData) {
  return (
    <p class="actions">
      {markdown !== undefined && (
        <>
          <button type="button" data-copy-page="" hidden>
            Copy page
          </button>
          <a href={markdown} type="text/markdown">
            Markdown
          </a>
        </>
      )}
      {editLink !== undefined && (
        <a href={editLink} title={source}>
          Edit
        </a>
      )}
      <button type="button" data-copy-link="" hidden>
        Copy link
      </button>
    </p>
  );
}
