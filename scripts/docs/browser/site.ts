import { enableCopyButtons } from "./copy.js";
import { followDeepLinks } from "./deep-links.js";
import { addSearch } from "./search-dialog.js";
import { addTryIt } from "./try-frame.js";

// What each page runs. A classic script, deferred: a page from `file://` can load no module.
// In the pages it looks for: `button[data-copy]`, `#search` (the button that opens the search), `details#try-it` with
// `data-operation`, and whatever an address names behind `#`.

const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  // It stands in `assets/` of the site, wherever the site stands.
  const root = new URL("../", script.src);
  enableCopyButtons();
  addSearch(root);
  addTryIt(root);
  followDeepLinks();
}
