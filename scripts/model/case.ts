// Converts names to the cases of identifiers, files and URLs.

/** Capitalizes the first letter, for the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `readAccessGroup` → `ReadAccessGroup`. */
export const pascalCase = capital;

/** `get_archives_v2025` → `GetArchivesV2025`. Underscores before digits and at the ends stay, so that names stay apart. */
export function typeCase(name: string): string {
  return pascalCase(name).replace(/(?<=[^_])_+(?=\p{L})(.)/gu, (_, letter: string) => letter.toUpperCase());
}

/** `readAccessGroup` → `read-access-group`, `HTTPError` → `http-error`. */
export function kebabCaseOfName(camel: string): string {
  return kebabCase(camel.replace(/[A-Z]+(?![a-z])|[A-Z]/g, (letters) => `-${letters}`));
}

/** Collapses line breaks and repeated spaces. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** Latin letters that consist of no other letter and an accent. */
const WITHOUT_ACCENTS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/** `AI gateway rules` → `ai-gateway-rules`: the case of tags in folders, files and subpaths, without accents; never empty. */
export function kebabCase(name: string): string {
  const kebab = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, (letter) => WITHOUT_ACCENTS[letter] ?? "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
  return kebab === "" ? ["u", ...Array.from(name, (character) => character.codePointAt(0)?.toString(16))].join("-") : kebab;
}

/** `ai-gateway-rules` → `AiGatewayRules`; keeps digits apart, so that `v-12` and `v1-2` stay different. */
export function kebabToPascal(kebab: string): string {
  return kebab
    .split("-")
    .map((part) => (/^\d/.test(part) ? `_${part}` : pascalCase(part)))
    .join("");
}

/** `deliveries` → `delivery`; leaves words that are not plural as they are. */
export function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/s$/, "");
}
