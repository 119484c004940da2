import type { SchemaPage, SchemasPage } from "../model/types.js";
import type { Body } from "./body.js";
import { LinkList } from "./link-list.js";
import { OperationTable } from "./operation-table.js";
import { Prose } from "./markdown.js";
import type { Section } from "./sections.js";
import { Facts, Parts } from "./shape.js";
import { TypeLine } from "./type-line.js";

export function schemaBody({ name, shape, usedBy, usedByTag, partOf }: SchemaPage): Body {
  return {
    lead: (
      <>
        <p class="shape-type">
          <TypeLine parts={shape.type} />
        </p>
        <Prose text={shape.text} />
        <Facts shape={shape} />
      </>
    ),
    sections: [
      ...partSections({ shape }),
      ...(usedBy.length === 0
        ? []
        : [
            {
              id: "used-by",
              title: "Used by",
              content: <OperationTable operations={usedBy} byTag={usedByTag} label={`Operations that use ${name}`} />,
            },
          ]),
      ...(partOf.length === 0 ? [] : [{ id: "part-of", title: "Part of", content: <LinkList links={partOf} /> }]),
    ],
  };
}

export function schemasBody({ description, schemas }: SchemasPage): Body {
  return { lead: <p>{description}</p>, sections: [{ id: "all", title: "All schemas", content: <LinkList links={schemas} /> }] };
}

function partSections({ shape }: Pick<SchemaPage, "shape">): Section[] {
  if (shape.fields.length === 0 && shape.variants.length === 0 && shape.further === undefined) return [];
  const isChoice = shape.fields.length === 0 && shape.variants.length > 0;
  return [
    { id: isChoice ? "variants" : "fields", title: isChoice ? "Variants" : "Fields", content: <Parts shape={shape} name="schema" /> },
  ];
}
