import MarkdownIt from "markdown-it";
import { expect, it } from "vitest";
import { markdownOf } from "../../../scripts/docs/markdown/markdown-of.js";
import type { OperationPage } from "../../../scripts/docs/model/types.js";
import { coveragePage, field as fieldAt, plainPage, tagPage } from "../view/harness/pages.js";

const field = (name: string, part = {}) => fieldAt(name, name, part);
const operationPage = (part: Partial<OperationPage>): OperationPage => ({ ...plainPage, ...part });

const HOSTILE = [
  ...["<script>alert(1)</script>", '<img src=x onerror="alert(1)">', "[run](javascript:alert(1))"],
  ...["[run][label]\n\n[label]: javascript:alert(1)", "[run](data:text/html,x)"],
  ...["![picture](https://elsewhere.example/x.png)", "```\nnever closed", "a | b\n--- | ---\nc | d", "# Not the title"],
  ...["- a\n  - b", "text\n===", "> quote", "<!-- never closed", "a\\", "`` ` ``"],
];

const reader = new MarkdownIt({ html: true });
// Some refuse no link.
reader.validateLink = () => true;

/** As a reader of the twin would show it that lets HTML through. */
const render = (markdown: string): string => reader.render(markdown);

it.each(HOSTILE)("keeps %j in Markdown descriptions from running, fetching or moving text", (text) => {
  const parameters = { path: [field("id", { text }), field("last")], query: [], header: [], cookie: [] };
  const page = operationPage({ text, parameters, errors: [{ status: "403", text }] });
  const html = render(markdownOf(page));
  expect(html).not.toMatch(/<script|<img|<!--|href="(?:javascript|data):/i);
  expect(html.match(/<h1>/g)).toHaveLength(1);
  const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/g)]
    .map(([, name]) => name)
    .filter((name) => ["Parameters", "Errors"].includes(name ?? ""));
  expect(headings).toEqual(["Parameters", "Errors"]);
  // The next field is an item of the same list still.
  expect(html).toMatch(/<li>(?:<p>)?<code>last<\/code>/);
});

it.each(HOSTILE)("keeps %j in Markdown names, titles and descriptions plain text", (text) => {
  const line = text.replaceAll("\n", " ");
  const schemas = [{ title: line, path: "schemas/thing/", description: line }];
  const page = { ...tagPage, title: line, text: "", operations: tagPage.operations.slice(0, 1), webhooks: schemas, schemas };
  const html = render(markdownOf(page));
  expect(html).not.toMatch(/<script|<img|<!--|href="(?:javascript|data):/i);
  expect(html.match(/<h[12]>/g)).toEqual(["<h1>", "<h2>", "<h2>", "<h2>"]);
  expect(html.match(/<li>/g)).toHaveLength(3);
});

it("keeps pipes and line breaks inside their table cell", () => {
  const row = { tag: { title: "a | b `c | d`\ne", path: "things/", description: "" }, documented: 1, partial: 0, indexed: 2 };
  expect(render(markdownOf({ ...coveragePage, rows: [row] })).match(/<td>/g)).toHaveLength(4);
});

it("uses a longer fence than the code contains", () => {
  const code = "````\nx\n```";
  const html = render(markdownOf(operationPage({ samples: [{ kind: "curl", label: "curl", language: "sh", code }] })));
  expect(html).toContain(`<code class="language-sh">${code}\n</code>`);
});

it("keeps backticks, pipes and brackets of a name", () => {
  const html = render(markdownOf(operationPage({ parameters: { path: [field("a`b|c*[d]")], query: [], header: [], cookie: [] } })));
  expect(html).toContain("<code>a`b|c*[d]</code>");
});
