import type { TagPage } from "../model/types.js";
import type { Body } from "./body.js";
import { LinkList } from "./link-list.js";
import { articleOf } from "./markdown.js";
import { OperationTable } from "./operation-table.js";
import type { Section } from "./sections.js";

/** The ids of the sections, which headings of the text may not have. */
const SECTIONS = ["operations", "webhooks", "schemas"];

export function tagBody({ text, tag, operations, webhooks, schemas }: TagPage): Body {
  const table = <OperationTable operations={operations} label={`Operations of ${tag}`} />;
  const sections: Section[] = operations.length === 0 ? [] : [{ id: "operations", title: "Operations", content: table }];
  if (webhooks.length > 0) sections.push({ id: "webhooks", title: "Webhooks", content: <LinkList links={webhooks} /> });
  if (schemas.length > 0) sections.push({ id: "schemas", title: "Schemas", content: <LinkList links={schemas} /> });
  const { body, headings } = articleOf(text, SECTIONS);
  return { ...(text !== "" && { lead: <div class="prose">{body}</div> }), headings, sections };
}
