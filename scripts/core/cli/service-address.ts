import { UsageError } from "./spec-command.js";

/**
 * Validates a server URL and removes its trailing slash, since the contract's paths begin with one.
 *
 * @throws UsageError
 */
export function serviceAddress(flag: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new UsageError(`${flag} requires an http or https URL.`);
  if (url.search !== "" || url.hash !== "" || url.username !== "" || url.password !== "") {
    throw new UsageError(`${flag} must not have a query, fragment or credentials.`);
  }
  return url.href.replace(/\/+$/, "");
}
