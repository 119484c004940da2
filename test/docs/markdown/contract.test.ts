import { expect, it } from "vitest";
import { markdownOf } from "../../../scripts/docs/markdown/markdown-of.js";
import type { Field, Shape } from "../../../scripts/docs/model/types.js";
import { viewOf } from "../../../scripts/docs/view/view-of.js";
import { pagesOf, site } from "../model/harness/sites.js";
import { htmlOfView, textIn } from "../view/harness/html.js";

const namesOf = ({ fields, variants, further }: Pick<Shape, "fields"> & Partial<Shape>): string[] => [
  ...fields.flatMap((field: Field) => [field.name, ...namesOf(field.shape)]),
  ...(variants ?? []).flatMap(({ shape }) => namesOf(shape)),
  ...(typeof further === "object" ? namesOf(further) : []),
];

const twins = new Map(site.pages.map((page) => [page.path, markdownOf(page)]));

it("repeats each field, status and error class of an operation in its Markdown twin", () => {
  for (const page of pagesOf(site, "operation")) {
    const twin = twins.get(page.path) ?? "";
    const shown = page.detail === "index" ? undefined : textIn(htmlOfView(viewOf(page, site)));
    const contents = [...(page.requestBody?.content ?? []), ...page.responses.flatMap(({ content }) => content)];
    const { path, query, header, cookie } = page.parameters;
    const names = [...path, ...query, ...header, ...cookie].flatMap((field) => namesOf({ fields: [field] }));
    for (const name of [...names, ...contents.flatMap(({ shape }) => (shape === undefined ? [] : namesOf(shape)))]) {
      expect(twin, `${page.operationId} ${name}`).toContain(`- \`${name}\` (`);
      if (shown !== undefined) expect(shown, page.operationId).toContain(name);
    }
    for (const { status } of [...page.responses, ...page.errors]) expect(twin).toContain(`\n### ${status}\n`);
    for (const { status } of page.responses) if (shown !== undefined) expect(shown).toContain(status);
    for (const { errorClass } of page.errors) if (errorClass !== undefined) expect(twin).toContain(`\`${errorClass}\``);
  }
});
