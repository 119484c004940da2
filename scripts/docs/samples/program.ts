import { BASE_URL, GENERATED, PACKAGE } from "./base.js";
import type { GeneratedClient, SampleCall } from "./call.js";
import { Expression } from "./literal.js";
import { callOf, importOf } from "./statements.js";

/** Writes a program: imports, a client and statements. */
export function programOf({ operation, client: generated }: SampleCall, imports: readonly string[], statements: readonly string[]): string {
  if (generated !== undefined) return generatedProgram("createClient", generated, imports, statements);
  const [names, client] = operation.authenticated ? PLATFORM : CLIENT;
  return `${importOf([...names, ...imports], PACKAGE)}\n\n${client}\n\n${statements.join("\n")}\n`;
}

/** A program that calls by path. */
export function pathProgramOf({ operation, client: generated }: SampleCall, statements: readonly string[]): string {
  if (generated !== undefined) return generatedProgram("createPathClient", generated, [], statements);
  const auth = operation.authenticated && { auth: new Expression("bearer(environmentToken())") };
  const names = ["createPathClient", ...(auth ? ["bearer", "environmentToken"] : [])];
  const client = callOf({ start: "const client = createPathClient", arguments: [], options: { baseUrl: BASE_URL, ...auth } });
  return `${importOf(names, PACKAGE)}\n\n${client}\n\n${statements.join("\n")}\n`;
}

function generatedProgram(
  create: string,
  { options, credentials }: GeneratedClient,
  imports: readonly string[],
  statements: readonly string[],
): string {
  const names = [create, ...(credentials ? ["credentials"] : []), ...imports];
  const auth = credentials && { auth: new Expression("auth") };
  const made = [
    ...(credentials ? [callOf({ start: "const auth = credentials", arguments: [], options: credentials })] : []),
    callOf({ start: `const client = ${create}`, arguments: [], options: { ...options, ...auth } }),
  ];
  return `${importOf(names, GENERATED)}\n\n${made.join("\n")}\n\n${statements.join("\n")}\n`;
}

/** The variable of the client. */
export function clientOf({ operation, client }: SampleCall): string {
  return client === undefined && operation.authenticated ? "platform" : "client";
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
