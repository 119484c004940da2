/** @jsxImportSource preact */
import type { OperationPage } from "../model/types.js";
import { tryItOperation } from "./try-it-operation.js";

/** Shown by the page's script, which loads the form with the data in `data-operation`. */
export function TryIt({ page }: { page: OperationPage }) {
  return (
    <details id="try-it" class="try-it" data-operation={JSON.stringify(tryItOperation(page))} hidden>
      <summary>Try it</summary>
    </details>
  );
}

/** Opens the form from the head of the page. Hidden until the page's script shows it. */
export function TryItButton() {
  return (
    <button type="button" data-try="" hidden>
      Try it
    </button>
  );
}
