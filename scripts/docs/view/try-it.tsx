/** @jsxImportSource preact */
import type { OperationPage } from "../model/types.js";
import { tryItOperation } from "./try-it-operation.js";

/** Shown and filled by a script: without one nothing could be sent. What the form needs stands in the page. */
export function TryIt({ page }: { page: OperationPage }) {
  return (
    <details id="try-it" class="try-it" data-operation={JSON.stringify(tryItOperation(page))} hidden>
      <summary>Try it</summary>
    </details>
  );
}
