// Any damage to a contract or document is a finding, never an exception.
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { failureOf } from "../../scripts/core/cli/spec-command.js";
import { entriesBelow } from "../../scripts/core/files/entries-below.js";
import { author } from "../../scripts/open/author.js";
import { consumer } from "../../scripts/open/consumer.js";
import { openDocument, UNFORESEEN } from "../../scripts/open/open-document.js";
import type { RuleSet } from "../../scripts/open/rule-set.js";
import { DOCUMENTS } from "../generate/specifications/harness/documents.js";
import { brokenContract, SMALL } from "./entries.js";
import { emptyFolder } from "../harness/folders.js";

/** Runs on public documents, and a twentieth of them on the contract. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 10_000);
/** The same damages each time, so that no change fails by what it did not do; another seed finds others. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);

/** A larger document takes longer, and has no other kinds of parts. */
const LARGEST = 6_000;

const VALUES: readonly unknown[] = [null, true, 0, "", "text", [], [null], {}, { $ref: "#/" }, { $ref: "./absent.yaml" }, { "": null }];

type Damage = (text: string) => string;

const contents = new Map<string, unknown>();

/** Parses a text once: a run damages one of few. */
function parsed(text: string): unknown {
  if (!contents.has(text)) contents.set(text, parse(text));
  return contents.get(text);
}

/** Replaces, removes or doubles the nth value of a document. */
function atValue(nth: number, change: (parent: Record<string, unknown> | unknown[], key: string) => void): Damage {
  return (text) => {
    const content: unknown = structuredClone(parsed(text));
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
    return JSON.stringify(content, null, 1);
  };
}

const set = (parent: Record<string, unknown> | unknown[], key: string, value: unknown): void => {
  (parent as Record<string, unknown>)[key] = value;
};

/** Any character; the unit `binary` of the library lists them all first. */
const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(fc.nat(5000), fc.constantFrom(...VALUES)).map(([nth, value]) => atValue(nth, (parent, key) => set(parent, key, value))),
  fc.nat(5000).map((nth) => atValue(nth, (parent, key) => void Reflect.deleteProperty(parent, key))),
  fc.nat(5000).map((nth) => atValue(nth, (parent, key) => set(parent, key, [(parent as Record<string, unknown>)[key]]))),
  fc
    .tuple(fc.nat(5000), fc.string({ maxLength: 5 }))
    .map(([nth, name]) => atValue(nth, (parent, key) => set(parent, name, (parent as Record<string, unknown>)[key]))),
  fc.nat(40_000).map((length) => (text: string) => text.slice(0, length % (text.length + 1))),
  fc.tuple(fc.nat(40_000), fc.string({ unit: character, maxLength: 3 })).map(([at, extra]) => (text: string) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + extra + text.slice(place + 1);
  }),
);

/** Writes another file of the same name: ext4 waits for the disk after a file was truncated, for longer than a run takes. */
function replaceFile(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

const SPEC = join(SMALL, "spec");
const contract = entriesBelow(SPEC)
  .filter(({ entry, path }) => entry.isFile() && path.endsWith(".yaml"))
  .map(({ path }): [file: string, source: string] => [join("spec", path), join(SPEC, path)])
  .sort();
const documents = DOCUMENTS.filter(({ file }) => statSync(file).size <= LARGEST).map(({ file }): [string, string] => [
  "openapi.yaml",
  file,
]);

describe.each<[name: string, entry: string, sources: [file: string, source: string][], rules: RuleSet[], runs: number]>([
  ["public documents", "openapi.yaml", documents, [consumer()], RUNS],
  ["the contract", "spec/openapi.yaml", contract, [author(), consumer()], RUNS / 20],
])("%s", (_, entry, sources, rules, runs) => {
  let folder: string;
  let last = { path: "", text: "" };
  beforeAll(async () => {
    folder = entry.includes("/") ? await brokenContract({}) : emptyFolder();
  });

  it("report any damage of a file as findings", async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...sources),
      damage,
      fc.constantFrom(...rules),
      async ([file, source], change, by) => {
        const text = readFileSync(source, "utf8");
        const damaged = change(text);
        const path = join(folder, file);
        if (last.path !== path && last.path !== "") replaceFile(last.path, last.text);
        last = { path, text };
        replaceFile(path, damaged);
        try {
          const { findings } = await openDocument(join(folder, entry), { rules: by });
          expect(findings.filter(({ rule }) => rule === UNFORESEEN)).toEqual([]);
        } catch (error) {
          if (failureOf(error) === undefined) throw new Error(`${source}:\n${damaged}`, { cause: error });
        }
      },
    );
    await fc.assert(property, { numRuns: runs, seed: SEED });
  });
});
