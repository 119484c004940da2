import { enableConnection } from "./connection.js";
import { enableCopyButtons } from "./copy.js";
import { followDeepLinks, linkFields } from "./deep-links.js";
import { enableNavigation } from "./navigation.js";
import { enablePageActions } from "./page-actions.js";
import { followVariants, rememberSample } from "./sample-choice.js";
import { addSearch } from "./search-dialog.js";
import { enableThemeSelect } from "./theme.js";
import { addTryIt } from "./try-frame.js";

// The script of each page. A classic script, deferred: pages opened as `file://` cannot load modules.
// It uses these elements: `button[data-copy]`, `button[data-copy-page]`, `button[data-copy-link]`, `button[data-search]`,
// `[data-server]` (samples), `details[data-sample]`, `details[data-variant]`, `#_search` (the button that opens the search), `#_connection`,
// `#_theme`, `#_menu`, `#_contents`, `details#try-it` with `data-operation`, `button[data-try]`, and the target of the URL's fragment.

const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  // The script is in `assets/`, wherever the site is served.
  const root = new URL("../", script.src);
  enableThemeSelect();
  enableNavigation();
  enableCopyButtons();
  enablePageActions(root);
  enableConnection();
  rememberSample();
  followVariants();
  addSearch(root);
  addTryIt(root);
  linkFields();
  followDeepLinks();
}
