/** Comments, strings, templates, and names: behind a dot, of a property or parameter, or others. */
const TOKEN =
  /\/\*[^]*?(?:\*\/|$)|\/\/.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[^])*`|\.\s*[\w$\u0080-\uffff]+|[\w$\u0080-\uffff]+(?=\s*(?::|\?(?!\.)))|([\w$\u0080-\uffff]+)/g;

/**
 * Returns the identifiers that a TypeScript text refers to, and its keywords and numbers, except names of properties and parameters and words in
 * comments and strings. A regular expression takes a third of the time of TypeScript's scanner. The text must not contain regular or
 * conditional expressions, and its templates only names.
 */
export function identifiersIn(text: string): Set<string> {
  const names = new Set<string>();
  for (const [token, name] of text.matchAll(TOKEN)) {
    if (name !== undefined) names.add(name);
    else if (token.startsWith("`")) for (const [, inner = ""] of token.matchAll(/\$\{([\w$\u0080-\uffff]+)/g)) names.add(inner);
  }
  return names;
}
