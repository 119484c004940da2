import type { ComponentChildren } from "preact";
import type { GuidePage, Page, Site } from "../model/types.js";
import { authenticationBody } from "./authentication.js";
import type { Body } from "./body.js";
import { coverageBody } from "./coverage.js";
import { errorsBody } from "./errors-page.js";
import { homeBody } from "./home.js";
import { articleOf } from "./markdown.js";
import { operationBody } from "./operation.js";
import { webhookBody } from "./received.js";
import { schemaBody, schemasBody } from "./schema.js";
import { type Heading, headingsOf, Sections } from "./sections.js";
import { tagBody } from "./tag.js";

/** The rendered page below its title. */
export interface View {
  lead?: ComponentChildren;
  code?: ComponentChildren;
  body: ComponentChildren;
  /** The entries of the table of contents. */
  headings: readonly Heading[];
}

/** Renders a page. Links are root-absolute (`/guides/pagination/`). */
export function viewOf(page: Page, site: Site): View {
  if (page.kind === "guide") return articleOf(page.text);
  const { lead, headings = [], code = [], aside, sections, article } = bodyOf(page, site);
  const body = (
    <>
      <Sections sections={sections} />
      {article !== undefined && <div class="article">{article.body}</div>}
    </>
  );
  return {
    lead,
    ...(code.length > 0 ? { code: <Sections sections={code} /> } : aside !== undefined && { code: aside }),
    body,
    headings: [...headings, ...headingsOf(code), ...headingsOf(sections), ...(article?.headings ?? [])],
  };
}

function bodyOf(page: Exclude<Page, GuidePage>, site: Site): Body {
  switch (page.kind) {
    case "home":
      return homeBody(page, site);
    case "tag":
      return tagBody(page);
    case "operation":
      return operationBody(page, site);
    case "schemas":
      return schemasBody(page);
    case "schema":
      return schemaBody(page);
    case "authentication":
      return authenticationBody(page);
    case "webhook":
      return webhookBody(page);
    case "errors":
      return errorsBody(page);
    case "coverage":
      return coverageBody(page);
  }
}
