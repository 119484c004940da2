import type { OpenApiDocument, PathItem } from "../read/openapi.js";
import { listOperations } from "./operations.js";
import { resolveReference } from "./schemas.js";

/**
 * Returns the requests that an API sends, by name: its webhooks, and the callbacks of its operations as `createThing.onChange`. The name of a
 * callback with several URLs ends with the URL.
 */
export function receivedRequests(document: OpenApiDocument): Record<string, PathItem> {
  const callbacks = listOperations(document).flatMap(({ name, operation }) =>
    entriesOf(operation.callbacks).flatMap(([event, given]) => {
      const urls = entriesOf(resolveReference(document, given)).filter(([url]) => !url.startsWith("x-"));
      return urls.map(([url, item]): [string, PathItem] => [`${name}.${event}${urls.length > 1 ? ` ${url}` : ""}`, item]);
    }),
  );
  return Object.fromEntries([...callbacks, ...entriesOf(document.webhooks)]);
}

function entriesOf<Value>(value: Record<string, Value> | undefined): [string, Value][] {
  return typeof value === "object" && (value as unknown) !== null ? Object.entries(value) : [];
}
