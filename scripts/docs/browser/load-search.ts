import type { IndexRecord } from "../search/index-record.js";
import type { FindPages, pageFinder } from "../search/find-pages.js";
import { element } from "./elements.js";

// Set by the two scripts of the search.
declare global {
  var referencePageFinder: typeof pageFinder | undefined;
  var referenceRecords: readonly IndexRecord[] | undefined;
}

let loaded: Promise<FindPages> | undefined;

/** Loads the search at the first call. After a failure, the next call tries again. */
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
  if (finder === undefined || records === undefined) throw new Error("Could not load the search.");
  return finder(records);
}

/** Loads a script by an element: pages opened as `file://` cannot use `fetch`. */
function addScript(address: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = element("script", { src: address.href });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(`Could not load ${address.pathname}.`)));
    document.head.append(script);
  });
}
