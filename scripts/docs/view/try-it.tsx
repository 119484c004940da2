/** @jsxImportSource preact */
import type { OperationPage } from "../model/types.js";
import { tryItOperation } from "./try-it-operation.js";

/**
 * Shown and filled by a script: without one nothing could be sent. What the form needs stands in the page. The theme would give the frame
 * that the script puts here a height of its own, were it content.
 */
export function TryIt({ page }: { page: OperationPage }) {
  return (
    <details id="try-it" class="try-it not-content" data-operation={JSON.stringify(tryItOperation(page))} hidden>
      <summary>Try it</summary>
    </details>
  );
}
