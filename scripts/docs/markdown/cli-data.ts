import type { AsPlainObject } from "minisearch";
import type { SiteInput } from "../model/input.js";
import type { Page } from "../model/types.js";
import { createSite, pageMaker } from "../model/site.js";
import type { IndexRecord } from "../search/index-record.js";
import { searchRecords } from "../search/search-index.js";
import { briefOf } from "./markdown-of.js";

/** The texts of a document for a command that searches and reads. */
export interface CliData {
  title: string;
  version: string;
  records: readonly IndexRecord[];
  /** The `wordIndex()` of the records, if it was made before. */
  index?: AsPlainObject;
  /** Markdown by the path of a page, such as `access-groups/list-access-groups/`. */
  pages: Readonly<Record<string, string>>;
  /** The requests of operations, by the path of their pages. */
  requests: CliData["pages"];
  /** Makes the page of an operation or a schema, or the request of an operation, without all others; undefined if there is none. */
  page?: (id: string, isRequest?: boolean) => string | undefined;
}

export function cliData(input: Omit<SiteInput, "samples">): CliData {
  const site = createSite({ ...input, samples: new Map() });
  // Written when they are read, since a large document has thousands.
  const textsOf = (pages: readonly Page[], brief: "page" | "request"): CliData["pages"] => {
    const texts = pages.map((page) => [page.path, { enumerable: true, get: () => briefOf(page, brief) }] as const);
    return Object.defineProperties<CliData["pages"]>({}, Object.fromEntries(texts));
  };
  const operations = site.pages.filter(({ kind }) => kind === "operation");
  return {
    ...{ title: site.title, version: site.version, records: searchRecords(site) },
    ...{ pages: textsOf(site.pages, "page"), requests: textsOf(operations, "request") },
  };
}

/** Returns the records alone, for which most of what pages show is not made. */
export function indexRecords(input: Omit<SiteInput, "samples">): IndexRecord[] {
  return searchRecords(createSite({ ...input, samples: new Map(), isIndex: true }));
}

/** See {@link CliData.page}. */
export function pageTexts(input: Omit<SiteInput, "samples">): NonNullable<CliData["page"]> {
  let pageOf: ReturnType<typeof pageMaker> | undefined;
  return (id, isRequest) => {
    const page = (pageOf ??= pageMaker({ ...input, samples: new Map() }))(id);
    if (page === undefined || (isRequest === true && page.kind !== "operation")) return undefined;
    return briefOf(page, isRequest === true ? "request" : "page");
  };
}
