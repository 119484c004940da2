import { createHash } from "node:crypto";
import { Refusal } from "../refusal.js";

/** The parts of a list request that a cursor is bound to: a cursor is valid only for the same request. */
export interface ListRequest {
  operationId: string;
  /** The team ID, followed by the access group ID for a list within a group. */
  owner: readonly string[];
  query: Readonly<Record<string, unknown>>;
}

const DIGEST_BYTES = 12;

// teamId and slug are covered by `owner`.
const UNBOUND = new Set(["next", "teamId", "slug"]);

/** Returns the opaque cursor of the page after an item. It is the same for the same request and item. */
export function writeCursor(list: ListRequest, item: string): string {
  return Buffer.concat([digest(list, item), Buffer.from(item)]).toString("base64url");
}

/** Returns the item before the requested page; `undefined` for the first page. */
export function readCursor(list: ListRequest): string | undefined {
  const { next: cursor } = list.query as { next?: string };
  if (cursor === undefined) return undefined;
  const item = Buffer.from(cursor, "base64url").subarray(DIGEST_BYTES).toString();
  // Comparing the encoded cursor also rejects non-canonical base64.
  if (writeCursor(list, item) !== cursor) {
    const message = "The cursor was not issued for this request. Send `pagination.next` unchanged, with the same parameters.";
    throw new Refusal(400, "cursor.issued", message, "query", "next");
  }
  return item;
}

// The digest detects invented or misplaced cursors. It needs no secret, since every page checks access.
function digest({ operationId, owner, query }: ListRequest, item: string): Buffer {
  const parameters = Object.entries(query)
    .filter(([name, value]) => value !== undefined && !UNBOUND.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([operationId, owner, parameters, item]))
    .digest()
    .subarray(0, DIGEST_BYTES);
}
