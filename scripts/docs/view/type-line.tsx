import { Fragment } from "preact";
import type { TypePart } from "../model/types.js";
import { hrefOf } from "./links.js";

/** A type's name, with links to schemas. The parts include the spaces. */
export function TypeLine({ parts }: { parts: readonly TypePart[] }) {
  return (
    <span class="type">
      {parts.map(({ text, path }, index) => (
        <Fragment key={index}>{path === undefined ? text : <a href={hrefOf(path)}>{text}</a>}</Fragment>
      ))}
    </span>
  );
}
