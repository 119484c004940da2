import type { Detail } from "../../model/operation.js";
import { DETAIL_WORDS } from "../model/detail-words.js";

export function MethodBadge({ method }: { method: string }) {
  return (
    <span class="method" data-method={method.toLowerCase()}>
      {method}
    </span>
  );
}

/** The level of detail of an operation, as text, not by color alone. */
export function DetailMark({ detail }: { detail: Detail }) {
  return (
    <span class="detail" data-detail={detail}>
      {DETAIL_WORDS[detail]}
    </span>
  );
}

export function DeprecatedMark() {
  return <span class="deprecated">deprecated</span>;
}
