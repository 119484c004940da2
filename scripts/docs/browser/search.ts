import { pageFinder } from "../search/find-pages.js";

// Loaded at the first search, see load-search.ts.
globalThis.referencePageFinder = pageFinder;
