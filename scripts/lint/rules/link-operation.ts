import type { Oas3Rule } from "@redocly/openapi-core";
import { isNode, keysOf } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";
import { decoded } from "../../read/spec-node.js";

/** A code span or block, or the fragment of a Markdown link. */
const LINK = /(`+)(?!`)[\s\S]*?\1|\]\(\s*<?#\/?([^()\s<>]+)/g;

/** A heading, or an anchor of HTML or of an attribute list. */
const ANCHOR = /^ {0,3}#{1,6} +(.+?) *#*$|\b(?:id|name)="([^"]+)"|\{#([\w-]+)\}/gm;

/** Requires links and the links of descriptions, as Redoc, Swagger UI, Scalar and Stoplight write them, to lead to what the document has. */
export const linkOperation: Oas3Rule = () => {
  const known = new Set(["heading authentication"]);
  const links: { at: Location; message: string; hint: string; places: string[] }[] = [];
  return {
    any(node: unknown, ctx) {
      if (!isNode(node) || typeof node["description"] !== "string") return;
      for (const [, ...words] of node["description"].matchAll(ANCHOR)) known.add(placeOf("heading", words.join("")));
      for (const [, , link] of node["description"].matchAll(LINK)) {
        if (link === undefined) continue;
        const message = `The link \`#${link}\` leads to nothing in this document.`;
        links.push({ message, hint: "fix the link, or remove it", at: ctx.location.child(["description"]), places: placesOf(link) });
      }
    },
    Operation({ operationId = "", tags = [] }) {
      for (const tag of [tags].flat()) if (typeof tag === "string") known.add(placeOf("tag", tag));
      known.add(`id ${operationId}`);
      for (const kind of ["operation", "heading"]) known.add(placeOf(kind, operationId));
    },
    Tag: ({ name }) => void known.add(placeOf("tag", name)),
    Link(link, ctx) {
      if (!isNode(link) || typeof link["operationId"] !== "string") return;
      const message = `No operation has the operationId \`${link["operationId"]}\`.`;
      const at = ctx.location.child(["operationId"]);
      links.push({ message, hint: "name an operation of this document", at, places: [`id ${link["operationId"]}`] });
    },
    Root: {
      leave(root, ctx) {
        for (const [kind, components] of Object.entries(root.components ?? {}))
          for (const name of keysOf(components)) known.add(placeOf(kind, name)).add(placeOf("heading", name));
        for (const { places, at, message, hint } of links) if (!places.every((place) => known.has(place))) tell(ctx, at, message, hint);
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

/** Tools spell names in different ways: in lower case, and with hyphens for other characters, but a word for an ampersand. */
function placeOf(kind: string, name: string): string {
  return `${kind} ${name
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")}`;
}
