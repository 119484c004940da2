/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";

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
          <h2 id={id}>{title}</h2>
          {content}
          {inner.map((part) => (
            <section key={part.id}>
              <h3 id={part.id}>{part.title}</h3>
              {part.content}
            </section>
          ))}
        </section>
      ))}
    </>
  );
}

export function headingsOf(sections: readonly Section[]): Heading[] {
  return sections.flatMap(({ id, title, sections: inner = [] }) => [
    { depth: 2 as const, id, text: title },
    ...inner.map((part) => ({ depth: 3 as const, id: part.id, text: part.title })),
  ]);
}
