import { posix } from "node:path";
import type { OutputFile } from "../core/files/output.js";
import { sentSchemes, requirementsOf } from "../model/security.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { HARD_LINE, indented, type Layout, linesOf, listOf, objectOf, render, rowsOf } from "./layout.js";
import { docComment, HEADER, importLine, propertyKey, quote } from "./text.js";

const VALUES = { bearer: "BearerSource", basic: "CredentialSource<BasicCredential>", apiKey: "CredentialSource<string>" };

const FUNCTION = `/**
 * Returns the credentials of a client, for its \`auth\`. Each operation is sent with those that it requires.
 *
 * @throws {RequestError} For an unknown scheme, and from a call for an invalid value.
 */
export function credentials(values: CredentialValues): Credentials {
  return credentialsOf(SCHEMES, USUAL, values);
}`;

/** Generates `security.ts`: the security schemes of the document as a function that takes their credentials; nothing if there are none. */
export function generateSecurity(document: OpenApiDocument, runtime: string): OutputFile[] {
  const schemes = sentSchemes(document);
  if (schemes.length === 0) return [];
  const hasBearer = schemes.some(({ type }) => type === "bearer");
  const hasFlow = schemes.some(({ tokenUrl }) => tokenUrl !== undefined);
  const [types, sources] = [
    ["BasicCredential", "CredentialSource"],
    ["BearerSource", "Credentials"],
  ];
  const body = render([
    ["const SCHEMES = ", rowsOf(schemes.map(schemeRow)), " as const;", HARD_LINE, HARD_LINE],
    "/** The requirements of operations that have none of their own. */",
    [HARD_LINE, "const USUAL = ", requirementsLayout(requirementsOf(document, document.security)), " as const;", HARD_LINE, HARD_LINE],
    "/** The credentials of the document's security schemes. Pass those that you have. */",
    [HARD_LINE, "export interface CredentialValues {", indented(schemes.map(valueMember)), HARD_LINE, "}", HARD_LINE, HARD_LINE],
    [linesOf(FUNCTION), HARD_LINE],
  ]);
  const used = (names: readonly string[]): string[] => names.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const module = (name: string): string => posix.join(".", runtime, name).replace(/^(?!\.)/, "./");
  const lines = [
    importLine("import", [...used(types).map((name) => `type ${name}`), "credentialsOf"], module("credentials.js")),
    importLine("import type", used(sources), module("token-source.js")),
    importLine("export type", used(sources), module("token-source.js")),
    ...(used(types).length === 0 ? [] : [importLine("export type", used(types), module("credentials.js"))]),
    ...(hasBearer ? [importLine("export", ["bearer", "type ProvidedToken", "type TokenProvider"], module("auth/bearer.js"))] : []),
    ...(hasFlow ? [importLine("export", ["clientCredentials", "type ClientCredentialsOptions"], module("client-credentials.js"))] : []),
  ];
  return [{ path: "security.ts", text: `${HEADER}\n${lines.join("")}\n${body}` }];
}

/** Returns the requirements as code: a list for each alternative. */
export function requirementsLayout(requirements: readonly (readonly string[])[]): Layout {
  return listOf(
    "[",
    requirements.map((names) => listOf("[", names.map(quote), "]")),
    "]",
  );
}

function schemeRow({ name, type, place, parameter }: ReturnType<typeof sentSchemes>[number]): Layout {
  const members = [`type: ${quote(type)}`, ...(type === "apiKey" ? [`in: ${quote(place)}`, `name: ${quote(parameter)}`] : [])];
  return listOf("[", [quote(name), objectOf(members)], "]");
}

function valueMember({ name, type, text }: ReturnType<typeof sentSchemes>[number]): Layout {
  return [HARD_LINE, linesOf(docComment([text])), HARD_LINE, `${propertyKey(name)}?: ${VALUES[type]};`];
}
