import type { Json, Shape } from "../model/types.js";

type Unsure<Given> = { [Name in keyof Given]?: Given[Name] | undefined };

/** Writes a string without quotes, unless it is blank or looks like another type. */
export function valueText(value: Json): string {
  if (typeof value !== "string") return JSON.stringify(value);
  return value.trim() !== value || value === "" || isOtherwise(value) ? JSON.stringify(value) : value;
}

/** The maximum number of values that are not collapsed. */
const MANY = 12;

/** The values of an enumeration, collapsed if there are many. */
export function Values({ values, meanings = [], isOpen }: Pick<Shape, "values"> & Unsure<Pick<Shape, "meanings" | "isOpen">>) {
  const others = isOpen === true && <p class="open">Responses may contain other values.</p>;
  const list = (
    <ul class="values">
      {values.map((value, index) => (
        <li key={index}>
          <code>{valueText(value)}</code>
          {(meanings[index] ?? "") !== "" && ` ${meanings[index]}`}
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
