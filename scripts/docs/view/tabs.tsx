import type { ComponentChildren } from "preact";

export interface Tab {
  /** Unique within the group. */
  id: string;
  title: ComponentChildren;
  content: ComponentChildren;
}

/**
 * Parts of which one is shown, as `details` of one name: they work without JavaScript, and links, searches and prints open them. With a
 * `kind`, the page's script opens the tab that the reader chose last in such a group, on any page.
 *
 * @param name unique on the page
 */
export function Tabs({ name, tabs, kind }: { name: string; tabs: readonly Tab[]; kind?: string }) {
  return (
    <div class="tabs">
      {tabs.map(({ id, title, content }, index) => (
        <details key={id} class="tab" name={name} open={index === 0} {...(kind !== undefined && { [`data-${kind}`]: id })}>
          <summary>{title}</summary>
          {content}
        </details>
      ))}
    </div>
  );
}
