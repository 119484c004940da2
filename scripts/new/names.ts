import { pascalCase, singular } from "../model/case.js";
import type { Method } from "../read/openapi.js";

/** The names that a path and its method suggest for an operation. */
export interface Names {
  /** `readWebhookDelivery` */
  operationId: string;
  /** `Read a webhook delivery` */
  summary: string;
  /** `WebhookDelivery` */
  noun: string;
  /** `deliveries` if the operation lists a collection. */
  items: string | undefined;
}

const VERBS: Partial<Record<Method, string>> = { post: "create", put: "replace", patch: "update", delete: "delete" };

/** Returns the names of an operation by the rules of `spec/STYLE.md`, such as `GET /v1/webhooks/{id}` → `readWebhook`. */
export function namesFor(method: Method, path: string): Names {
  const segments = path.split("/").filter((segment) => segment !== "" && !/^v\d+$/.test(segment));
  const isItem = path.endsWith("}");
  const fixed = segments.filter((segment) => !segment.startsWith("{")).map((segment) => segment.split("-"));
  const last = fixed.at(-1)?.at(-1) ?? "";
  const isList = method === "get" && !isItem && singular(last) !== last;
  const verb = VERBS[method] ?? (isList ? "list" : "read");
  const words = fixed.flatMap((parts, index) => {
    const keepsNumber = index === fixed.length - 1 && isList;
    return keepsNumber ? parts : [...parts.slice(0, -1), singular(parts.at(-1) ?? "")];
  });
  const noun = words.map(pascalCase).join("");
  const article = /^[aeiou]/.test(words[0] ?? "") ? "an" : "a";
  const summary = `${pascalCase(method === "post" && isItem ? "update" : verb)} ${isList ? "" : `${article} `}${words.join(" ")}`;
  return {
    operationId: `${method === "post" && isItem ? "update" : verb}${noun}`,
    summary,
    noun,
    items: isList ? itemsOf(fixed.at(-1) ?? []) : undefined,
  };
}

/** `["check", "runs"]` → `checkRuns` */
function itemsOf([first = "", ...rest]: readonly string[]): string {
  return first + rest.map(pascalCase).join("");
}
