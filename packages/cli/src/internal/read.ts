import { didYouMean } from "../../../../scripts/core/cli/nearest.js";
import { CommandError } from "../../../../scripts/core/cli/command-error.js";
import type { IndexRecord } from "../../../../scripts/docs/search/index-record.js";
import type { Api } from "./api.js";

/** The name of a page for `read`: an operationId, the name of a schema, or the path of another page. */
export function idOf({ id, path }: Pick<IndexRecord, "path"> & { id?: string | undefined }): string {
  return id ?? (path.replace(/\/$/, "") || "home");
}

/**
 * Returns the page of an operation, schema, guide or tag as Markdown, or the request of an operation.
 *
 * @throws CommandError with the nearest name, if there is no such page
 */
export function readPage(
  { data }: Pick<Api, "data">,
  id: string,
  isRequest = false,
  otherwise = (): string => "Search for it first.",
): string {
  const alone = data.page?.(id, isRequest);
  if (alone !== undefined) return alone;
  const wanted = id.toLowerCase().replace(/^\/|\/$/g, "");
  const place = placeOf(id);
  const isAt = ({ call }: IndexRecord): boolean => place !== undefined && call !== undefined && placeOf(call) === place;
  // A guide is found by its last part, too: `pagination` in place of `guides/pagination`.
  const isNamed = (each: IndexRecord): boolean => `/${idOf(each).toLowerCase()}`.endsWith(`/${wanted}`);
  const record = data.records.find((each) => each.id === id) ?? data.records.find((each) => isNamed(each) || isAt(each));
  if (isRequest && record !== undefined && record.kind !== "operation")
    throw new CommandError(`${id} is a ${record.kind}; only an operation has a request.`);
  const texts = isRequest ? data.requests : data.pages;
  const path = record?.path ?? (wanted === "" ? "" : `${wanted}/`);
  const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
  if (text !== undefined) return text;
  const near = didYouMean(id, data.records.map(idOf), otherwise());
  throw new CommandError(`There is no operation, schema, guide or page ${id}. ${near}`);
}

/** Returns a method and a path as one text, in which the names of the parameters do not matter; undefined for other words. */
export function placeOf(words: string): string | undefined {
  const [, method, path] = /^([a-z]+) +(\/\S*?)\/?$/i.exec(words.trim()) ?? [];
  return path === undefined ? undefined : `${method?.toUpperCase() ?? ""} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}
