import { AuthError } from "./auth-error.js";
import type { TokenProvider } from "./bearer.js";

/** Environment access: `process` in Node, Bun and Deno, in workerd only if enabled; `Deno` in Deno; neither in browsers. */
interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  Deno?: { env?: { get(name: string): string | undefined } };
}

/**
 * Returns a provider for `bearer()` that reads an environment variable when a token is needed.
 *
 * The provider throws an {@link AuthError} that names the variable if it is not set or access is denied, or if the runtime has no
 * environment.
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
    if (/^bearer /i.test(token)) throw new AuthError(`The environment variable ${name} begins with "Bearer ": set the token alone`);
    if (/[\r\n]/.test(token)) throw new AuthError(`The environment variable ${name} contains a line break`);
    return token;
  };
}

function read(name: string): string | undefined {
  const { process, Deno } = globalThis as Runtime;
  if (!process?.env && !Deno?.env) throw new AuthError(`Cannot read ${name}: this runtime has no environment variables`);
  try {
    return process?.env ? process.env[name] : Deno?.env?.get(name);
  } catch (cause) {
    throw new AuthError(`Reading the environment variable ${name} is not permitted`, { cause });
  }
}
