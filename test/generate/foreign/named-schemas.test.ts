import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { document, generateFrom } from "./harness.js";

async function generate(schemas: object, files: Record<string, unknown> = {}): ReturnType<typeof generateFrom> {
  const others = Object.entries(files).map(([name, content]) => [`spec/${name}`, JSON.stringify(content)]);
  return generateFrom({ "spec/openapi.json": document({}, { schemas }), ...(Object.fromEntries(others) as Record<string, string>) });
}

async function schemasMade(folder: string): Promise<string> {
  return JSON.stringify((JSON.parse(await readFile(join(folder, "out/openapi.json"), "utf8")) as { components: object }).components);
}

const THING = { type: "object", properties: { marker: { type: "string" } } };

test("a reference to an anchor of another file leads to the schema that has it", async () => {
  const files = {
    "other file.json": { $defs: { "a/b%": { $anchor: "thing", ...THING, properties: { next: { $ref: "third.json#whole" } } } } },
    "third.json": { $anchor: "whole", ...THING },
  };
  const { folder, findings } = await generate({ Thing: { $ref: "other%20file.json#thing" }, Third: { $ref: "./third.json#whole" } }, files);
  expect(findings).toEqual([]);
  const made = await schemasMade(folder);
  expect(made).toContain("marker");
  expect(made).toContain('"next":{"$ref":"#/components/schemas/');
  expect(made).not.toContain(".json");
});

test("a file whose name looks like an anchor is still found", async () =>
  expect((await generate({ Thing: { $ref: "a#b.json" } }, { "a#b.json": THING })).findings).toEqual([]));

test.each<[string, unknown]>([
  ["that two schemas have", { $defs: { A: { $anchor: "thing" }, B: { $anchor: "thing" } } }],
  ["that is data", { default: { $anchor: "thing" } }],
])("an anchor %s is told", async (_, content) => {
  const { findings } = await generate({ Thing: { $ref: "other.json#thing" } }, { "other.json": content });
  expect(findings).toMatchObject([
    {
      rule: "no-unresolved-refs",
      message: "The `$ref` points to a missing file, or to no unique schema with that `$anchor`: `./other.json#thing`.",
    },
  ]);
});

test.each(["https://schemas.example/thing", "urn:example:thing", "thing.json"])(
  "a reference to the $id of a schema of the same file leads there: %s",
  async ($id) => {
    const { folder, findings } = await generate({
      Thing: { $id, ...THING },
      Use: { properties: { thing: { $ref: `${$id}#` }, same: { $ref: $id } } },
    });
    expect(findings).toEqual([]);
    expect(await schemasMade(folder)).toContain(
      '"properties":{"same":{"$ref":"#/components/schemas/Thing"},"thing":{"$ref":"#/components/schemas/Thing"}}',
    );
  },
);

test("a file that is there goes before an $id", async () => {
  const { folder, findings } = await generate({ Thing: { $id: "thing.json" }, Use: { $ref: "thing.json" } }, { "thing.json": THING });
  expect(findings).toEqual([]);
  expect(await schemasMade(folder)).toContain("marker");
});

test("an $id of nothing, and one that two schemas have, are told", async () => {
  const $id = "https://schemas.example/thing";
  const { findings } = await generate({ A: { $id }, B: { $id }, Use: { $ref: $id }, None: { $ref: `${$id}/none` } });
  expect(findings.map(({ rule }) => rule)).toEqual(["refused-ref", "refused-ref"]);
});
