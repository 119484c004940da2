/** @jsxImportSource preact */
import type { ShellPageData } from "./page-data.js";

/** The source of the page and the same page as Markdown, where there are any. */
export function Footer({ editLink, source, markdown }: ShellPageData) {
  if (editLink === undefined && markdown === undefined) return null;
  return (
    <footer class="page-footer">
      {editLink !== undefined && (
        <a href={editLink} title={source}>
          Edit page
        </a>
      )}
      {markdown !== undefined && (
        <a href={markdown} type="text/markdown">
          This page as Markdown
        </a>
      )}
    </footer>
  );
}
