/** @jsxImportSource preact */
import { hrefOfAnchor } from "../view/links.js";
import type { Heading } from "../view/sections.js";

/** The table of contents: a column, or a popover on narrow screens. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav class="contents" aria-label="On this page">
      <button type="button" popovertarget="_contents">
        On this page
      </button>
      <div id="_contents" popover>
        <p aria-hidden="true">On this page</p>
        <ul>
          <li>
            <a href="#_top">Overview</a>
          </li>
          {headings.map(({ id, depth, text }) => (
            <li key={id} class={`depth-${depth}`}>
              <a href={hrefOfAnchor(id)}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
