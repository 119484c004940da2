import { kebabCaseOfName } from "../../model/case.js";

/** Returns the placeholder of an unknown path parameter: `idOrName` → `id-or-name`. */
export function placeholderOf(name: string): string {
  return kebabCaseOfName(name);
}

/** Placeholders that readers replace with their own values, by property name, as in the READMEs. */
export const GIVEN_BY_HAND = {
  client_id: "<CLIENT_ID>",
  client_secret: "<CLIENT_SECRET>",
  code: "<CODE>",
  refresh_token: "<REFRESH_TOKEN>",
} as const;

/** Returns the placeholder of a property; undefined if its example needs none. */
export function handPlaceholder(property: string): string | undefined {
  return Object.hasOwn(GIVEN_BY_HAND, property) ? GIVEN_BY_HAND[property as keyof typeof GIVEN_BY_HAND] : undefined;
}
