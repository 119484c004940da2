import { child, isObject, pointerKeys, rootNode, type SpecNode } from "../../read/spec-node.js";
import { describe } from "../schema-view.js";

/** The nouns for the members of a key. */
const KINDS: Readonly<Record<string, string>> = {
  tags: "the tag",
  servers: "the server",
  variables: "the server variable",
  securitySchemes: "the security scheme",
  parameters: "the parameter",
  requestBodies: "the request body",
  responses: "the response",
  headers: "the header",
  links: "the link",
  callbacks: "the callback",
  webhooks: "the webhook",
  encoding: "the form field",
};

const HTTP_METHOD = /^(get|put|post|delete|options|head|patch|trace|query)$/;

/** Names a place of a document, in a schema or not: `` the parameter `limit` ``, `` `b` of `Thing` ``, `` `GET /items` ``. */
export function placeName(node: SpecNode): string {
  const keys = pointerKeys(node.pointer.slice(1)) ?? [];
  const isRoot = isObject(node.file.content) && "openapi" in node.file.content;
  if (isInSchema(keys, isRoot)) return `${partIn(keys)}${describe(node)}`;
  const at = keys.findLastIndex((key, index) => key === "requestBody" || KINDS[keys[index - 1] ?? ""] !== undefined);
  if (at === -1) return operationName(node, keys) ?? outerName(node, keys, isRoot);
  if (keys[at] === "requestBody") return "the request body";
  const member = child(rootNode(node.file), ...keys.slice(0, at + 1))?.value;
  const name = isObject(member) ? (member["name"] ?? member["url"]) : undefined;
  return `${KINDS[keys[at - 1] ?? ""] ?? ""} \`${typeof name === "string" ? name : (keys[at] ?? "")}\``;
}

/** Checks for a schema of a document, or of a file of its own. */
function isInSchema(keys: readonly string[], isRoot: boolean): boolean {
  if (keys.includes("schema") || keys.includes("itemSchema")) return true;
  if (isRoot) return keys[0] === "components" && keys[1] === "schemas" && keys.length > 2;
  return !keys.some((key) => HTTP_METHOD.test(key) || key in KINDS || key === "content");
}

/** Returns the part of what has a name that a schema is. */
function partIn(keys: readonly string[]): string {
  if (/^(itemS|s)chema$/.test(keys.at(-1) ?? "") && keys.at(-2) !== "properties") return "the schema of ";
  return /^(any|one|all)Of$/.test(keys.at(-2) ?? "") ? `variant ${Number(keys.at(-1)) + 1} of ` : "";
}

function operationName({ value }: SpecNode, keys: readonly string[]): string | undefined {
  if (isObject(value) && typeof value["operationId"] === "string") return `\`${value["operationId"]}\``;
  const method = keys.findLast((key) => HTTP_METHOD.test(key));
  return method === undefined ? undefined : `\`${[method.toUpperCase(), ...keys.filter((key) => key.startsWith("/"))].join(" ")}\``;
}

function outerName(node: SpecNode, keys: readonly string[], isRoot: boolean): string {
  const key = keys.at(-1);
  if (isRoot) return key === undefined ? "the document" : `\`${key}\``;
  return describe(node);
}
