import type { AsPlainObject } from "minisearch";
import type { SiteInput } from "../model/input.js";
import { createSite, pageMaker } from "../model/site.js";
import type { IndexRecord } from "../search/index-record.js";
import { searchRecords } from "../search/search-index.js";
import { markdownOf } from "./markdown-of.js";

/** The texts of a document for a command that searches and reads. */
export interface CliData {
  title: string;
  version: string;
  records: readonly IndexRecord[];
  /** The `wordIndex()` of the records, if it was made before. */
  index?: AsPlainObject;
  /** Markdown by the path of a page, such as `access-groups/list-access-groups/`. */
  pages: Readonly<Record<string, string>>;
  /** Makes the page of an operation or a schema without all others; undefined if there is none. */
  page?: (id: string) => string | undefined;
}

export function cliData(input: Omit<SiteInput, "samples">): CliData {
  const site = createSite({ ...input, samples: new Map() });
  // Written when they are read, since a large document has thousands.
  const texts = site.pages.map((page) => [page.path, { enumerable: true, get: () => trimmed(markdownOf(page)) }] as const);
  const pages = Object.defineProperties<CliData["pages"]>({}, Object.fromEntries(texts));
  return { title: site.title, version: site.version, records: searchRecords(site), pages };
}

/** Returns the records alone, for which most of what pages show is not made. */
export function indexRecords(input: Omit<SiteInput, "samples">): IndexRecord[] {
  return searchRecords(createSite({ ...input, samples: new Map(), isIndex: true }));
}

/** See {@link CliData.page}. */
export function pageTexts(input: Omit<SiteInput, "samples">): (id: string) => string | undefined {
  let pageOf: ReturnType<typeof pageMaker> | undefined;
  return (id) => {
    const page = (pageOf ??= pageMaker({ ...input, samples: new Map() }))(id);
    return page && trimmed(markdownOf(page));
  };
}

const LINKS = /(?<!!)\[((?:[^\]\\]|\\.)*)\]\((?!https?:)[^)\s]*\)/g;
const LINES = /^(?:- Source|Source|- Function): .*\n+/gm;

/** Leaves out the samples, the addresses of links, the source and all but the first example of a part. */
function trimmed(markdown: string): string {
  const sections = markdown.split(/^(?=#{2,3} )/m).filter((section) => !section.startsWith("## Samples\n"));
  const texts = sections.map((section) =>
    section
      .split(/^(?=Example: )/m)
      .slice(0, 2)
      .join(""),
  );
  return texts.join("").replace(LINKS, "$1").replace(LINES, "").trim();
}
