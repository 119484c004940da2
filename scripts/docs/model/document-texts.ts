import type { OpenApiDocument } from "../../read/openapi.js";
import { type Role, roleOf } from "../../read/roles.js";
import { commonMarkOf } from "./extended-markdown.js";
import type { Markdown } from "./types.js";

/** Returns a document whose descriptions are Markdown without HTML, each with the link of `externalDocs`. */
export function withPlainTexts(document: OpenApiDocument): OpenApiDocument {
  const { info, externalDocs } = document as OpenApiDocument & { externalDocs?: unknown };
  return plain({ ...document, info: { ...info, ...(externalDocs !== undefined && { externalDocs }) } }, "fields");
}

/** Returns the same value if no text in it changes. */
function plain<Value>(value: Value, role: Role): Value {
  if (typeof value !== "object" || value === null || role === "data") return value;
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
  const { url, description } = (typeof given === "object" && given !== null ? given : {}) as { url?: unknown; description?: unknown };
  if (typeof url !== "string") return "";
  return `See [${typeof description === "string" && description !== "" ? description.trim() : url}](<${url}>).`;
}
