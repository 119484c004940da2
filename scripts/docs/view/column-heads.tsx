import type { ComponentChildren } from "preact";

/** The head of a table. Leaves out columns without a title. */
export function ColumnHeads({ titles }: { titles: readonly (ComponentChildren | false)[] }) {
  return (
    <thead>
      <tr>{titles.map((title) => title !== false && <th scope="col">{title}</th>)}</tr>
    </thead>
  );
}
