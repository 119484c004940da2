import { identifiersIn } from "../../scripts/emit/identifiers-in.js";
import { expect, test } from "vitest";
import { functionName, NameClaims, type NameWish, numberedTypeName, typeName } from "../../scripts/model/names.js";

test.each<[string, string, [string | undefined, string | undefined]]>([
  ["a valid name", "readThing", ["readThing", "readThing"]],
  ["several words", "read a-thing", ["readAThing", "ReadAThing"]],
  ["a leading digit", "3d", ["_3d", "_3d"]],
  ["a reserved word", "delete", ["delete_", "delete_"]],
  ["a name that the modules use", "Pagination", ["Pagination_", "Pagination"]],
  ["a type keyword", "string", ["string", "string_"]],
  ["an inherited member", "__proto__", ["__proto__", "__proto__"]],
  ["an empty name", "", [undefined, undefined]],
  ["a name of another script", "получить дом", ["получитьДом", "ПолучитьДом"]],
  ["a name without letters", "→ */", [undefined, undefined]],
])("converts %s", (_, given, want) => expect([functionName(given), typeName(given)]).toEqual(want));

test("reports the second owner of a name and renames it", () => {
  const claims = new NameClaims({ "the module": ["taken", "taken2"] });
  const names = { A: "a", B: "a", C: "taken", D: "aResult", E: "a2", F: "name7", G: "name7" };
  const more = { namesOf: (name: string) => [name, `${name}Result`], hint: "rename it" };
  const wishes = Object.entries(names).map(([owner, wanted]): NameWish => ({ owner, wanted, at: [owner], ...more }));
  expect(claims.claim(wishes)).toEqual(["a", "a3", "taken3", "aResult2", "a2", "name7", "name7_2"]);
  expect(claims.faults.slice(0, 3)).toEqual([
    { at: ["B"], message: "B yields the name `a`, which is taken by A.", hint: "rename it", fatal: false },
    { at: ["C"], message: "C yields the name `taken`, which is taken by the module.", hint: "rename it", fatal: false },
    { at: ["D"], message: "D yields the name `aResult`, which is taken by A.", hint: "rename it", fatal: false },
  ]);
});

test("names types without letters by their code points", () =>
  expect(["日本", "", "*/"].map(numberedTypeName)).toEqual(["U_65e5_672c", "U", "U_2a_2f"]));

test.each<[string, string, string[]]>([
  ["type references", "type A = B[C];", ["type", "A", "B", "C"]],
  ["comments and strings", '/** Pagination */ const a = "components";', ["const", "a"]],
  ["members", "a.b?.c", ["a"]],
  ["templates", "`a ${b}/c ${d}`", ["b", "d"]],
  ["property and parameter names", "({ a: b, c?: d })", ["b", "d"]],
  ["an unclosed comment", "/** a", []],
])("finds the identifiers in %s", (_, given, want) => expect([...identifiersIn(given)]).toEqual(want));
