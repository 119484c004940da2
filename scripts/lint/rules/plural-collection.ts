import type { Oas3Rule } from "@redocly/openapi-core";
import { keysOf } from "../nodes/nodes.js";
import { singular } from "../../model/case.js";
import { tell } from "../../read/rule-report.js";

/** Forbids `/webhook/{id}` beside `/webhooks`: an item is below its collection. */
export const pluralCollection: Oas3Rule = () => ({
  Root(root, ctx) {
    const plurals = new Map<string, string>();
    for (const path of keysOf(root.paths))
      for (const { parent, name } of segmentsOf(path)) if (singular(name) !== name) plurals.set(`${parent}/${singular(name)}`, name);
    for (const path of keysOf(root.paths)) {
      const found = segmentsOf(path).find(({ parent, name, isCollection }) => isCollection && plurals.has(`${parent}/${name}`));
      if (found === undefined) continue;
      const plural = plurals.get(`${found.parent}/${found.name}`) ?? "";
      tell(
        ctx,
        ["paths", path],
        `The collection is \`${found.name}\` in this path and \`${plural}\` in others.`,
        `use \`${plural}\`; if the API has both, list the finding in .redocly.lint-ignore.yaml`,
        "key",
      );
    }
  },
});

interface Segment {
  /** The path before the segment, without its version and the names of its parameters. */
  parent: string;
  name: string;
  /** A parameter follows. */
  isCollection: boolean;
}

function segmentsOf(path: string): Segment[] {
  const parts = path
    .replace(/^\/v\d+(?=\/)/, "")
    .replace(/\{[^}]*\}/g, "{}")
    .split("/")
    .slice(1);
  return parts.flatMap((name, index) =>
    name === "{}" || name === "" ? [] : [{ parent: parts.slice(0, index).join("/"), name, isCollection: parts[index + 1] === "{}" }],
  );
}
