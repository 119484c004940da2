import { successMedia, successResponses } from "../model/operation-facts.js";
import type { OperationModel } from "../model/operation.js";
import { markProblem } from "../model/pagination-marks.js";
import { propertyNames, propertySchema, resolveSchema } from "../model/schemas.js";
import type { OpenApiDocument, PaginationRule, Schema } from "../read/openapi.js";

type Form = Omit<PaginationRule, "items">;

const PLACES = ["", "/meta", "/metadata", "/pagination", "/paging", "/page_info", "/pageInfo", "/response_metadata"];

const within = (places: readonly string[], names: readonly string[]): string[] =>
  places.flatMap((place) => names.map((name) => `${place}/${name}`));

/** The forms of pages by the names that documents use most, the surest first. Pages are counted only if nothing else leads on. */
const FORMS: readonly Form[] = [
  { last: "/id", more: "/has_more", cursor: "starting_after" },
  ...within(PLACES, ["next_page_token", "nextPageToken", "next_token", "nextToken", "NextToken"]).flatMap((next) =>
    ["page_token", "pageToken", "next_token", "nextToken", "NextToken"].map((cursor) => ({ next, cursor })),
  ),
  ...within(["", "/meta", "/links", "/_links"], ["next_url", "next_page_url", "@odata.nextLink"]).map((nextUrl) => ({ nextUrl })),
  ...["/links/next", "/_links/next", "/_links/next/href"].map((nextUrl) => ({ nextUrl })),
  ...within(PLACES, ["next_cursor", "nextCursor", "end_cursor", "endCursor", "cursor", "after", "continue", "next"]).flatMap((next) =>
    ["cursor", "after", "starting_after", "next_cursor", "next", "continue"].map((cursor) => ({ next, cursor })),
  ),
  ...within(PLACES, ["next_page", "nextPage"]).map((next) => ({ next, cursor: "page" })),
  ...["page", "page_number", "pageNumber"].flatMap((page) => [
    ...within(PLACES, ["total_pages", "totalPages", "last_page", "lastPage", "pages"]).map((pages) => ({ page, pages })),
    { page },
  ]),
  ...["offset", "skip"].flatMap((offset) => [
    ...within(PLACES, ["total", "total_count", "totalCount", "count"]).map((total) => ({ offset, total })),
    { offset },
  ]),
];

/** Returns how the pages of a list follow each other, as far as the names in the document tell; undefined if they do not. */
export function guessPages(document: OpenApiDocument, operation: OperationModel): PaginationRule | undefined {
  const page = successMedia(operation)?.schema;
  if (operation.method !== "get" || page === undefined) return undefined;
  const parameter = (wanted = ""): Schema | undefined =>
    resolveSchema(document, operation.parameters.find(({ in: place, name }) => place === "query" && name === wanted)?.schema);
  const fits = (rule: PaginationRule): boolean =>
    markProblem(document, operation, rule) === undefined && parameter(rule.page)?.type !== "string";
  const hasLink = successResponses(operation).some(([, { headers = {} }]) => Object.keys(headers).some((name) => /^link$/i.test(name)));
  const hasUrl = propertySchema(document, page, "next")?.["format"] === "uri";
  const forms: Form[] = [...(hasLink ? [{ link: true } as const] : []), ...(hasUrl ? [{ nextUrl: "/next" }] : []), ...FORMS];
  const lists = ["", ...propertyNames(document, page).map((name) => `/${name}`)].filter((items) => fits({ items, link: true }));
  const found = forms.flatMap((form) => lists.map((items) => ({ items, ...form }))).find(fits);
  return found && { ...found, ...(parameter(found.page)?.["default"] === 0 && { first: 0 }) };
}
