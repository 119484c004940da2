import type { Link } from "../model/types.js";
import { hrefOf } from "./links.js";

/** A longer list would be slow to load and hard to scan with its descriptions. */
const MOST_DESCRIBED = 400;

/** Links to pages, each with its description; cards have one in any case. */
export function LinkList({ links, kind = "links" }: { links: readonly Link[]; kind?: "links" | "cards" }) {
  return (
    <ul class={kind}>
      {links.map(({ title, path, description }) => (
        <li key={path}>
          <a href={hrefOf(path)}>{title}</a>
          {(kind === "cards" || (description !== "" && links.length <= MOST_DESCRIBED)) && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
