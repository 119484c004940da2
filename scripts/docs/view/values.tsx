/** @jsxImportSource preact */
import type { Json } from "../model/types.js";

/** As a reader would write it down: a text without quotes, unless nothing would be left to see or it would read as something else. */
export function valueText(value: Json): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return value.trim() !== value || value === "" || isOtherwise(value) ? JSON.stringify(value) : value;
}

/** More than a reader takes in at a glance. */
const MANY = 12;

/** The values of an enumeration, folded where they are many. */
export function Values({ values, isOpen = false }: { values: readonly Json[]; isOpen?: boolean | undefined }) {
  const others = isOpen && <p class="open">An answer may hold others.</p>;
  const list = (
    <ul class="values">
      {values.map((value, index) => (
        <li key={index}>
          <code>{valueText(value)}</code>
        </li>
      ))}
    </ul>
  );
  if (values.length <= MANY)
    return (
      <>
        {list}
        {others}
      </>
    );
  return (
    <>
      <details>
        <summary>{values.length} values</summary>
        {list}
      </details>
      {others}
    </>
  );
}

function isOtherwise(text: string): boolean {
  return text === "null" || text === "true" || text === "false" || !Number.isNaN(Number(text));
}
