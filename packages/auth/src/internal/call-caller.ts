import { AuthError } from "../auth-error.js";
import { untilAborted } from "./until-aborted.js";

/** Waits for a function of the caller, and rejects as it does, unless its error quotes a secret. */
export async function callCaller<Result>(
  name: string,
  call: () => Result | Promise<Result>,
  signal: AbortSignal,
  secrets: readonly string[],
): Promise<Result> {
  try {
    return await untilAborted(call(), signal);
  } catch (error) {
    throw withoutQuote(name, error, secrets);
  }
}

/** Returns an error of the caller's own code as it is; an `AuthError` in its place if it quotes a secret. */
export function withoutQuote(name: string, error: unknown, secrets: readonly string[]): unknown {
  const { cause } = Object(error) as Partial<Error>;
  const text = `${textOf(error)}\n${textOf(cause)}`;
  const isQuote = secrets.some((secret) => secret && formsOf(secret).some((form) => text.includes(form)));
  return isQuote ? new AuthError(`${name} failed with ${error instanceof Error ? error.name : typeof error}`) : error;
}

function textOf(value: unknown): string {
  try {
    return `${value instanceof Error ? value.message : ""}\n${JSON.stringify(value)}`;
  } catch {
    // Circular.
    return "";
  }
}

/** Returns a secret as it is, and as URLs and JSON write it. */
function formsOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
}
