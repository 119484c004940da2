import { AuthError } from "../auth-error.js";
import { untilAborted } from "./until-aborted.js";

/** Waits for a function of the caller. Throws an `AuthError` if that fails; its message has the reason, unless the reason quotes a secret. */
export async function callCaller<Result>(
  name: string,
  call: () => Result | Promise<Result>,
  signal: AbortSignal,
  secrets: readonly string[],
): Promise<Result> {
  try {
    return await untilAborted(call(), signal);
  } catch (error) {
    if (!(error instanceof Error)) throw new AuthError(`${name} failed with ${typeof error}`);
    const { message } = error;
    const isSafe = !secrets.some((secret) => secret && formsOf(secret).some((form) => message.includes(form)));
    throw new AuthError(`${name} failed with ${error.name}${isSafe && message ? `: ${message}` : ""}`);
  }
}

/** Returns a secret as it is, and as URLs and JSON write it. */
function formsOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
}
