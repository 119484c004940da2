/** @jsxImportSource preact */
import type { Json } from "../model/types.js";

/** Writes a string without quotes, unless it is blank or looks like another type. */
export function valueText(value: Json): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return value.trim() !== value || value === "" || isOtherwise(value) ? JSON.stringify(value) : value;
}

/** The maximum number of values that are not collapsed. */
const MANY = 12;

/** The values of an enumeration, collapsed if there are many. */
export function Values({ values, isOpen = false }: { values: readonly Json[]; isOpen?: boolean | undefined }) {
  const others = isOpen && <p class="open">Responses may contain other values.</p>;
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
