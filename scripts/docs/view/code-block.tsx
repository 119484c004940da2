import { highlight } from "./highlight.js";

export function CodeBlock({ code, language }: { code: string; language: string }) {
  return (
    <div class="code-block">
      <div class="code-text" dangerouslySetInnerHTML={{ __html: highlight(code, language) }} />
      <CopyButton what="code" />
    </div>
  );
}

/** Copies the code beside it. Hidden until the page's script shows it. */
export function CopyButton({ what }: { what: string }) {
  return (
    <button type="button" class="copy" data-copy="" aria-label={`Copy ${what}`} hidden>
      Copy
    </button>
  );
}
