import { BASE_URL, PACKAGE } from "./base.js";
import type { SampleCall } from "./call.js";
import { Expression } from "./literal.js";
import { callOf, importOf } from "./statements.js";

/** Writes a program: imports, a client and statements. */
export function programOf({ operation }: SampleCall, imports: readonly string[], statements: readonly string[]): string {
  const [names, client] = operation.authenticated ? PLATFORM : CLIENT;
  return `${importOf([...names, ...imports], PACKAGE)}\n\n${client}\n\n${statements.join("\n")}\n`;
}

/** A program that calls by path. */
export function pathProgramOf({ operation }: SampleCall, statements: readonly string[]): string {
  const auth = operation.authenticated && { auth: new Expression("bearer(environmentToken())") };
  const names = ["createPathClient", ...(auth ? ["bearer", "environmentToken"] : [])];
  const client = callOf({ start: "const client = createPathClient", arguments: [], options: { baseUrl: BASE_URL, ...auth } });
  return `${importOf(names, PACKAGE)}\n\n${client}\n\n${statements.join("\n")}\n`;
}

/** The variable of the client. */
export function clientOf({ operation }: SampleCall): string {
  return operation.authenticated ? "platform" : "client";
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
