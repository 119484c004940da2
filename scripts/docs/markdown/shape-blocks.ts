import type { ListItem } from "mdast";
import { exampleLabel } from "../model/examples.js";
import type { Example, Field, Json, Shape, TypePart, Variant } from "../model/types.js";
import { type Block, code, facts, type Inline, joined, link, list, listItem, paragraph, strong, text } from "./nodes.js";
import { textOf } from "../model/type-parts.js";
import { onlyParagraph, type Place, textBlocks } from "./text-blocks.js";
import { twinLink } from "./twin-links.js";

/** Writes fields as a list, with the fields of an object nested below its item. */
export function fieldList(fields: readonly Field[], place: Place): Block[] {
  return list(fields.map((field) => fieldItem(field, place)));
}

/** Writes a value without a name, such as a body: its type, description and parts. */
export function shapeBlocks(shape: Shape, place: Place): Block[] {
  const type = paragraph(text("Type: "), ...typeNodes(shape.type), text("."));
  return [type, ...textBlocks(shape.text, place), ...parts(shape, place)];
}

/** Returns a type's name, with links to schema pages. */
export function typeNodes(type: readonly TypePart[]): Inline[] {
  return type.map(({ text: words, path }) => {
    // A twin has no anchors.
    return path === undefined || path.startsWith("#") ? text(words) : link(twinLink(`/${path}`), text(words));
  });
}

function fieldItem(field: Field, place: Place): ListItem {
  const { shape } = field;
  const head = [
    code(field.name),
    text(" ("),
    ...typeNodes(shape.type),
    text(field.isForbidden === true ? ")" : field.isRequired ? ", required)" : ", optional)"),
  ];
  return listItem(...described(head, shape, place));
}

/** Writes a paragraph that starts with `head`, then the parts of the value. */
function described(head: Inline[], shape: Shape, place: Place): Block[] {
  const blocks = textBlocks(shape.text, place);
  const sentence = onlyParagraph(blocks);
  const opening = sentence === undefined ? [paragraph(...head), ...blocks] : [paragraph(...head, text(": "), ...sentence)];
  return [...opening, ...parts(shape, place)];
}

function parts(shape: Shape, place: Place): Block[] {
  return [
    ...list([...factItems(shape), ...(shape.named ?? []).map((example) => exampleItem(example, place))]),
    ...fieldList(shape.fields, place),
    ...variants(shape.variants, place),
    ...(shape.conditions ?? []).flatMap(({ title, shape: own }) => [
      paragraph(text(`${title}:`)),
      ...textBlocks(own.text, place),
      ...parts(own, place),
    ]),
    ...further(shape, place),
  ];
}

function factItems(shape: Shape): ListItem[] {
  const { limits, values, pattern, discriminator, examples = [] } = shape;
  const open = shape.isOpen === true ? [text("; responses may contain other values")] : [];
  return facts([
    ["Limits", limits.length > 0 && [text(limits.join("; "))]],
    [values.length === 1 ? "Value" : "Values", values.length > 0 && [...valueNodes(values, shape.meanings), ...open]],
    ["Pattern", pattern !== undefined && [code(pattern.source), text(pattern.explained === "" ? "" : `: ${pattern.explained}`)]],
    ["Default", shape.default !== undefined && valueNodes([shape.default])],
    ["Discriminator", discriminator !== undefined && discriminatorNodes(discriminator)],
    [examples.length === 1 ? "Example" : "Examples", examples.length > 0 && valueNodes(examples)],
  ]);
}

function exampleItem(example: Example, place: Place): ListItem {
  const { text: about = "", value } = example;
  return listItem(
    paragraph(text(`Example ${exampleLabel(example)}`), ...(value === undefined ? [] : [text(": "), code(JSON.stringify(value))])),
    ...textBlocks(about, place),
  );
}

function discriminatorNodes({ property, mapping }: NonNullable<Shape["discriminator"]>): Inline[] {
  const values = mapping.map(({ value, type }) => [code(value), text(" for "), ...typeNodes([type])]);
  return [code(property), text("; "), ...joined(values, ", ")];
}

function valueNodes(values: readonly Json[], meanings: readonly string[] = []): Inline[] {
  const nodes = values.map((value, index) => {
    const meaning = meanings[index] ?? "";
    return [code(JSON.stringify(value)), ...(meaning === "" ? [] : [text(` (${meaning})`)])];
  });
  return joined(nodes, ", ");
}

function variants(alternatives: readonly Variant[], place: Place): Block[] {
  if (alternatives.length === 0) return [];
  const items = alternatives.map(({ title, shape }) => listItem(...described(variantHead(title, shape), shape, place)));
  return [paragraph(text("One of these variants:")), ...list(items)];
}

/** Omits the title if it repeats the type. */
function variantHead(title: string, { type }: Shape): Inline[] {
  const nodes = typeNodes(type);
  return textOf(type) === title ? nodes : [strong(title), text(" ("), ...nodes, text(")")];
}

function further({ further: rest, fields }: Shape, place: Place): Block[] {
  const isEmpty = fields.length === 0;
  if (rest === undefined) return [];
  if (rest === "none") return [paragraph(text(isEmpty ? "No properties are allowed." : "No other properties are allowed."))];
  if (rest === "any") return [paragraph(text(isEmpty ? "Any properties are allowed." : "Other properties are allowed."))];
  const names = isEmpty ? "Any property name, each with this value (" : "Other properties, each with this value (";
  return described([text(names), ...typeNodes(rest.type), text(")")], rest, place);
}
