import { expect, test } from "vitest";
import { identifiersIn } from "../../../scripts/lib/identifiers-in.js";
import { functionName, NameClaims, type NameWish, numberedTypeName, typeName } from "../../../scripts/lib/names.js";

test.each<[string, { given: string; want: [string | undefined, string | undefined] }]>([
  ["a name of either form", { given: "readThing", want: ["readThing", "readThing"] }],
  ["capitals are kept", { given: "ReadThing", want: ["ReadThing", "ReadThing"] }],
  ["words", { given: "read a-thing", want: ["readAThing", "ReadAThing"] }],
  ["dots and slashes", { given: "things/list.all", want: ["thingsListAll", "ThingsListAll"] }],
  ["a path out of the folder", { given: "../x", want: ["x", "X"] }],
  ["a digit first", { given: "3d", want: ["_3d", "_3d"] }],
  ["a reserved word", { given: "delete", want: ["delete_", "delete_"] }],
  ["a reserved word of words", { given: "-delete-", want: ["delete_", "Delete"] }],
  ["a word that awaits", { given: "then", want: ["then_", "then_"] }],
  ["a name that the modules use", { given: "Pagination", want: ["Pagination_", "Pagination"] }],
  ["a global that the modules use", { given: "Object", want: ["Object_", "Object_"] }],
  ["a type's keyword", { given: "string", want: ["string", "string_"] }],
  ["members of every object", { given: "__proto__", want: ["__proto__", "__proto__"] }],
  ["the constructor", { given: "constructor", want: ["constructor", "constructor"] }],
  ["nothing", { given: "", want: [undefined, undefined] }],
  ["no letter", { given: "日本 */", want: [undefined, undefined] }],
])("%s", (_, { given, want }) => {
  expect([functionName(given), typeName(given)]).toEqual(want);
});

test("a name that two want is a fault of the second, which gets another once all others have theirs", () => {
  const claims = new NameClaims({ "the module": ["taken", "taken2"] });
  const wish = (owner: string, wanted: string): NameWish => ({
    owner,
    wanted,
    namesOf: (name) => [name, `${name}Result`],
    at: [owner],
    hint: "rename it",
  });
  const wishes = [wish("A", "a"), wish("B", "a"), wish("C", "taken"), wish("D", "aResult"), wish("E", "a2")];
  expect(claims.claim(wishes)).toEqual(["a", "a3", "taken3", "aResult2", "a2"]);
  expect(claims.faults).toEqual([
    { at: ["B"], message: "B yields the name `a`, which A has.", hint: "rename it", fatal: false },
    { at: ["C"], message: "C yields the name `taken`, which the module has.", hint: "rename it", fatal: false },
    { at: ["D"], message: "D yields the name `aResult`, which A has.", hint: "rename it", fatal: false },
  ]);
});

test("a type's name of what has no letter is its characters' numbers", () => {
  expect(["日本", "", "*/"].map(numberedTypeName)).toEqual(["U_65e5_672c", "U", "U_2a_2f"]);
});

test.each<[string, { given: string; want: string[] }]>([
  ["references", { given: "type A = B[C];", want: ["A", "B", "C"] }],
  ["comments and strings", { given: '/** Pagination */ const a = "components";', want: ["a"] }],
  ["members", { given: "a.b?.c", want: ["a"] }],
  ["names of properties and parameters", { given: "({ a: b, c?: d })", want: ["b", "d"] }],
  ["a broken comment", { given: "/** a", want: [] }],
])("identifiersIn: %s", (_, { given, want }) => {
  expect([...identifiersIn(given)]).toEqual(want);
});
