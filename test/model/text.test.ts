import { expect, it } from "vitest";
import { docComment, escapeComment, importLine, propertyKey, quote } from "../../scripts/emit/text.js";
import { isIdentifier } from "../../scripts/model/names.js";
import { kebabCase, kebabCaseOfName, kebabToPascal, pascalCase } from "../../scripts/model/case.js";

const CONVERSIONS: [(text: string) => string, string, string][] = [
  [quote, 'a"b', `'a"b'`],
  [quote, `"'`, `"\\"'"`],
  [quote, `""'`, `'""\\''`],
  [quote, '\\""', `'\\\\""'`],
  [quote, "a\r\nb", '"a\\r\\nb"'],
  [quote, "\u2028\u2029", '"\\u2028\\u2029"'],
  [propertyKey, "teamId", "teamId"],
  [propertyKey, "200", "200"],
  [propertyKey, "007", '"007"'],
  [propertyKey, "1.5", '"1.5"'],
  // It is not exact.
  [propertyKey, "9007199254740993", '"9007199254740993"'],
  [propertyKey, "ключ", '"ключ"'],
  [kebabCase, "AI gateway rules", "ai-gateway-rules"],
  [kebabCase, "Über/Menü", "uber-menu"],
  [kebabCase, "Größen & Smørrebrød", "grossen-smorrebrod"],
  [kebabCase, "日本", "u-65e5-672c"],
  [kebabCase, "", "u"],
  [kebabCaseOfName, "readHTTPError", "read-http-error"],
  [kebabToPascal, "3d-models", "_3dModels"],
  [kebabToPascal, "v1-2", "V1_2"],
  [pascalCase, "readThing", "ReadThing"],
  [(text) => String(isIdentifier(text)), "_$1", "true"],
  [(text) => String(isIdentifier(text)), "1a", "false"],
  [(text) => String(isIdentifier(text)), "a\n", "false"],
];

it.each(CONVERSIONS.map(([convert, ...texts]) => [convert.name, ...texts, convert] as const))(
  "%s converts %j to %j",
  (_, given, want, convert) => expect(convert(given)).toBe(want),
);

it.each<[given: string[], indent: string, want: string]>([
  [["One."], "  ", "  /** One. */"],
  [["One.", "", "Two."], "", "/**\n * One.\n *\n * Two.\n */"],
  [["One.\r\nTwo.\u2028Three."], "  ", "  /**\n   * One.\n   * Two.\n   * Three.\n   */"],
  [["One.  ", "Two. ", " "], "", "/**\n * One.\n * Two.\n */"],
  [[""], "", ""],
  [[], "", ""],
  [["a */ b"], "", "/** a *\\/ b */"],
  [["*", "/"], "", "/**\n * *\n * /\n */"],
])("writes the doc comment %j", (given, indent, want) => expect(docComment(given, indent)).toBe(want));

it("escapes comment ends across any line break", () => {
  for (const gap of ["", "\n", "\r", "\r\n", "\u2028", "\u2029"])
    expect(escapeComment(`*${gap}/`).replace(/\n/g, "\n * ")).not.toContain("*/");
});

it("imports names on one line up to 140 columns, else one name a line", () => {
  const fits = ["a".repeat(50), "b".repeat(50)];
  const rest = 140 - importLine("import type", fits, "./x.js").trimEnd().length;
  const just = [`${fits[0]}${"a".repeat(rest)}`, fits[1] ?? ""];
  expect(importLine("import type", just, "./x.js")).toHaveLength(141);
  expect(importLine("import type", [`${just[0]}a`, just[1] ?? ""], "./x.js")).toBe(
    `import type {\n  ${just[0]}a,\n  ${just[1]},\n} from "./x.js";\n`,
  );
  expect(importLine("import", ["a".repeat(150)], "./x.js")).toBe(`import { ${"a".repeat(150)} } from "./x.js";\n`);
});
