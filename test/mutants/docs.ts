import { type Mutant, mutantsOf } from "./mutant.js";

export const DOCS: readonly Mutant[] = [
  ...mutantsOf("scripts/docs/model/facets.ts", "docs/model/shapes.test.ts", [
    ["integer and number have nothing in common", '(type === "integer" && types.includes("number"))', "false"],
  ]),
  ...mutantsOf("scripts/model/schemas.ts", "docs/model/shapes.test.ts", [
    [
      "`~01` is decoded twice",
      'decoded.replaceAll("~1", "/").replaceAll("~0", "~")',
      'decoded.replaceAll("~0", "~").replaceAll("~1", "/")',
    ],
  ]),
  ...mutantsOf("scripts/docs/model/limits.ts", "docs/model/shapes.test.ts", [
    ["a minimum length of 0 is said", "low !== undefined && low > 0", "low !== undefined && low >= 0"],
  ]),
  ...mutantsOf("scripts/docs/model/anchors.ts", "docs/model/unusual.test.ts", [["two anchors are equal", "this.#taken.add(anchor);", ""]]),
  ...mutantsOf("scripts/docs/model/variant-titles.ts", "docs/model/shapes.test.ts", [
    ["a variant is named by a constant that others share", "other.has(name) && other.get(name) !== value", "other.has(name)"],
  ]),
  ...mutantsOf("scripts/docs/model/errors.ts", "docs/model/errors.test.ts", [
    ["PATCH is said to be sent again", "retries GET, HEAD, PUT and DELETE", "retries GET, HEAD, PUT, PATCH and DELETE"],
  ]),
  ...mutantsOf("scripts/docs/model/related.ts", "docs/model/site.test.ts", [
    ["an indexed operation comes before a documented one", "Number(a.isIndexed) - Number(b.isIndexed) ||", ""],
  ]),
  ...mutantsOf("scripts/docs/model/uses.ts", "docs/model/shapes.test.ts", [
    ["a schema owns itself", "name !== schema && names.has(schema)", "names.has(schema)"],
  ]),
  ...mutantsOf("scripts/docs/model/paths.ts", "docs/model/unusual.test.ts", [["pages may have one path", "taken.add(path);", ""]]),
  ...mutantsOf("scripts/docs/links.ts", "docs/build/render-page.test.ts", [["`/\\\\host` is taken for a page", "(?![/\\\\])", "(?![/])"]]),
  ...mutantsOf("scripts/docs/render-page.ts", "docs/build/render-page.test.ts", [
    ["the links of a page that failed are still those of the next", "visit = undefined;", ""],
  ]),
  ...mutantsOf("scripts/docs/shell/head.tsx", "docs/build/render-page.test.ts", [
    ["the inline script is not allowed by its hash", "update(THEME_SCRIPT)", 'update("")'],
  ]),
  ...mutantsOf("scripts/docs/serve.ts", "docs/build/serve.test.ts", [
    ["the server leaves the folder by a link", "file.startsWith(base + sep)", 'file !== ""'],
  ]),
  ...mutantsOf("scripts/docs/serve-site.ts", "docs/build/serve.test.ts", [
    ["the emulator refuses the pages of the site", "const options = { allowedOrigins }", "const options = {}"],
  ]),
  ...mutantsOf("scripts/docs/write.ts", "docs/build/build.test.ts", [
    ["a foreign folder is written into", "if (present.length === 0 ||", "if (present.length >= 0 ||"],
  ]),
  ...mutantsOf("scripts/docs/draw-pages.tsx", "docs/build/build.test.ts", [
    ["a page that did not change is drawn again", "this.#rendered.get(key) ?? ", ""],
  ]),
  ...mutantsOf("scripts/docs/view/line-highlighter.ts", "docs/view/highlight.test.ts", [
    ["a line looks the same whatever is before it", "`${state} ${text}`", "text"],
  ]),
  ...mutantsOf("scripts/docs/markdown/write-nodes.ts", "docs/markdown/write-nodes.test.ts", [
    ["a list continues the one before it", 'node.type === "list" && nodes', 'node.type !== "list" && nodes'],
  ]),
  ...mutantsOf("scripts/docs/search/find-pages.ts", "docs/browser/find-pages.test.ts", [
    ["the search is not led by the name of an operation", "...findNames(query), ", ""],
  ]),
  ...mutantsOf("scripts/docs/search/find-paths.ts", "docs/browser/find-pages.test.ts", [
    ["a parameter of a path is as good as its literal segment", "segment === path[at] ? 0 : 1", "0 * at"],
  ]),
  ...mutantsOf("scripts/docs/search/search-index.ts", "docs/browser/find-pages.test.ts", [
    ["the index may hold `<`", "/[<\\u2028\\u2029]/g", "/[\\u2028\\u2029]/g"],
  ]),
  ...mutantsOf("scripts/docs/browser/try/request-of.ts", "docs/browser/try-request.test.ts", [
    ["a path of the form may step to another folder", "{1,2}(?:\\/|$)", "{3}(?:\\/|$)"],
  ]),
  ...mutantsOf("scripts/docs/browser/try/hash.ts", "docs/browser/try-response.test.ts", [
    ["a template may name a host", "/^\\/(?![/\\\\])[^?#\\\\\\s]*$/", "/^\\/[^?#\\\\\\s]*$/"],
  ]),
  ...mutantsOf("scripts/docs/browser/try/send.ts", "docs/browser/try-response.test.ts", [
    ["a form follows redirects", 'redirect: "manual"', 'redirect: "follow"'],
  ]),
  ...mutantsOf("scripts/docs/samples/literal.ts", "docs/samples/literal.test.ts", [
    ["a literal is a column too wide", "inner - start.length - 1)", "inner - start.length)"],
  ]),
  ...mutantsOf("scripts/docs/samples/shown-fields.ts", "docs/samples/samples-of.test.ts", [
    ["a secret is printed", " && !LEFT_OUT.test(name)", ""],
  ]),
  ...mutantsOf("scripts/docs/markdown/text-blocks.ts", "docs/markdown/hostile.test.ts", [
    ["a twin holds links that run", 'url === "" || !SAFE_LINK.test(url)', 'url === ""'],
  ]),
  ...mutantsOf("scripts/docs/markdown/twin-links.ts", "docs/markdown/files.test.ts", [
    ["a link of a twin leads to the page", "twinOf(path) : path", "path : path"],
  ]),
  ...mutantsOf("scripts/docs/view/links.tsx", "docs/view/hostile.test.ts", [
    ["a path can lead to another host", 'path.replace(/^[/\\\\]+/, "")', "path"],
  ]),
  ...mutantsOf("scripts/docs/guides/read-guides.ts", "docs/guides/read-guides.test.ts", [
    ["two guides may have one order", "if (other !== undefined) {", "if (other === null) {"],
  ]),
];
