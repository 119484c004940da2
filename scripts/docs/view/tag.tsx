/** @jsxImportSource preact */
import type { TagPage } from "../model/types.js";
import type { Body } from "./body.js";
import { LinkList } from "./link-list.js";
import { OperationTable } from "./operation-table.js";
import { Prose } from "./prose.js";
import type { Section } from "./sections.js";

export function tagBody({ text, tag, operations, schemas }: TagPage): Body {
  const sections: Section[] = [
    { id: "operations", title: "Operations", content: <OperationTable operations={operations} label={`Operations of ${tag}`} /> },
  ];
  if (schemas.length > 0) sections.push({ id: "schemas", title: "Schemas", content: <LinkList links={schemas} /> });
  return { lead: <Prose text={text} />, sections };
}
