// Ways to the next page besides a cursor in the query, which the service returns as text.
import { guarded, headerOf } from "./guarded.js";
import type { OperationRequest, Walk } from "./operation.js";

/** Returns a value as a cursor; `null`, which ends the list, if it is missing or empty. */
export function cursorOf(value: unknown): string | null {
  return typeof value === "number" || typeof value === "bigint" ? String(value) : typeof value === "string" && value ? value : null;
}

/**
 * Returns the number of the next page; `null` after an empty page.
 *
 * @param first the number of the first page
 * @param pages the number of pages, if the page has it
 * @param more whether there are more pages, if the page has it
 */
export function nextPage(walk: Walk | undefined, first: number, pages?: number | null, more?: boolean | null): string | null {
  return counted(walk, first, () => 1, pages && pages + first, more);
}

/**
 * Returns the number of the next item; `null` after an empty page.
 *
 * @param first the number of the first item
 */
export function nextOffset(walk: Walk | undefined, total?: number | null, more?: boolean | null, first = 0): string | null {
  return counted(walk, first, (items) => items.length, total && total + first, more);
}

/** Counts pages or items. The page before would come for ever if the service ignores the number. */
function counted(
  walk: Walk | undefined,
  first: number,
  step: (items: readonly unknown[]) => number,
  end: number | null | undefined,
  more: boolean | null | undefined,
): string | null {
  const { cursor, items = [], text } = known(walk);
  if (items.length === 0 || more === false) return null;
  const next = Number(cursor ?? first) + step(items);
  if (!Number.isSafeInteger(next)) return refuse(walk, "the cursor is not a number");
  if (typeof end === "number" && next >= end) return null;
  return (known(walk).text = JSON.stringify(items)) === text ? refuse(walk, "page came again") : String(next);
}

/** Returns the query of the next page's URL. A URL of another origin is refused. */
export function nextUrl(walk: Walk | undefined, target: string | null | undefined): string | null {
  const { url = "", response } = known(walk);
  if (!target) return null;
  const base = url || (guarded(() => response?.url) ?? "");
  if (!URL.canParse(target, base)) return refuse(walk, "the URL of the next page is invalid");
  const [page, next] = [new URL(base), new URL(target, base)];
  if (next.origin !== page.origin) return refuse(walk, "the next page is on another origin");
  const isOwn = next.search !== "" && next.search !== page.search;
  return isOwn ? next.search : refuse(walk, "the URL of the next page has no query of its own");
}

/** Returns the query of the next page's URL, which a `Link` header has (RFC 8288). */
export function nextLink(walk: Walk | undefined): string | null {
  const links = headerOf(known(walk).response, "link");
  const found = [...links.matchAll(/<([^>]*)>([^<]*)/g)].find(([, , fields = ""]) =>
    /;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next[\s"]|next\s*(?:[;,]|$))/i.test(fields),
  );
  return nextUrl(walk, found?.[1]);
}

function known(walk: Walk | undefined): Walk {
  if (walk === undefined) throw new TypeError("the pages of this operation need paginate()");
  return walk;
}

/** Ends the pagination with an error after the items of the page. */
function refuse(walk: Walk | undefined, problem: string): "" {
  known(walk).problem = problem;
  return "";
}

/** Sends the query of a URL in place of that of the request. */
export function inUrl(): Walk {
  return {
    start: undefined,
    write: (operation, cursor) =>
      cursor === undefined
        ? operation
        : {
            ...operation,
            serialize: (target, given, Refusal) => ({
              path: target.path,
              fields: {},
              ...operation.serialize?.(target, { ...given, query: {} }, Refusal),
              query: {},
              pairs: cursor.replace(/^\?/, "").split("&"),
            }),
          },
  };
}

/** Sends a number in the query. */
export function inQuery(name: string): (request: OperationRequest) => Walk {
  return inside(["query", name], false);
}

/** Sends a property of the body, at these keys. */
export function inBody(keys: readonly string[], isNumber: boolean): (request: OperationRequest) => Walk {
  return inside(["body", ...keys], isNumber);
}

function inside(keys: readonly string[], isNumber: boolean): (request: OperationRequest) => Walk {
  return (request) => ({
    start: cursorOf(keys.reduce<unknown>((value, key) => (value as Fields)?.[key], request)) ?? undefined,
    write(operation, cursor) {
      if (cursor !== undefined) Object.assign(request, withValue(request, keys, isNumber ? Number(cursor) : cursor));
      return operation;
    },
  });
}

type Fields = Record<string, unknown> | null | undefined;

function withValue(given: unknown, [key, ...keys]: readonly string[], value: string | number): unknown {
  if (key === undefined) return value;
  return { ...(given as Fields), [key]: withValue((given as Fields)?.[key], keys, value) };
}
