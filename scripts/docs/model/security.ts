import type { OpenApiDocument, SecurityRequirement } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import { resolveReference } from "../../model/schemas.js";
import type { Contract } from "./contract.js";
import { plainText } from "./prose.js";
import { proseRecord } from "./search-records.js";
import type { AuthenticationPage, CredentialView, OperationPage, SchemeView } from "./types.js";

/** A security scheme as parsed (https://spec.openapis.org/oas/v3.1.1#security-scheme-object). */
type Scheme = Partial<
  Record<
    "type" | "scheme" | "bearerFormat" | "in" | "name" | "description" | "openIdConnectUrl" | "flows" | "oauth2MetadataUrl" | "deprecated",
    unknown
  >
>;

/** Returns the credentials of an operation. An empty alternative means that a call without credentials is allowed. */
export function securityOf(document: OpenApiDocument, { operation }: OperationModel): OperationPage["security"] {
  const given: unknown = operation.security ?? document.security;
  const requirements = Array.isArray(given) ? (given as (SecurityRequirement | null)[]) : [];
  const views = requirements.map((requirement) =>
    Object.entries(requirement ?? {}).map(([name, scopes]) =>
      credentialOf(document, name, Array.isArray(scopes) ? scopes.map(String) : []),
    ),
  );
  return views.every((view) => view.length === 0) ? [] : views;
}

/** Returns how the credentials of the security schemes are sent, but for certificates. */
export function sentSchemes(document: OpenApiDocument): Map<string, NonNullable<CredentialView["sent"]>> {
  const sent = [...schemesOf(document)].map(([name, scheme]) => [name, sentAs(scheme)] as const);
  return new Map(sent.flatMap(([name, own]) => (own === undefined || own.in === "connection" ? [] : [[name, own]])));
}

/** Returns the first alternative whose credentials can be sent, without cookies if there is one. */
export function sentCredentials(alternatives: OperationPage["security"]): readonly CredentialView[] {
  const sent = alternatives.filter((schemes) => schemes.length > 0 && schemes.every((scheme) => scheme.sent !== undefined));
  return sent.find((schemes) => schemes.every((scheme) => scheme.sent?.in !== "cookie")) ?? sent[0] ?? [];
}

function credentialOf(document: OpenApiDocument, name: string, scopes: readonly string[]): CredentialView {
  const scheme = schemesOf(document).get(name) ?? {};
  const sent = sentAs(scheme);
  return { name, title: titleOf(scheme), scopes, ...(sent && { sent }) };
}

function schemesOf(document: OpenApiDocument): Map<string, Scheme> {
  const given = Object.entries(document.components?.securitySchemes ?? {});
  return new Map(given.map(([name, scheme]) => [name, resolveReference<Scheme>(document, scheme as Scheme) ?? {}]));
}

function titleOf({ type, scheme, in: place, name }: Scheme): string {
  const http = String(scheme).toLowerCase();
  switch (type) {
    case "apiKey":
      return `API key in ${place === "header" ? "header" : place === "query" ? "query parameter" : "cookie"} ${String(name)}`;
    case "oauth2":
      return "OAuth 2.0";
    case "openIdConnect":
      return "OpenID Connect";
    case "mutualTLS":
      return "Client certificate";
    default:
      return http === "bearer"
        ? "Bearer token"
        : http === "basic"
          ? "Basic authentication"
          : http === "digest"
            ? "Digest authentication"
            : `Scheme ${http}`;
  }
}

function sentAs({ type, scheme, in: place, name }: Scheme): CredentialView["sent"] {
  if (type === "apiKey" && (place === "header" || place === "query" || place === "cookie"))
    return { in: place, name: String(name), form: "plain" };
  const http = type === "http" ? String(scheme).toLowerCase() : "";
  if (type === "mutualTLS") return { in: "connection", name: "", form: "plain" };
  if (http === "basic" || http === "digest") return { in: "header", name: "authorization", form: http };
  if (http === "bearer" || type === "oauth2" || type === "openIdConnect") return { in: "header", name: "authorization", form: "bearer" };
  // The generated client takes the whole header.
  return http === "" ? undefined : { in: "header", name: "authorization", form: "plain" };
}

/** Returns the page of the security schemes; none without them. Our contract has a guide in its place. */
export function authenticationPages(contract: Contract): AuthenticationPage[] {
  const schemes = [...schemesOf(contract.document)].map(([name, scheme]) => schemeView(name, scheme));
  if (contract.input.isForeign === undefined || schemes.length === 0) return [];
  const words = schemes.flatMap(({ name, title, text, scopes }) => [name, title, plainText(text), ...scopes.map((scope) => scope.name)]);
  return [
    {
      kind: "authentication",
      path: contract.paths.authentication,
      title: "Authentication",
      description: "The credentials that the API accepts, and how they are sent.",
      schemes,
      search: proseRecord("guide", words.join(" ")),
    },
  ];
}

function schemeView(name: string, scheme: Scheme): SchemeView {
  const { type, description, bearerFormat, openIdConnectUrl, oauth2MetadataUrl, flows, deprecated } = scheme;
  const sent = sentAs(scheme);
  const given = Object.entries((flows ?? {}) as Record<string, Record<string, unknown> | null>).flatMap(([name, flow]) =>
    flow === null ? [] : [[name, flow] as const],
  );
  const header =
    sent?.in === "header" && sent.form !== "plain" ? `Authorization: ${sent.form[0]?.toUpperCase()}${sent.form.slice(1)} …` : undefined;
  const facts = [
    { title: "Header", value: header },
    { title: "Format", value: bearerFormat },
    { title: "Discovery URL", value: openIdConnectUrl ?? oauth2MetadataUrl },
    ...given.flatMap(([flow, { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl }]) => [
      { title: `Authorization URL (${flow})`, value: authorizationUrl ?? deviceAuthorizationUrl },
      { title: `Token URL (${flow})`, value: tokenUrl },
      { title: `Refresh URL (${flow})`, value: refreshUrl },
    ]),
  ];
  const scopes = new Map(given.flatMap(([, { scopes: own }]) => Object.entries((own ?? {}) as Record<string, unknown>)));
  return {
    name,
    title: `${type === undefined ? name : titleOf(scheme)}${deprecated === true ? " (deprecated)" : ""}`,
    text: typeof description === "string" ? description.trim() : "",
    facts: facts.flatMap(({ title, value }) => (typeof value === "string" && value !== "" ? [{ title, value }] : [])),
    scopes: [...scopes].map(([scope, text]) => ({ name: scope, text: typeof text === "string" ? text.trim() : "" })),
  };
}
