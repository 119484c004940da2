import { createHash } from "node:crypto";
import { Refusal } from "../refusal.js";

/** The request for a list, as far as a cursor holds for it alone (section 4.1 of the reference: "the same request"). */
export interface ListRequest {
  operationId: string;
  /** What the list is of: the ID of the team, then that of the access group where it is a list of one. */
  owner: readonly string[];
  query: Readonly<Record<string, unknown>>;
}

const DIGEST_BYTES = 12;

// What selects the team is in the owner, under its ID.
const UNBOUND = new Set(["next", "teamId", "slug"]);

/** The cursor of the page behind an item: an opaque text, the same for the same request and item. */
export function writeCursor(list: ListRequest, item: string): string {
  return Buffer.concat([digest(list, item), Buffer.from(item)]).toString("base64url");
}

/**
 * The item that the page of a request begins behind, or undefined for the first page.
 *
 * @throws Refusal with 400 for a cursor that no page of this request gave.
 */
export function readCursor(list: ListRequest): string | undefined {
  const { next: cursor } = list.query as { next?: string };
  if (cursor === undefined) return undefined;
  const item = Buffer.from(cursor, "base64url").subarray(DIGEST_BYTES).toString();
  // Writing it once more also refuses other spellings of the same bytes.
  if (writeCursor(list, item) !== cursor) {
    throw new Refusal(
      400,
      "cursor.issued",
      "The cursor is not one that a page of this request gave: send `pagination.next` back as it is, beside the same parameters.",
      { in: "query", at: "next" },
    );
  }
  return item;
}

// Without a secret, as a cursor opens nothing: access is checked on every page. It has to tell a client that makes cursors up, or takes
// them elsewhere, and a list may not write a key to the store.
function digest({ operationId, owner, query }: ListRequest, item: string): Buffer {
  const parameters = Object.entries(query)
    .filter(([name, value]) => value !== undefined && !UNBOUND.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([operationId, owner, parameters, item]))
    .digest()
    .subarray(0, DIGEST_BYTES);
}
