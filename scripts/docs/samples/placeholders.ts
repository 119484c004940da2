import { kebabCaseOfName } from "../../model/case.js";

/** What stands for a path's value of which nothing is known: `idOrName` → `id-or-name`, which any path can have. */
export function placeholderOf(name: string): string {
  return kebabCaseOfName(name);
}

/** What a reader puts in by hand, by the name of the property in a body, written as in the READMEs: nobody else's value works. */
export const GIVEN_BY_HAND = { client_id: "<CLIENT_ID>", client_secret: "<CLIENT_SECRET>", code: "<CODE>" } as const;

/** Undefined for a property whose example stands as it is. */
export function handPlaceholder(property: string): string | undefined {
  return Object.hasOwn(GIVEN_BY_HAND, property) ? GIVEN_BY_HAND[property as keyof typeof GIVEN_BY_HAND] : undefined;
}
