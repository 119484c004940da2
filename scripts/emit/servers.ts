import { group, HARD_LINE, ifBroken, indented, joined, type Layout, LINE, linesOf, listOf, objectOf, render, rowsOf } from "./layout.js";
import { type OpenApiDocument, sentMethod, type Server, type ServerVariable } from "../read/openapi.js";
import { listOperations } from "../model/operations.js";
import type { OperationModel } from "../model/operation.js";
import type { OutputFile } from "../core/files/output.js";
import { defaultOf, filledUrl, serversOf, serversOfOperation, serverVariables, variableValues } from "../model/servers.js";
import { HEADER, propertyKey, quote } from "./text.js";

const FUNCTION = `/** A server: its index in \`SERVERS\`, its URL as in the document, or its name. */
export type ServerKey = keyof ServerVariables;

/**
 * Returns the URL of a server, by default the first. Missing variables get their defaults. If the document has no host for the server,
 * the URL is a path.
 * @throws {TypeError} For an unknown server or variable, and for an invalid value of a variable.
 */
export function serverUrl<Key extends ServerKey = 0>(server?: Key, variables?: ServerVariables[Key]): string {
  return serverUrlOf(SERVERS, server ?? 0, variables);
}`;

/** Generates `servers.ts`: the document's servers with their variables, and a function that builds a server's URL. */
export function generateServers(document: OpenApiDocument, runtime: string): OutputFile {
  const named = serversOf(document.servers);
  // The default of OpenAPI.
  const servers = named.length === 0 ? [{ url: "/" }] : named;
  const body = render([
    "/** The servers of the API. The first is the default. */",
    [HARD_LINE, "export const SERVERS: readonly Server[] = ", rowsOf(servers.map(serverLayout)), ";", HARD_LINE, HARD_LINE],
    "/** The servers of operations that override the default ones, by method and path. */",
    [HARD_LINE, "export const OPERATION_SERVERS: Readonly<Record<string, readonly Server[]>> = ", ownServers(document), ";"],
    [HARD_LINE, HARD_LINE, "/** The variables of each server, by its index in `SERVERS`, its URL and its name. */", HARD_LINE],
    ["export interface ServerVariables {", indented(variableTypes(servers)), HARD_LINE, "}"],
    [HARD_LINE, HARD_LINE, linesOf(FUNCTION), HARD_LINE],
  ]);
  return { path: "servers.ts", text: `${HEADER}\nimport { type Server, serverUrlOf } from "${runtime}/server-url.js";\n\n${body}` };
}

/** Returns the call for the first server of an operation or its path, with the default servers that it replaces; undefined if it has none. */
export function ownServer(document: OpenApiDocument, operation: OperationModel): Layout | undefined {
  const [server] = serversOfOperation(document, operation);
  if (server === undefined) return undefined;
  const usual = serversOf(document.servers).map(filledUrl);
  const url = filledUrl(server);
  if (url === (usual[0] ?? "/")) return undefined;
  return listOf("serverFor(", [quote(url), listOf("[", usual.map(quote), "]")], ")");
}

/** Returns the servers of operations and paths. */
function ownServers(document: OpenApiDocument): Layout {
  const rows = listOperations(document).flatMap((model) => {
    const { method, path } = model;
    const servers = serversOfOperation(document, model);
    return servers.length === 0 ? [] : [[quote(`${sentMethod(method)} ${path}`), ": ", rowsOf(servers.map(serverLayout))]];
  });
  return rows.length === 0 ? "{}" : ["{", indented(rows.map((row) => [HARD_LINE, row, ","])), HARD_LINE, "}"];
}

/** Keys are indices, URLs and names; the first server with a URL or name has the key. */
function variableTypes(servers: readonly Server[]): Layout {
  const types = new Map<string, Layout>();
  for (const [index, server] of servers.entries()) types.set(String(index), variablesType(server));
  for (const server of servers) {
    for (const name of [server.url, server.name]) {
      if (typeof name === "string" && !isNumber(name) && !types.has(name)) types.set(name, variablesType(server));
    }
  }
  return [...types].map(([key, type]) => [HARD_LINE, propertyKey(key), ": ", type, ";"]);
}

/** Checks for a key that TypeScript treats as a number. */
function isNumber(key: string): boolean {
  return String(Number(key)) === key;
}

function variablesType({ url, variables }: Server): Layout {
  const known = serverVariables(variables);
  const declared = new Set(known.map(([name]) => name));
  const missing = [...new Set(url.match(/(?<=\{)[^{}]+(?=\})/g) ?? [])].filter((name) => !declared.has(name));
  const members = [
    ...known.map(
      ([name, variable]) => `${propertyKey(name)}?: ${variableValues(variable)?.map(quote).join(" | ") ?? "string"} | undefined`,
    ),
    ...missing.map((name) => `${propertyKey(name)}: string`),
  ];
  if (members.length === 0) return "Record<string, never>";
  return group(["{", indented([LINE, joined(members, [";", LINE])]), ifBroken(";"), LINE, "}"]);
}

function serverLayout({ url, name, description, variables }: Server): Layout {
  const known = serverVariables(variables);
  return objectOf([
    ...textMembers({ url, name, description }),
    ...(known.length === 0 ? [] : [["variables: ", rowsOf(known.map(([key, variable]) => variableLayout(key, variable)))]]),
  ]);
}

function variableLayout(name: string, variable: ServerVariable): Layout {
  const values = variableValues(variable);
  return objectOf([
    ...textMembers({ name, default: defaultOf(variable) }),
    ...(values === undefined ? [] : [["values: ", listOf("[", values.map(quote), "]")]]),
    ...textMembers({ description: variable.description }),
  ]);
}

function textMembers(texts: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(texts).flatMap(([key, text]) => (typeof text === "string" ? [`${key}: ${quote(text)}`] : []));
}
