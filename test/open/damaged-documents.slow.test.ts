// Any damage to a contract or document is a finding, never an exception.
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, it } from "vitest";
import { parse, stringify } from "yaml";
import type { Config } from "@redocly/openapi-core";
import { entriesBelow } from "../../scripts/core/files/entries-below.js";
import { UnreadableSpec } from "../../scripts/core/cli/unreadable-spec.js";
import { bundleDocument } from "../../scripts/open/bundle-document.js";
import { documentLintConfig } from "../../scripts/open/lint-config.js";
import { lintDocument } from "../../scripts/open/lint-document.js";
import { loadLintConfig } from "../../scripts/open/rule-sets/author.js";
import { lintSpec } from "../../scripts/open/author.js";
import { NO_ALLOWED_REFS } from "../../scripts/read/allowed-refs.js";
import { SpecTree } from "../../scripts/read/spec-tree.js";
import { removeFolder } from "../generate/harness/repositories.js";
import { brokenContract } from "./entries.js";

/** A larger number finds more: `FUZZ_RUNS=10000`. A failure prints the seed and path; `FUZZ_SEED` repeats it. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 400);
const SEED = process.env["FUZZ_SEED"];

const SPEC = resolve(import.meta.dirname, "../fixtures/pipeline/small/spec");
const FILES = entriesBelow(SPEC)
  .filter(({ entry, path }) => entry.isFile() && path.endsWith(".yaml"))
  .map(({ path }) => path)
  .sort();

const VALUES: readonly unknown[] = [null, true, 0, "", "text", [], [null], {}, { $ref: "#/" }, { $ref: "./absent.yaml" }, { "": null }];

type Damage = (text: string) => string;

/** Replaces, removes or doubles the nth value of a document. */
function atValue(nth: number, change: (parent: Record<string, unknown> | unknown[], key: string) => void): Damage {
  return (text) => {
    const content: unknown = parse(text);
    const places: [Record<string, unknown> | unknown[], string][] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      for (const [key, below] of Object.entries(value)) {
        places.push([value as Record<string, unknown>, key]);
        visit(below);
      }
    };
    visit(content);
    const [parent, key = ""] = places[nth % Math.max(1, places.length)] ?? [];
    if (parent !== undefined) change(parent, key);
    return stringify(content, { aliasDuplicateObjects: false });
  };
}

const set = (parent: Record<string, unknown> | unknown[], key: string, value: unknown): void => {
  (parent as Record<string, unknown>)[key] = value;
};

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(fc.nat(60), fc.constantFrom(...VALUES)).map(([nth, value]) => atValue(nth, (parent, key) => set(parent, key, value))),
  fc.nat(60).map((nth) => atValue(nth, (parent, key) => void Reflect.deleteProperty(parent, key))),
  fc.nat(60).map((nth) => atValue(nth, (parent, key) => set(parent, key, [(parent as Record<string, unknown>)[key]]))),
  fc
    .tuple(fc.nat(60), fc.string({ maxLength: 5 }))
    .map(([nth, name]) => atValue(nth, (parent, key) => set(parent, name, (parent as Record<string, unknown>)[key]))),
  fc.nat(400).map((length) => (text: string) => text.slice(0, length % (text.length + 1))),
  fc.tuple(fc.nat(400), fc.string({ unit: "binary", maxLength: 3 })).map(([at, extra]) => (text: string) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + extra + text.slice(place + 1);
  }),
);

let folder: string;
let author: Config;
beforeAll(async () => {
  folder = await brokenContract({});
  author = await loadLintConfig();
});
afterAll(() => removeFolder(folder));

it("reports any damage of a file as findings", async () => {
  const entry = join(folder, "spec/openapi.yaml");
  const read = async (): Promise<void> => {
    const own = await SpecTree.load(entry, author);
    if ((await lintSpec(own)).length === 0) await own.bundle();
    const tree = await SpecTree.load(entry, (await documentLintConfig()).config, { allowed: NO_ALLOWED_REFS });
    const linted = await lintDocument(tree, { lint: "consumer" });
    if (linted.findings.length === 0) await bundleDocument(tree, linted);
  };
  const property = fc.asyncProperty(fc.constantFrom(...FILES), damage, async (name, change) => {
    const text = readFileSync(join(SPEC, name), "utf8");
    const file = join(folder, "spec", name);
    const damaged = change(text);
    await writeFile(file, damaged);
    try {
      await read();
    } catch (error) {
      if (!(error instanceof UnreadableSpec)) throw new Error(`${name}:\n${damaged}`, { cause: error });
    } finally {
      await writeFile(file, text);
    }
  });
  await fc.assert(property, { numRuns: RUNS, ...(SEED !== undefined && { seed: Number(SEED) }) });
});
