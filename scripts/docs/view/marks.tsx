/** @jsxImportSource preact */
import type { Detail } from "../../lib/operations.js";

export function MethodBadge({ method }: { method: string }) {
  return (
    <span class="method" data-method={method.toLowerCase()}>
      {method}
    </span>
  );
}

const DETAIL_WORDS: Readonly<Record<Detail, string>> = { documented: "documented", partial: "documented in part", index: "indexed" };

/** How much of an operation is known, in words and not by colour alone. */
export function DetailMark({ detail }: { detail: Detail }) {
  return (
    <span class="detail" data-detail={detail}>
      {DETAIL_WORDS[detail]}
    </span>
  );
}
