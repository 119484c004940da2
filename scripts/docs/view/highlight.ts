import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import http from "highlight.js/lib/languages/http";
import json from "highlight.js/lib/languages/json";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

// With the aliases of each, such as `sh`.
for (const [name, grammar] of Object.entries({ bash, go, http, json, plaintext, python, typescript, xml, yaml }))
  hljs.registerLanguage(name, grammar);

/** Marks that have the color of their text. */
const UNCOLORED = /<span class="hljs-(?:punctuation|property|params|operator)">([^<]*)<\/span>/g;

/** Highlights code as HTML with CSS classes. Unknown languages are plain text. */
export function highlight(code: string, language: string): string {
  const { value } = hljs.highlight(code, { language: hljs.getLanguage(language) === undefined ? "plaintext" : language });
  return `<pre tabindex="0"><code>${value.replace(UNCOLORED, "$1")}</code></pre>`;
}
