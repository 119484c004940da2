import { kebabCase } from "../../lib/text.js";

/** What stands for a path's value of which nothing is known: `idOrName` → `id-or-name`, which any path can have. */
export function placeholderOf(name: string): string {
  return kebabCase(name.replace(/[A-Z]/g, (letter) => `-${letter}`));
}

/** What a reader puts in by hand, by the name of the property in a body: nobody else's value works. */
const GIVEN_BY_HAND = new Set(["client_id", "client_secret", "code"]);

/** `client_secret` → `<CLIENT_SECRET>`, as in the READMEs; undefined for a property whose example stands as it is. */
export function handPlaceholder(property: string): string | undefined {
  return GIVEN_BY_HAND.has(property) ? `<${property.toUpperCase()}>` : undefined;
}
