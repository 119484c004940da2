import type { IndexRecord } from "../search/index-record.js";
import type { FindPages, pageFinder } from "../search/find-pages.js";
import { element } from "./elements.js";

// What the two scripts of the search leave behind.
declare global {
  var referencePageFinder: typeof pageFinder | undefined;
  var referenceRecords: readonly IndexRecord[] | undefined;
}

let loaded: Promise<FindPages> | undefined;

/** The search, fetched at the first call; a fetch that failed is tried again at the next. */
export function loadSearch(root: URL): Promise<FindPages> {
  loaded ??= fetchSearch(root).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function fetchSearch(root: URL): Promise<FindPages> {
  await Promise.all(["assets/search.js", "assets/search-index.js"].map((path) => addScript(new URL(path, root))));
  const { referencePageFinder: finder, referenceRecords: records } = globalThis;
  if (finder === undefined || records === undefined) throw new Error("The search could not be loaded.");
  return finder(records);
}

/** By an element: a page from `file://` may not fetch. */
function addScript(address: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = element("script", { src: address.href });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`${address.pathname} could not be loaded.`)));
    document.head.append(script);
  });
}
