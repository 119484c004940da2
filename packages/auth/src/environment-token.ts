import { AuthError } from "./auth-error.js";
import type { TokenProvider } from "./bearer.js";

/** What runtimes have of an environment: Node and Bun the first, Deno both, workerd the first where it is switched on, browsers none. */
interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  Deno?: { env?: { get(name: string): string | undefined } };
}

/**
 * A provider for `bearer()` that reads an environment variable whenever a token is needed, and nothing before.
 *
 * It rejects with an {@link AuthError} that names the variable where that is not set, or may not be read, or where the runtime has
 * no environment.
 *
 * @example
 * ```ts
 * import { bearer, environmentToken } from "@hosting-platform/auth";
 *
 * const auth = bearer(environmentToken("HOSTING_PLATFORM_TOKEN"));
 * console.log(await auth.token());
 * ```
 */
export function environmentToken(name = "HOSTING_PLATFORM_TOKEN"): TokenProvider {
  return () => {
    const token = read(name);
    if (typeof token !== "string" || token.trim() === "") throw new AuthError(`The environment variable ${name} is not set`);
    return token;
  };
}

function read(name: string): string | undefined {
  const { process, Deno } = globalThis as Runtime;
  if (!process?.env && !Deno?.env) throw new AuthError(`This runtime has no environment to read ${name} from`);
  try {
    return process?.env ? process.env[name] : Deno?.env?.get(name);
  } catch (cause) {
    throw new AuthError(`The environment variable ${name} may not be read`, { cause });
  }
}
