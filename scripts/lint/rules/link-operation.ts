import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode, keysOf } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/** A code span or block, or the fragment of a Markdown link. */
const LINK = /(`+)(?!`)[\s\S]*?\1|\]\(\s*<?#\/?([^()\s<>]+)/g;

/** A heading, or an anchor of HTML or of an attribute list. */
const ANCHOR = /^ {0,3}#{1,6} +(.+?) *#*$|\b(?:id|name)="([^"]+)"|\{#([\w-]+)\}/gm;

/** Requires links and the links of descriptions, as Redoc, Swagger UI, Scalar and Stoplight write them, to lead to what the document has. */
export const linkOperation: Oas3Rule = () => {
  const operations = new Set<unknown>();
  const known = new Set(["heading authentication"]);
  const links: [name: string, at: Location][] = [];
  const inTexts: { link: string; places: string[]; at: Location }[] = [];
  const readText = (node: unknown, ctx: UserContext): void => {
    if (!isNode(node) || typeof node["description"] !== "string") return;
    const { description } = node;
    for (const [, ...words] of description.matchAll(ANCHOR)) known.add(placeOf("heading", words.join("")));
    for (const [, , link] of description.matchAll(LINK))
      if (link !== undefined) inTexts.push({ link, places: placesOf(link), at: ctx.location.child(["description"]) });
  };
  return {
    any: readText,
    Operation({ operationId }) {
      operations.add(operationId);
      for (const kind of ["operation", "heading"]) known.add(placeOf(kind, operationId ?? ""));
    },
    Tag: ({ name }) => void known.add(placeOf("tag", name)),
    Link(link, ctx) {
      if (isNode(link) && typeof link["operationId"] === "string") links.push([link["operationId"], ctx.location.child(["operationId"])]);
    },
    Root: {
      leave(root, ctx) {
        for (const [name, at] of links.filter(([id]) => !operations.has(id)))
          tell(ctx, { message: `No operation has the operationId \`${name}\`.`, hint: "name an operation of this document", at });
        for (const [kind, components] of Object.entries(root.components ?? {}))
          for (const name of keysOf(components))
            known.add(placeOf(kind, name)).add(placeOf(kind === "securitySchemes" ? "heading" : kind, name));
        for (const { link, at } of inTexts.filter(({ places }) => !places.every((place) => known.has(place))))
          tell(ctx, { message: `The link \`#${link}\` leads to nothing in this document.`, hint: "fix the link, or remove it", at });
      },
    },
  };
};

/** Returns what has to be known for a link; nothing for one of an unknown form. */
function placesOf(link: string): string[] {
  const keys = decoded(link).split("/");
  const [kind = "", name] = keys;
  if (name === undefined) return [placeOf("heading", kind)];
  if (kind === "section") return keys.slice(1).map((words) => placeOf("heading", words));
  if (kind === "components") return keys[2] === undefined ? [] : [placeOf(name, keys[2])];
  if (/^(definitions|schemas?|model)$/.test(kind)) return [placeOf("schemas", name)];
  const operation = keys[keys.findIndex((key) => /^operations?$/.test(key)) + 1];
  return [...(kind === "tag" ? [placeOf("tag", name)] : []), ...(operation === kind ? [] : [placeOf("operation", operation ?? "")])];
}

/** Tools spell names in different ways: in lower case, and with hyphens for other characters. */
function placeOf(kind: string, name: string): string {
  return `${kind} ${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "")}`;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
