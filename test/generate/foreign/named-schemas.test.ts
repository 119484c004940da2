import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { document, generateFrom } from "./harness.js";
import { object, text } from "../../harness/documents.js";

async function generate(schemas: object, files: Record<string, unknown> = {}): ReturnType<typeof generateFrom> {
  const others = Object.entries(files).map(([name, content]) => [`spec/${name}`, JSON.stringify(content)]);
  return generateFrom({ "spec/openapi.json": document({}, { schemas }), ...(Object.fromEntries(others) as Record<string, string>) });
}

async function schemasMade(folder: string): Promise<string> {
  return JSON.stringify((JSON.parse(await readFile(join(folder, "out/openapi.json"), "utf8")) as { components: object }).components);
}

const THING = object({ marker: text });

test("resolves a `$ref` to an anchor in another file", async () => {
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

test("finds a file whose name looks like an anchor", async () =>
  expect((await generate({ Thing: { $ref: "a#b.json" } }, { "a#b.json": THING })).findings).toEqual([]));

test.each<[string, unknown]>([
  ["that two schemas have", { $defs: { A: { $anchor: "thing" }, B: { $anchor: "thing" } } }],
  ["that is data", { default: { $anchor: "thing" } }],
])("reports an anchor %s", async (_, content) => {
  expect((await generate({ Thing: { $ref: "other.json#thing" } }, { "other.json": content })).findings).toMatchObject([
    {
      rule: "no-unresolved-refs",
      message: "The `$ref` points to a missing file, or to no unique schema with that `$anchor`: `./other.json#thing`.",
    },
  ]);
});

test.each(["https://schemas.example/thing", "urn:example:thing", "thing.json"])(
  "resolves a `$ref` to an $id in the same file: %s",
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

test("resolves a `$ref` against the $id around it", async () => {
  const properties = { size: { $ref: "size" }, deep: { $id: "parts/", items: { $ref: "../size" } } };
  const [Thing, Size] = [
    { $id: "https://schemas.example/thing", properties },
    { $id: "https://schemas.example/size", ...text },
  ];
  const { folder, findings } = await generate({ Thing, Size });
  expect(findings).toEqual([]);
  expect((await schemasMade(folder)).match(/"\$ref":"#\/components\/schemas\/Size"/g)).toHaveLength(2);
});

test.each<[string, string, string]>([
  ["#", "https://schemas.example/thing", "#/components/schemas/Thing"],
  ["#/properties/marker", "https://schemas.example/thing", "#/components/schemas/Thing/properties/marker"],
  ["size", "/schemas/thing", "#/components/schemas/Size"],
  ["/schemas/size#", "thing.json", "#/components/schemas/Size"],
])("resolves the `$ref` %s in a schema with the $id %s", async ($ref, $id, place) => {
  const { folder, findings } = await generate({
    Thing: { $id, properties: { marker: text, next: { $ref } } },
    Size: { $id: "/schemas/size", ...text },
  });
  expect(findings).toEqual([]);
  expect(await schemasMade(folder)).toContain(`"next":{"$ref":"${place}"}`);
});

test("reports a `$ref` to nothing in a schema with an $id", async () => {
  const { findings } = await generate({
    Thing: { $id: "https://schemas.example/thing", properties: { next: { $ref: "#/properties/none" } } },
  });
  expect(findings).toHaveLength(1);
});

test("prefers an existing file to an $id", async () => {
  const { folder, findings } = await generate({ Thing: { $id: "thing.json" }, Use: { $ref: "thing.json" } }, { "thing.json": THING });
  expect(findings).toEqual([]);
  expect(await schemasMade(folder)).toContain("marker");
});

test("reports an $id that no schema or two schemas have", async () => {
  const $id = "https://schemas.example/thing";
  const { findings } = await generate({ A: { $id }, B: { $id }, Use: { $ref: $id }, None: { $ref: `${$id}/none` } });
  expect(findings.map(({ rule }) => rule)).toEqual(["refused-ref", "refused-ref"]);
});
