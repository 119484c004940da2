import { expect, test } from "vitest";
import { patternOf } from "../../../scripts/docs/model/pattern.js";
import { operationPage } from "./harness/sites.js";

const explained = (source: string): string => patternOf(source).explained;

test.each([
  ["^[A-z0-9_ -]+$", "One or more of A to Z, a to z, 0 to 9, the space, -, [, \\, ], ^, _ and the backtick"],
  ["^[a-zA-z0-9_]+$", "One or more of A to Z, a to z, 0 to 9, [, \\, ], ^, _ and the backtick"],
  ["^[a-f0-9]{40}$", "Exactly 40 of a to f and 0 to 9"],
  ["^\\d{1,3}$", "1 to 3 of 0 to 9"],
  ["^[^/]*$", "Any number of any character except /"],
  ["^team_[a-z]{2,}$", "“team_”, then at least 2 of a to z"],
  ["^[ab]?x$", "At most 1 of a and b, then “x”"],
  ["^[,]$", "One of the comma"],
])("explains %s", (source, words) => expect(explained(source)).toBe(words));

test.each([
  ...["", "a", "^a", "a$", "^$", "^a|b$", "^a$|^b$", "^(a|b)$", "^(?=a)a$", "^.+$", "^\\w+$", "^\\s$", "^[é]$", "^["],
  ...["^(a)\\1$", "^[\\n]$", "^[]$"],
])("leaves %j unexplained", (source) => expect(patternOf(source)).toEqual({ source, explained: "" }));

test("names exactly the characters that the pattern accepts", () => {
  const pattern = operationPage("createAccessGroup").requestBody?.content[0]?.shape?.fields.find(({ name }) => name === "name")?.shape
    .pattern;
  const names: Record<string, string> = { "the space": " ", "the backtick": "`" };
  const words = (pattern?.explained ?? "").replace("One or more of ", "").split(/, | and /);
  const named = new Set<string>();
  for (const word of words) {
    const one = names[word] ?? word;
    const [, low = one, high = one] = /^(.) to (.)$/.exec(word) ?? [];
    for (let code = low.charCodeAt(0); code <= high.charCodeAt(0); code++) named.add(String.fromCharCode(code));
  }
  const characters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
  const expression = new RegExp(pattern?.source ?? "");
  expect([...named].sort()).toEqual(characters.filter((character) => expression.test(character)).sort());
});
