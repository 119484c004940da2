import { readFileSync } from "node:fs";
import { join } from "node:path";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";

// CommonJS without named exports that an ES module can see.
const { Spectral } = spectralCore;

/** What the ruleset `oas` finds and the API forces: the rule, the place, the reason. An entry that no finding needs fails the test. */
const FORCED: [rule: string, place: string, reason: string][] = [
  ["info-contact", "/info", "no contact is known"],
  ["path-keys-no-trailing-slash", "/paths/~1v2~1", "the slash is part of the path"],
  [
    "path-keys-no-trailing-slash",
    "/paths/~1v2~1{teamSlug}~1{projectSlug}~1{repositoryName}~1blobs~1uploads~1",
    "the slash is part of the path",
  ],
];

/** All that the ruleset finds, hints and information too, as `rule /place/in/the/document`. */
async function results(document: unknown): Promise<string[]> {
  const spectral = new Spectral();
  // The ruleset's own type is narrower than what setRuleset says that it takes.
  spectral.setRuleset({ extends: [oas as unknown as RulesetDefinition] });
  const found = await spectral.run(document as Record<string, unknown>);
  return found
    .map(({ code, path }) => `${code} ${path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`)
    .sort();
}

const valid = {
  openapi: "3.1.0",
  info: { title: "Things", version: "1", description: "Things.", contact: { name: "Somebody" } },
  servers: [{ url: "https://api.invalid" }],
  tags: [{ name: "Things" }],
  paths: { "/things": { get: operation({}) } },
};

function operation(more: Record<string, unknown>): Record<string, unknown> {
  const responses = { 200: { description: "Things." } };
  return { tags: ["Things"], summary: "List things", operationId: "listThings", description: "Lists things.", responses, ...more };
}

test("Spectral's ruleset finds in the bundle what the API forces, and nothing else", async () => {
  const bundle: unknown = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8"));
  expect(await results(bundle)).toEqual(FORCED.map(([rule, place]) => `${rule} ${place}`).sort());
});

describe("the check", () => {
  test("finds nothing in a valid document, so a stale exception fails", async () => {
    expect(await results(valid)).toEqual([]);
  });

  test.each<[what: string, document: unknown, result: string]>([
    ["no contact", { ...valid, info: { title: "Things", version: "1", description: "Things." } }, "info-contact /info"],
    ["a slash at the end", { ...valid, paths: { "/things/": { get: operation({}) } } }, "path-keys-no-trailing-slash /paths/~1things~1"],
    ["a tag that is not defined", { ...valid, tags: [] }, "operation-tag-defined /paths/~1things/get/tags/0"],
    [
      "an example that does not validate",
      {
        ...valid,
        paths: {
          "/things": { get: operation({ parameters: [{ name: "limit", in: "query", schema: { type: "integer" }, example: "a" }] }) },
        },
      },
      "oas3-valid-media-example /paths/~1things/get/parameters/0/example",
    ],
    [
      "one operationId twice",
      { ...valid, paths: { "/a": { get: operation({}) }, "/b": { get: operation({}) } } },
      "operation-operationId-unique /paths/~1b/get/operationId",
    ],
    [
      "a schema that is used nowhere",
      { ...valid, components: { schemas: { Thing: {} } } },
      "oas3-unused-component /components/schemas/Thing",
    ],
  ])("finds %s", async (_, document, result) => {
    expect(await results(document)).toEqual([result]);
  });
});
