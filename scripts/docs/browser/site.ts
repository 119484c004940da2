import { enableCopyButtons } from "./copy.js";
import { followDeepLinks } from "./deep-links.js";
import { enableNavigation } from "./navigation.js";
import { addSearch } from "./search-dialog.js";
import { enableThemeSelect } from "./theme.js";
import { addTryIt } from "./try-frame.js";

// What each page runs. A classic script, deferred: a page from `file://` can load no module.
// In the pages it looks for: `button[data-copy]`, `#search` (the button that opens the search), `#theme`, `#_menu`,
// `#_contents`, `details#try-it` with `data-operation`, and whatever an address names behind `#`.

const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  // It stands in `assets/` of the site, wherever the site stands.
  const root = new URL("../", script.src);
  enableThemeSelect();
  enableNavigation();
  enableCopyButtons();
  addSearch(root);
  addTryIt(root);
  followDeepLinks();
}
