/** @jsxImportSource preact */
import type { ShellPageData } from "./page-data.js";

/** Links to the page's source and Markdown twin, if any. */
export function Footer({ editLink, source, markdown }: ShellPageData) {
  if (editLink === undefined && markdown === undefined && source === undefined) return null;
  return (
    <footer class="page-footer">
      {editLink !== undefined && (
        <a href={editLink} title={source}>
          Edit page
        </a>
      )}
      {source !== undefined && <code>{source}</code>}
      {markdown !== undefined && (
        <a href={markdown} type="text/markdown">
          This page as Markdown
        </a>
      )}
    </footer>
  );
}
