import type { OpenApiDocument } from "../read/openapi.js";
import { oneLine } from "./case.js";
import type { OperationModel } from "./operation.js";
import { resolveReference } from "./schemas.js";

/** A security scheme whose credential a client sends. */
export interface SentScheme {
  name: string;
  type: "bearer" | "basic" | "apiKey";
  /** Of an API key. */
  place: string;
  parameter: string;
  /** What it is, in a sentence. */
  text: string;
  /** The token endpoint of the OAuth 2.0 client credentials flow. */
  tokenUrl?: string;
}

/** Returns the security schemes whose credentials a client can send. */
export function sentSchemes(document: OpenApiDocument): SentScheme[] {
  return Object.entries(document.components?.securitySchemes ?? {}).flatMap(([name, reference]) => {
    const scheme = resolveReference(document, reference as Record<string, unknown> | undefined);
    const sent = scheme === undefined ? undefined : sentScheme(scheme);
    return sent === undefined ? [] : [{ name, place: "", parameter: "", ...sent }];
  });
}

type Sent = Omit<SentScheme, "name" | "place" | "parameter"> & Partial<SentScheme>;

function sentScheme({ type, scheme, in: place, name: parameter, flows, description }: Record<string, unknown>): Sent | undefined {
  const more = typeof description === "string" && description.trim() !== "" ? ` ${oneLine(description)}` : "";
  if (type === "apiKey" && typeof parameter === "string" && ["header", "query", "cookie"].includes(String(place))) {
    const [where, kind] = [String(place), place === "query" ? "query parameter" : String(place)];
    return { type: "apiKey", place: where, parameter, text: `An API key, sent in the ${kind} \`${oneLine(parameter)}\`.${more}` };
  }
  const http = type === "http" ? String(scheme).toLowerCase() : undefined;
  if (http === "basic") return { type: "basic", text: `HTTP Basic.${more}` };
  if (http === "bearer") return { type: "bearer", text: `A bearer token.${more}` };
  if (http !== undefined) {
    const text = `The whole header \`Authorization\`, of the HTTP scheme \`${oneLine(http)}\`.${more}`;
    return { type: "apiKey", place: "header", parameter: "Authorization", text };
  }
  if (type !== "oauth2" && type !== "openIdConnect") return undefined;
  const { clientCredentials } = (flows ?? {}) as { clientCredentials?: { tokenUrl?: unknown } };
  const tokenUrl = typeof clientCredentials?.tokenUrl === "string" ? clientCredentials.tokenUrl : undefined;
  return {
    type: "bearer",
    text: `An access token of ${type === "oauth2" ? "OAuth 2.0" : "OpenID Connect"}.${more}`,
    ...(tokenUrl !== undefined && { tokenUrl }),
  };
}

/** Returns the names of the sent schemes of each alternative. Without requirements, the API may still require any one of them. */
export function requirementsOf(document: OpenApiDocument, requirements: unknown): string[][] {
  const names = sentSchemes(document).map(({ name }) => name);
  if (!Array.isArray(requirements)) return names.map((name) => [name]);
  return requirements.flatMap((requirement: unknown) => {
    const asked = requirement !== null && typeof requirement === "object" ? Object.keys(requirement) : [];
    const sent = asked.filter((name) => names.includes(name));
    return sent.length === 0 ? [] : [sent];
  });
}

/** Returns the requirements of an operation; undefined if they are those of the document, or if no credential is sent. */
export function ownRequirements(document: OpenApiDocument, { operation, authenticated }: OperationModel): string[][] | undefined {
  if (operation.security === undefined || !authenticated) return undefined;
  const own = requirementsOf(document, operation.security);
  return JSON.stringify(own) === JSON.stringify(requirementsOf(document, document.security)) ? undefined : own;
}
