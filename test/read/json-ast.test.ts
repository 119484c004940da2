import { readFileSync } from "node:fs";
import { getLineColLocation, type LocationObject, Source } from "@redocly/openapi-core";
import { beforeAll, expect, it, test } from "vitest";
import { jsonAst } from "../../scripts/read/json-ast.js";
import { join } from "node:path";
import { faultPlaces } from "../../scripts/read/fault-places.js";
import { formatFinding } from "../../scripts/core/cli/finding.js";
import { operationsOf } from "../../scripts/read/source-operations.js";
import { loadLintConfig } from "../../scripts/open/rule-sets/author.js";
import { SpecTree } from "../../scripts/read/spec-tree.js";
import { smallRepository } from "../generate/harness/repositories.js";

const TEXTS: Record<string, string> = {
  "a public document": readFileSync(new URL(import.meta.resolve("@readme/oas-examples/3.0/json/petstore.json")), "utf8"),
  "brackets, colons and quotes in strings": String.raw`{"a": "}{][,:", "b\"]": {"\\": ["\"", "\\"], "": [[]]}, "c": {}}`,
  "keys with escapes": String.raw`{"\u0061": 1, "x\/y": {"~": true}, "%41": null}`,
  "scalars without spaces": `{"a":[1,-2.5e+3,true,null],"b":false}`,
  "lines that end in CR LF": '\r\n{\r\n  "a" :\r\n    [\r\n      1 ,\r\n      {}\r\n    ]\r\n}',
};

it.each(Object.entries(TEXTS))("places in JSON are those of the YAML parser: %s", (_, text) => {
  const pointers = pointersOf(JSON.parse(text), "#");
  const json = Object.assign(new Source("a.json", text), { getAst: () => jsonAst(text) });
  expect(placesIn(json, pointers)).toEqual(placesIn(new Source("a.json", text), pointers));
});

function pointersOf(value: unknown, pointer: string): string[] {
  if (value === null || typeof value !== "object") return [pointer, `${pointer}/missing`];
  const keys = Object.entries(value).flatMap(([key, child]) => {
    return pointersOf(child, `${pointer}/${encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))}`);
  });
  return [pointer, ...keys];
}

function placesIn(source: Source, pointers: readonly string[]): unknown[] {
  return pointers.flatMap((pointer) =>
    [true, false].map((reportOnKey) => {
      const { start, end } = getLineColLocation({ source, pointer, reportOnKey } satisfies LocationObject);
      // The root of YAML takes a line break behind it.
      return { pointer, reportOnKey, start, ...(pointer !== "#" && { end }) };
    }),
  );
}

let folder: string;
beforeAll(async () => (folder = await smallRepository()));

test.each<[string, string[], string]>([
  ["an operation", ["paths", "/v1/things/{thingId}", "delete"], "groups/things/paths/v1@things@{thingId}.yaml:5:1"],
  ["a schema", ["components", "schemas", "Size"], "groups/things/schemas/Size.yaml:1:1"],
  ["a part of a schema", ["components", "schemas", "Size", "$ref"], "groups/things/schemas/Size.yaml:1:1"],
  ["a component of the root document", ["components", "securitySchemes"], "openapi.yaml:21:3"],
  ["a missing schema", ["components", "schemas", "Missing"], "openapi.yaml:20:1"],
])("locates %s in its file", async (_, given, want) => {
  const tree = await SpecTree.load(join(folder, "spec/openapi.yaml"), await loadLintConfig());
  const findingOf = faultPlaces(tree, operationsOf(tree));
  await tree.bundle();
  const finding = findingOf({ at: given, message: "It.", hint: "mend it" });
  expect(formatFinding(finding, tree.folder)).toBe(`${want} names-and-references It.\n  hint: mend it`);
});
