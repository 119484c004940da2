/** @jsxImportSource preact */
import { highlight } from "./highlight.js";

/** Text to be copied. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  return (
    <div class="code-block">
      <div class="code-text" dangerouslySetInnerHTML={{ __html: highlight(code, language) }} />
      <CopyButton what="code" />
    </div>
  );
}

/** Copies the code beside it. The script of the page shows it: without one nothing would happen. */
export function CopyButton({ what }: { what: string }) {
  return (
    <button type="button" class="copy" data-copy="" aria-label={`Copy ${what}`} hidden>
      Copy
    </button>
  );
}
