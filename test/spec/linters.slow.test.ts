import { readFileSync } from "node:fs";
import { join } from "node:path";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { expect, it } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";

// CommonJS without named exports that an ES module can see.
const { Spectral } = spectralCore;

/** What the ruleset `oas` finds and the API forces. */
const FORCED = [
  // No contact is known.
  "info-contact /info",
  // The slash is part of the path.
  "path-keys-no-trailing-slash /paths/~1v2~1",
  "path-keys-no-trailing-slash /paths/~1v2~1{teamSlug}~1{projectSlug}~1{repositoryName}~1blobs~1uploads~1",
];

const bundle = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as Record<string, unknown>;

it("has only the Spectral findings that the API forces", async () => {
  const spectral = new Spectral();
  // The ruleset's own type is narrower than what setRuleset says that it takes.
  spectral.setRuleset({ extends: [oas as unknown as RulesetDefinition] });
  const segment = (key: string | number): string => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const components = bundle["components"] as { schemas: object };
  const schemas = { ...components.schemas, Unused: {} };
  const found = await spectral.run({ ...bundle, components: { ...components, schemas } });
  const lines = found.map(({ code, path }) => `${code} ${path.map(segment).join("")}`);
  expect(lines.sort()).toEqual([...FORCED, "oas3-unused-component /components/schemas/Unused"].sort());
});
