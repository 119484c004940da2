import { type Code, RULES } from "./fault.js";

/** What each code means, in one sentence without an example. */
const MEANINGS: Readonly<Record<Code, string>> = {
  "missing-field": "A required field is missing.",
  "missing-one-of": "An object has none of the fields of which it requires one.",
  "unexpected-field": "An object has a field that OpenAPI does not define for it.",
  "wrong-type": "A value has another JSON type than OpenAPI requires.",
  "not-listed": "A value is not in the list of allowed values.",
  "below-minimum": "A number is less than its minimum.",
  "wrong-component": "A `$ref` leads to a component of another kind.",
  "mistyped-ref": "The value of `$ref` is not a string.",
  "unresolved-ref": "A `$ref` leads to nothing in its file.",
  "missing-file": "A `$ref` leads to a file that does not exist.",
  "refused-ref": "A `$ref` leads to a file or URL that is not allowed; see `--allow-ref`.",
  "circular-ref": "`$ref`s lead back to each other without a value between them.",
  "circular-value": "A value contains itself.",
  "endless-schema": "A schema applies to its own value, or no finite value is valid.",
  "not-yaml": "A file cannot be parsed as YAML or JSON.",
  unreadable: "A file cannot be read.",
};

const BY_CODE: ReadonlyMap<string, string> = new Map(Object.entries(MEANINGS));

/** Returns what a code means; undefined for the code of another rule. */
export function meaningOf(code: string): string | undefined {
  return BY_CODE.get(code);
}

/** Returns the codes of faults in the order of their declaration, each with its rule and meaning. */
export function codeTable(): { code: string; rule: string; meaning: string }[] {
  return (Object.keys(RULES) as Code[]).map((code) => ({ code, rule: RULES[code], meaning: MEANINGS[code] }));
}
