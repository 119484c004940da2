import { BASE_URL, GENERATED, PACKAGE } from "./base.js";
import type { GeneratedClient, SampleCall } from "./call.js";
import { Expression } from "./literal.js";
import { callOf, importOf } from "./statements.js";

/** Writes a program: imports, a client and statements. */
export function programOf(call: SampleCall, imports: readonly string[], statements: readonly string[]): string {
  const { operation, client: generated } = call;
  const own = operation.authenticated ? PLATFORM : CLIENT;
  const [names, client] = generated === undefined ? own : generatedClient(call, generated);
  return `${importOf([...names, ...imports], generated === undefined ? PACKAGE : GENERATED)}\n\n${client}\n\n${statements.join("\n")}\n`;
}

/** A program that calls by path. */
export function pathProgramOf({ operation }: SampleCall, statements: readonly string[]): string {
  const auth = operation.authenticated && { auth: new Expression("bearer(environmentToken())") };
  const names = ["createPathClient", ...(auth ? ["bearer", "environmentToken"] : [])];
  const client = callOf({ start: "const client = createPathClient", arguments: [], options: { baseUrl: BASE_URL, ...auth } });
  return `${importOf(names, PACKAGE)}\n\n${client}\n\n${statements.join("\n")}\n`;
}

/** The import of a client that is generated from a document, and the statements that create it. */
function generatedClient(call: SampleCall, { options, credentials }: GeneratedClient): [names: string[], statements: string] {
  const auth = freeName(call, "auth");
  const create = callOf({
    start: `const ${clientOf(call)} = createClient`,
    arguments: [],
    options: { ...options, ...(credentials && { auth: new Expression(auth) }) },
  });
  if (credentials === undefined) return [["createClient"], create];
  const made = callOf({ start: `const ${auth} = credentials`, arguments: [], options: credentials });
  return [["createClient", "credentials"], `${made}\n${create}`];
}

/** The variable of the client. */
export function clientOf(call: SampleCall): string {
  return call.client === undefined && call.operation.authenticated ? "platform" : freeName(call, "client");
}

/** An operation may have the name of a variable. */
function freeName({ operation }: SampleCall, wanted: string): string {
  return operation.name === wanted ? `${wanted}_` : wanted;
}

const PLATFORM = [
  ["createPlatform", "environmentToken"],
  callOf({
    ...{ start: "const platform = createPlatform", arguments: [] },
    options: { baseUrl: BASE_URL, token: new Expression("environmentToken()") },
  }),
] as const;

/** Without a token. */
const CLIENT = [["createClient"], callOf({ start: "const client = createClient", arguments: [], options: { baseUrl: BASE_URL } })] as const;
