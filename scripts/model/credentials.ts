import type { OpenApiDocument } from "../read/openapi.js";
import { resolveReference } from "./schemas.js";
import { oneLine } from "./case.js";

/** Describes the credentials of security requirements; returns undefined if none are required. */
export function credentialsOf(document: OpenApiDocument, requirements: unknown): string | undefined {
  if (!Array.isArray(requirements)) return undefined;
  const choices = requirements.map((requirement: unknown) => {
    const names = requirement !== null && typeof requirement === "object" ? Object.entries(requirement) : [];
    return names.map(([name, scopes]) => schemeInWords(document, name, scopes)).join(" and ");
  });
  const asked = choices.filter((choice) => choice !== "");
  if (asked.length === 0) return undefined;
  return `${[...new Set(asked)].join("; or ")}${asked.length < choices.length ? "; or none" : ""}.`;
}

function schemeInWords(document: OpenApiDocument, name: string, scopes: unknown): string {
  const schemes = document.components?.securitySchemes ?? {};
  const found = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  const scheme: Record<string, unknown> = resolveReference(document, found as Record<string, unknown> | undefined) ?? {};
  const asked =
    Array.isArray(scopes) && scopes.length > 0 ? ` with ${scopes.map((scope) => `\`${oneLine(String(scope))}\``).join(", ")}` : "";
  const kind = kindOf(scheme);
  return `\`${oneLine(name)}\`${kind === undefined ? "" : ` (${kind})`}${asked}`;
}

function kindOf({ type, scheme, in: place, name }: Record<string, unknown>): string | undefined {
  if (type === "apiKey") return oneLine(`${String(place)} \`${String(name)}\``);
  if (type === "http") return oneLine(`HTTP ${String(scheme)}`);
  return { oauth2: "OAuth 2", openIdConnect: "OpenID Connect", mutualTLS: "mutual TLS" }[String(type)];
}
