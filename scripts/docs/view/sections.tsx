import type { ComponentChildren } from "preact";
import { hrefOfAnchor } from "./links.js";

/** An entry of the table of contents. */
export interface Heading {
  depth: 2 | 3;
  id: string;
  text: string;
}

/** A section of a page, with subsections one level deeper. */
export interface Section {
  /** Unique on the page, and different from the anchors of fields, which start with the name of their section. */
  id: string;
  title: string;
  content?: ComponentChildren;
  sections?: readonly Omit<Section, "sections">[];
}

export function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      {sections.map(({ id, title, content, sections: inner = [] }) => (
        <section key={id}>
          <h2 id={id}>
            <Permalink id={id}>{title}</Permalink>
          </h2>
          {content}
          {inner.map((part) => (
            <section key={part.id}>
              <h3 id={part.id}>
                <Permalink id={part.id}>{part.title}</Permalink>
              </h3>
              {part.content}
            </section>
          ))}
        </section>
      ))}
    </>
  );
}

/** A heading that links to itself. */
function Permalink({ id, children }: { id: string; children: string }) {
  return (
    <a class="permalink" href={hrefOfAnchor(id)}>
      {children}
    </a>
  );
}

export function headingsOf(sections: readonly Section[]): Heading[] {
  return sections.flatMap(({ id, title, sections: inner = [] }) => [
    { depth: 2 as const, id, text: title },
    ...inner.map((part) => ({ depth: 3 as const, id: part.id, text: part.title })),
  ]);
}
