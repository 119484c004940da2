import { UsageError } from "./spec-command.js";

/**
 * Returns the address that a flag names, without the slash at its end, since the paths of the contract begin with one.
 *
 * @throws UsageError
 */
export function serviceAddress(flag: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new UsageError(`${flag} takes an http or https URL.`);
  if (url.search !== "" || url.hash !== "" || url.username !== "" || url.password !== "") {
    throw new UsageError(`${flag} takes a URL without a query, a fragment and a user.`);
  }
  return url.href.replace(/\/+$/, "");
}
