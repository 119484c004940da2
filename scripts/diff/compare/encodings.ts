import type { SourceTree } from "../../read/spec-file.js";
import { child, entriesOf, isObject, type SpecNode } from "../../read/spec-node.js";
import { isJsonType } from "../../model/media-types.js";
import { canonical } from "../canonical.js";
import type { Difference } from "../found.js";
import { leavesOf, type Member, membersOf } from "../members.js";
import { viewOf } from "../schema-view.js";
import type { SchemaPair } from "./compared.js";
import { mediaTypeKey, type Trees } from "./media-schemas.js";
import { isNoText } from "./document.js";
import { changeOf } from "./spots.js";
import { typesOf } from "./types.js";

/** Compares the encoding of form fields and of items. */
export function compareEncoding(base: SpecNode, revision: SpecNode, trees: Trees): Difference[] {
  const [names, newNames] = [fieldsOf(trees.base, base), fieldsOf(trees.revision, revision)];
  // A field that is gone, or of another type, is told by its schema.
  const fields = membersOf(child(base, "encoding"), child(revision, "encoding"))
    .filter(
      (field) => names?.has(field.key) === newNames?.has(field.key) && canonical(field.base?.value) !== canonical(field.revision?.value),
    )
    .map((field) => ({ ...withoutDefaults(field, { base, revision }, trees), what: `the form field \`${field.key}\`` }));
  const items = ["prefixEncoding", "itemEncoding"].map((key) => ({
    ...{ key, base: child(base, key), revision: child(revision, key) },
    what: "the items",
  }));
  return [...fields, ...items].flatMap(({ what, ...field }) =>
    leavesOf(field, base, revision, isNoText).map(({ key, before, after, places }) => {
      const message = `${key === field.key ? "The encoding" : `\`${key}\``} of ${what} ${changeOf(before, after)}`;
      const isWider = key === "contentType" && listIn(after).length > 0 && listIn(before).every((type) => listIn(after).includes(type));
      const isAllowed = before === undefined ? areOptionalHeaders(after, places.revision?.node) : isWider;
      return { rule: isAllowed ? "other-addition" : "encoding-changed", message, ...places };
    }),
  );
}

/** Returns the fields of a form by name; undefined if it has no schema. */
function fieldsOf(tree: SourceTree, media: SpecNode): ReadonlyMap<string, SpecNode> | undefined {
  const schema = child(media, "schema");
  return schema && viewOf(tree, schema).properties;
}

/** Checks for headers that were added to a part, alone or as the only field of its encoding, none of which is required. */
function areOptionalHeaders(added: unknown, node: SpecNode | undefined): boolean {
  const isHeader = isObject(added) && (Object.keys(added).join() === "headers" || /\/headers(\/[^/]*)?$/.test(node?.pointer ?? ""));
  return isHeader && !/"(required":true|\$ref)/.test(canonical(added));
}

/** Returns the schemas of parts whose encoding says that they are JSON, also if they are texts or numbers. */
export function jsonParts(base: SpecNode, revision: SpecNode, trees: Trees): SchemaPair[] {
  return entriesOf(child(revision, "encoding")).flatMap(([name, encoding]) => {
    const [before, after] = [fieldsOf(trees.base, base)?.get(name), fieldsOf(trees.revision, revision)?.get(name)];
    const isJson = listIn(child(encoding, "contentType")?.value).some(isJsonType);
    return isJson && before !== undefined && after !== undefined ? [{ base: before, revision: after }] : [];
  });
}

function listIn(contentType: unknown): string[] {
  return typeof contentType === "string" ? contentType.split(",").map(mediaTypeKey) : [];
}

function withoutDefaults(field: Member, media: { base: SpecNode; revision: SpecNode }, trees: Trees): Member {
  const partOf = (side: "base" | "revision"): SpecNode | undefined => {
    const [tree, encoding] = [trees[side], field[side]];
    const property = fieldsOf(tree, media[side])?.get(field.key);
    if (encoding === undefined || property === undefined || !isObject(encoding.value)) return encoding;
    const defaults = defaultsOf(tree, property);
    const said = Object.entries(encoding.value).filter(([key, value]) => !Object.is(defaults[key], value));
    return said.length === 0 ? undefined : { ...encoding, value: Object.fromEntries(said) };
  };
  return { key: field.key, base: partOf("base"), revision: partOf("revision") };
}

/** Returns the defaults for the fields of an encoding (OpenAPI 3.1, Encoding Object). Objects have no default style. */
function defaultsOf(tree: SourceTree, property: SpecNode): Record<string, unknown> {
  const view = viewOf(tree, property);
  const [type, ...others] = [...typesOf(view)].filter((each) => each !== "null");
  if (type === undefined || others.length > 0) return {};
  if (type === "object") return { contentType: "application/json" };
  const style = { style: "form", explode: true, allowReserved: false };
  const items = view.keywords.get("items");
  if (type === "array") return { ...style, ...(items && { contentType: defaultsOf(tree, items)["contentType"] }) };
  return { ...style, contentType: view.keywords.get("format")?.value === "binary" ? "application/octet-stream" : "text/plain" };
}
