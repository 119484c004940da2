import type { OpenApiDocument } from "../../read/openapi.js";
import { type Role, roleOf } from "../../read/roles.js";
import { isObject } from "../../model/normalize/walk.js";
import { commonMarkOf } from "./extended-markdown.js";
import type { Markdown } from "./types.js";

/** Returns a document whose descriptions are Markdown without HTML, each with the link of `externalDocs`. */
export function withPlainTexts(document: OpenApiDocument): OpenApiDocument {
  const { info, tags, externalDocs } = document as OpenApiDocument & { externalDocs?: unknown };
  const own = { ...checkedInfo(info), ...(externalDocs !== undefined && { externalDocs }) };
  const named = Array.isArray(tags) ? { tags: tags.filter((tag) => isObject(tag) && typeof tag.name === "string") } : {};
  return plain({ ...document, ...named, info: own }, "fields");
}

/** Keeps what can be shown: in YAML, a version without quotes is a number. */
function checkedInfo({ contact, license, ...info }: OpenApiDocument["info"]): OpenApiDocument["info"] {
  const text = (value: unknown): string => (["string", "number"].includes(typeof value) ? String(value) : "");
  const terms = isObject(license) ? (license as Record<string, unknown>) : {};
  const name = text(terms["name"]) || text(terms["identifier"]) || text(terms["url"]);
  return {
    ...info,
    title: text(info.title) || "API",
    version: text(info.version),
    ...(isObject(contact) && { contact }),
    ...(name !== "" && { license: { ...terms, name } }),
  };
}

/** Returns the same value if no text in it changes. */
function plain<Value>(value: Value, role: Role): Value {
  if (!isObject(value) || role === "data") return value;
  const changed: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value as Record<string, unknown>)) {
    if (role === "fields" && key.startsWith("x-")) continue;
    const next = plain(member, Array.isArray(value) ? role : roleOf(role, key, member));
    if (next !== member) changed[key] = next;
  }
  if (role === "fields" && !Array.isArray(value)) {
    const { description, externalDocs } = value as { description?: unknown; externalDocs?: unknown };
    const own = typeof description === "string" ? commonMarkOf(description) : "";
    const text = [own, docsLink(externalDocs)].filter((part) => part !== "").join("\n\n");
    if (text !== (description ?? "")) changed["description"] = text;
  }
  if (Object.keys(changed).length === 0) return value;
  return (Array.isArray(value) ? value.map((item: unknown, index) => changed[index] ?? item) : { ...value, ...changed }) as Value;
}

function docsLink(given: unknown): Markdown {
  const { url, description } = isObject(given) ? given : {};
  if (typeof url !== "string") return "";
  return `See [${typeof description === "string" && description !== "" ? description.trim() : url}](<${url}>).`;
}
