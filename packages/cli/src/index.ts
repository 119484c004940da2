import type { Hit } from "./internal/hit.js";
import { openPlatform } from "./internal/own-api.js";
import { readPage } from "./internal/read.js";
import { searchOf } from "./internal/search.js";

export type { Hit } from "./internal/hit.js";

let find: ReturnType<typeof searchOf> | undefined;

/**
 * Finds operations, schemas, fields and guides of the API, best match first, as the search of its reference does.
 *
 * @param query words, an operationId, or a method and path: `GET /v1/access-groups`
 * @param limit the most results; default: 8
 *
 * @example
 * ```ts
 * import { search } from "@hosting-platform/cli";
 *
 * const [first] = search("list access groups");
 * console.log(first?.id);
 * ```
 */
export function search(query: string, limit?: number): Hit[] {
  return (find ??= searchOf(openPlatform()))(query, limit);
}

/**
 * Returns an operation, schema, guide or tag as Markdown: parameters, body, responses, errors, and one example of each.
 *
 * @param id of a result of {@link search}, such as an operationId
 * @throws Error that names the nearest id, if there is none of this name
 *
 * @example
 * ```ts
 * import { read } from "@hosting-platform/cli";
 *
 * console.log(read("listAccessGroups").split("\n", 1)[0]);
 * ```
 */
export function read(id: string): string {
  return readPage(openPlatform(), id);
}
