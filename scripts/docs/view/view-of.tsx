/** @jsxImportSource preact */
import { renderToStaticMarkup } from "preact-render-to-string";
import type { GuidePage, Page, Site } from "../model/types.js";
import type { Body } from "./body.js";
import { coverageBody } from "./coverage.js";
import { errorsBody } from "./errors-page.js";
import { homeBody } from "./home.js";
import { articleOf } from "./markdown.js";
import { operationBody } from "./operation.js";
import { schemaBody } from "./schema.js";
import { type Heading, headingsOf, Sections } from "./sections.js";
import { tagBody } from "./tag.js";

/** A page as HTML below its title, which the frame sets. */
export interface View {
  body: string;
  /** In the order of the page, for the table of contents. */
  headings: readonly Heading[];
}

/** Draws a page. Links are root-absolute (`/guides/pagination/`). */
export function viewOf(page: Page, site: Site): View {
  if (page.kind === "guide") return guideView(page);
  const { lead, sections, article } = bodyOf(page, site);
  const body = renderToStaticMarkup(
    <>
      {lead}
      <Sections sections={sections} />
      {article !== undefined && <div class="article" dangerouslySetInnerHTML={{ __html: article.html }} />}
    </>,
  );
  return { body, headings: [...headingsOf(sections), ...(article?.headings ?? [])] };
}

function bodyOf(page: Exclude<Page, GuidePage>, site: Site): Body {
  switch (page.kind) {
    case "home":
      return homeBody(page);
    case "tag":
      return tagBody(page);
    case "operation":
      return operationBody(page, site);
    case "schema":
      return schemaBody(page);
    case "errors":
      return errorsBody(page);
    case "coverage":
      return coverageBody(page);
  }
}

function guideView({ text }: GuidePage): View {
  const { html, headings } = articleOf(text);
  return { body: html, headings };
}
