/** @jsxImportSource preact */
import { Fragment } from "preact";
import type { TypePart } from "../model/types.js";
import { hrefOf } from "./links.js";

/** What a value is called, with links to the schemas that it names. The parts hold the spaces between them. */
export function TypeLine({ parts }: { parts: readonly TypePart[] }) {
  return (
    <span class="type">
      {parts.map(({ text, path }, index) => (
        <Fragment key={index}>{path === undefined ? text : <a href={hrefOf(path)}>{text}</a>}</Fragment>
      ))}
    </span>
  );
}
