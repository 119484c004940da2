import { fromHtml } from "hast-util-from-html";
import { type ComponentChildren, Fragment, h } from "preact";
import { renderToStaticMarkup } from "preact-render-to-string";
import type { View } from "../../../../scripts/docs/view/view-of.js";

type Node = ReturnType<typeof fromHtml>["children"][number];
export type Element = Extract<Node, { type: "element" }>;
export const htmlOf = (children: ComponentChildren): string => renderToStaticMarkup(h(Fragment, {}, children));
export const htmlOfView = ({ lead, code, body }: View): string => htmlOf([lead, code, body]);
export const elementsOf = (html: string): Element[] => fromHtml(html, { fragment: true }).children.flatMap(withDescendants);

export function find(html: string, selector: string): Element[] {
  return elementsOf(html).filter((element) =>
    selector.startsWith(".") ? classesOf(element).includes(selector.slice(1)) : element.tagName === selector,
  );
}

export function textOf(node: Node): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

export function textIn(html: string): string {
  return fromHtml(html, { fragment: true }).children.map(textOf).join("").replace(/\s+/g, " ").trim();
}

export function attribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

/** Tags and the names of attributes, nested; without the inside of code and places for breaks, which follow from the words. */
export const outline = (html: string): string => fromHtml(html, { fragment: true }).children.map(outlineOf).join("");

function outlineOf(node: Node): string {
  if (node.type !== "element") return node.type === "text" ? "" : `!${node.type}`;
  if (node.tagName === "wbr") return "";
  const names = Object.keys(node.properties).sort().join(" ");
  const inside = node.tagName === "pre" ? "" : node.children.map(outlineOf).join("");
  return `(${node.tagName}${names === "" ? "" : ` ${names}`}${inside})`;
}

function classesOf(element: Element): unknown[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className : [];
}

const withDescendants = (node: Node): Element[] => (node.type === "element" ? [node, ...node.children.flatMap(withDescendants)] : []);
