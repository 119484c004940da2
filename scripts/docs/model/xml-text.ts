import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { componentName, propertySchema, resolveSchema } from "../../model/schemas.js";
import type { Json } from "./types.js";

/** https://spec.openapis.org/oas/v3.2.0#xml-object */
interface Xml {
  name?: string;
  namespace?: string;
  prefix?: string;
  attribute?: boolean;
  wrapped?: boolean;
  nodeType?: "element" | "attribute" | "text" | "cdata" | "none";
}

/** Writes a value of a schema as XML. Text is kept: examples of XML are text. */
export function xmlText(document: OpenApiDocument, schema: Schema | undefined, value: Json): string {
  if (typeof value === "string" && /^\s*</.test(value)) return value;
  const name = schema?.$ref === undefined ? "root" : componentName(schema.$ref);
  const lines = new Writer(document).elements(name, schema, value, xmlOf(document, schema).wrapped === true);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join("\n")}`;
}

class Writer {
  readonly #document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /** Returns the lines of an element, or of an element for each item of a list. */
  elements(name: string, schema: Schema | undefined, value: Json, isWrapped: boolean): string[] {
    const xml = xmlOf(this.#document, schema);
    if (!Array.isArray(value)) return this.#element(xml.name ?? name, xml, schema, value);
    const { items } = resolveSchema(this.#document, schema) ?? {};
    const inner = xmlOf(this.#document, items).name ?? xml.name ?? name;
    const lines = value.flatMap((item: Json) => this.elements(inner, items, item, false));
    return isWrapped ? tagged(xml.name ?? name, xml, [], lines) : lines;
  }

  #element(name: string, xml: Xml, schema: Schema | undefined, value: Json): string[] {
    if (typeof value !== "object" || value === null) return tagged(name, xml, [], value === null ? [] : escaped(textOf(value)));
    const attributes: [string, string][] = [];
    const lines: string[] = [];
    let text = "";
    for (const [property, member] of Object.entries<Json>(value as Record<string, Json>)) {
      const own = propertySchema(this.#document, schema, property);
      const node = xmlOf(this.#document, own);
      const kind = node.nodeType ?? (node.attribute === true ? "attribute" : "element");
      if (kind === "attribute") {
        if (node.prefix !== undefined && node.namespace !== undefined) attributes.push([`xmlns:${node.prefix}`, node.namespace]);
        attributes.push([qualified(node.name ?? property, node), textOf(member)]);
      } else if (kind === "text") text += escaped(textOf(member));
      else if (kind === "cdata") text += `<![CDATA[${textOf(member).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
      else lines.push(...this.elements(property, own, member, node.wrapped === true || node.nodeType === "element"));
    }
    return tagged(name, xml, attributes, lines.length === 0 ? text : [...(text === "" ? [] : [text]), ...lines]);
  }
}

function xmlOf(document: OpenApiDocument, schema: Schema | undefined): Xml {
  return { ...(resolveSchema(document, schema)?.["xml"] as Xml | undefined), ...(schema?.["xml"] as Xml | undefined) };
}

/** Writes an element: lines within it are indented, text is not. */
function tagged(name: string, xml: Xml, attributes: readonly [string, string][], content: string | readonly string[]): string[] {
  const { namespace, prefix } = xml;
  const own = namespace === undefined ? [] : [[prefix === undefined ? "xmlns" : `xmlns:${prefix}`, namespace] as const];
  const pairs = new Map([...own, ...attributes]);
  const tag = qualified(name, xml);
  const start = [tag, ...[...pairs].map(([key, value]) => `${key}="${escaped(textOf(value)).replaceAll('"', "&quot;")}"`)].join(" ");
  if (content.length === 0) return [`<${start}/>`];
  if (typeof content === "string") return [`<${start}>${content}</${tag}>`];
  return [`<${start}>`, ...content.map((line) => `  ${line}`), `</${tag}>`];
}

function qualified(name: string, { prefix }: Xml): string {
  return prefix === undefined ? name : `${prefix}:${name}`;
}

export function textOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
