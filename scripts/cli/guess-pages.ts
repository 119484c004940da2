import { hasContent, successMedia, successResponses } from "../model/operation-facts.js";
import { isJsonType } from "../model/media-types.js";
import type { OperationModel } from "../model/operation.js";
import { markProblem, pointerKeys, schemaAt } from "../model/pagination-marks.js";
import { propertyNames, propertySchema, resolveSchema } from "../model/schemas.js";
import type { OpenApiDocument, PaginationRule, Response, Schema } from "../read/openapi.js";

type Form = Omit<PaginationRule, "items">;

/** The objects of a page that may have its list, or lead on to the next one. */
const PLACE = /^(?:meta(?:data)?|links|pag(?:e|ing|ination)(?:info)?|cursors|next|(?:result|response)(?:info|metadata)?|data|embedded)$/;

/** The lists that tell of the page, rather than being it. */
const ASIDE = /^(?:errors|messages|warnings|links|included)$/;

/** Fields of a page, and the parameters that take them, which have other meanings beside other fields. */
const NEXT = [
  ["nextmarker", "marker"],
  ["continuationtoken", "continuationtoken"],
  ["nextcontinuationtoken", "continuationtoken"],
  ["bookmark", "bookmark"],
  ["nextpagestart", "start"],
  ["nextstart", "start"],
  ["scrollid", "scrollid"],
  ["nextscrollid", "scrollid"],
  ["scrollparam", "scrollparam"],
] as const;

/** Returns a name without its style: `nextPageToken`, `NextPageToken` and `next_page_token` are one. */
const plain = (name = ""): string => name.toLowerCase().replaceAll(/[^a-z]/g, "");
const named = (pointer: string, at = -1): string => plain(pointerKeys(pointer).at(at));

function pointersIn(document: OpenApiDocument, schema: Schema | undefined, depth = 3): string[] {
  return propertyNames(document, schema ?? {}).flatMap((name) => {
    const own = `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (depth === 1 || !PLACE.test(plain(name))) return [own];
    return [own, ...pointersIn(document, propertySchema(document, schema, name), depth - 1).map((pointer) => own + pointer)];
  });
}

/** Returns the parameters of a query, also those that are properties of one, such as the `pageable` of Spring. */
export function queryOf(document: OpenApiDocument, { parameters }: OperationModel): OperationModel["parameters"] {
  return parameters.flatMap((parameter) => {
    const { in: place, schema, style = "form", explode = true } = parameter;
    if (place !== "query") return [];
    const names = schema === undefined || style !== "form" || !explode ? [] : propertyNames(document, schema);
    return [
      parameter,
      ...names.map((name) => ({ name, in: "query" as const, schema: propertySchema(document, schema ?? {}, name) ?? {} })),
    ];
  });
}

/** Returns an operation as its pages are read: success responses without a body are none of a list, and content of any type is JSON. */
export function withPages(operation: OperationModel): OperationModel {
  const successes = new Map(successResponses(operation));
  const responses = [...operation.responses].flatMap(([status, response]): [string, Response][] => {
    if (!successes.has(status)) return [[status, response]];
    const { content = {} } = response;
    const any = Object.keys(content).some(isJsonType) ? undefined : content["*/*"];
    if (any === undefined) return hasContent(response) ? [[status, response]] : [];
    return [[status, { ...response, content: { "application/json": any } }]];
  });
  return { ...operation, responses: new Map(responses) };
}

/** Returns how the pages of a list follow each other, as far as the names in the document tell; undefined if they do not. */
export function guessPages(document: OpenApiDocument, given: OperationModel): PaginationRule | undefined {
  const operation = withPages(given);
  const page = successMedia(operation)?.schema;
  if (operation.method !== "get" || page === undefined) return undefined;
  const query = queryOf(document, operation);
  const typeOf = (wanted?: string): Schema | undefined => resolveSchema(document, query.find(({ name }) => name === wanted)?.schema);
  const parameters = (...names: string[]): string[] =>
    names.flatMap((wanted) => query.flatMap(({ name }) => (plain(name) === wanted ? [name] : [])));
  const pointers = pointersIn(document, page);
  const fields = (...names: string[]): string[] => names.flatMap((wanted) => pointers.filter((pointer) => named(pointer) === wanted));
  const pairs = (nexts: string[], cursors: string[]): Form[] => nexts.flatMap((next) => cursors.map((cursor) => ({ next, cursor })));
  const counts = parameters("page", "pagenumber", "pageno", "pagenum", "pageindex", "currentpage", "paginationpage");
  const offsets = [
    ...parameters("offset", "skip", "skipcount", "startat", "startindex", ...(parameters("max").length > 0 ? ["first"] : [])),
    // Beside `to` or `end`, it is the start of a time.
    ...(parameters("size").length > 0 && parameters("to").length === 0 ? parameters("from") : []),
    ...(parameters("limit", "size", "count", "rows", "maxresults").length > 0 && parameters("end").length === 0 ? parameters("start") : []),
  ];
  const more = fields("hasmore", "hasnext", "hasnextpage").map((pointer) => ({ more: pointer }));
  const counted = (key: keyof Form, names: string[], end: keyof Form, ends: string[]): Form[] =>
    names.flatMap((name) => [...ends.map((pointer) => ({ [end]: pointer })), ...more, {}].map((form) => ({ ...form, [key]: name })));
  const texts = offsets.filter((name) => typeOf(name)?.type === "string");
  const isUrl = (pointer: string): boolean =>
    counts.length + offsets.length > 0 || named(pointer, -2) === "links" || schemaAt(document, page, pointer)?.["format"] === "uri";
  const urls = [
    ...fields("nexturl", "nextpageurl", "nextlink", "odatanextlink"),
    ...fields("next").filter(isUrl),
    ...fields("href").filter((pointer) => named(pointer, -2) === "next"),
  ];
  const hasLink = successResponses(operation).some(([, { headers = {} }]) => Object.keys(headers).some((name) => /^link$/i.test(name)));
  // The surest first. Pages are counted only if nothing else leads on. The number of items is no `count`, which may be that of one page.
  const forms: Form[] = [
    ...(hasLink ? [{ link: true } as const] : []),
    ...urls.map((nextUrl) => ({ nextUrl })),
    ...pairs(fields("nextpagetoken", "nexttoken"), parameters("pagetoken", "nexttoken")),
    ...pairs(
      fields("nextcursor", "endcursor", "aftercursor", "cursor", "after", "continue", "next"),
      parameters("cursor", "after", "startingafter", "startcursor", "nextcursor", "next", "continue"),
    ),
    ...NEXT.flatMap(([next, cursor]) => pairs(fields(next), parameters(cursor))),
    ...pairs(fields("nextpage"), counts),
    ...pairs(fields("offset"), texts),
    ...parameters("startingafter", "after", "afterid", "sinceid").flatMap((cursor) =>
      more.map((form) => ({ last: "/id", cursor, ...form })),
    ),
    ...counted("page", counts, "pages", fields("totalpages", "lastpage", "pagecount", "pages")),
    ...counted("offset", offsets, "total", fields("total", "totalcount", "odatacount", "totalresults")),
  ];
  const fits = (rule: PaginationRule): boolean =>
    markProblem(document, { ...operation, parameters: query }, rule) === undefined && typeOf(rule.page ?? rule.offset)?.type !== "string";
  const rank = (pointer: string): number => (ASIDE.test(named(pointer)) ? 9 : pointerKeys(pointer).length);
  const lists = ["", ...pointers].filter((items) => fits({ items, link: true })).sort((one, other) => rank(one) - rank(other));
  const found = forms.flatMap((form) => lists.map((items) => ({ items, ...form }))).find(fits);
  const { default: usual, minimum } = typeOf(found?.page ?? found?.offset) ?? {};
  // Spring and Micronaut, whose pages have their items in `content`, count from 0; SCIM counts items from 1.
  const isFromOne = found?.page === undefined ? fields("itemsperpage").length > 0 : named(found.items) !== "content";
  const first = usual ?? minimum ?? Number(isFromOne);
  const isUsual = first === (found?.page === undefined ? 0 : 1);
  return found && { ...found, ...((first === 0 || first === 1) && !isUsual && { first }) };
}
