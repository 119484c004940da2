/** @jsxImportSource preact */
import type { Link } from "../model/types.js";
import { hrefOf } from "./links.js";

/** Links to pages, each with its description. */
export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul class="links">
      {links.map(({ title, path, description }) => (
        <li key={path}>
          <a href={hrefOf(path)}>{title}</a>
          {description !== "" && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
