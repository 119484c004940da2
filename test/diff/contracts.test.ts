import { join } from "node:path";
import { expect, test } from "vitest";
import { diffContracts } from "../../scripts/diff/index.js";
import { VERDICTS } from "../../scripts/diff/model.js";
import { changed, CONTRACT, diffOf, linesOf, PATH_FILE, SIZE_FILE, THING_FILE, writeContract } from "./harness/contracts.js";
import { emptyFolder } from "../harness/folders.js";

const MUCH = [
  [THING_FILE, "required: [name]", "required: [name, size]"],
  [THING_FILE, "maxLength: 10", "maxLength: 20"],
  [SIZE_FILE, "[small, large]", "[small, large, huge]"],
  [PATH_FILE, "operationId: deleteThing", "operationId: removeThing"],
  [PATH_FILE, "description: Reads a thing.", "description: Reads one thing."],
].reduce((files, [file = "", from = "", to = ""]) => changed(files, file, from, to), CONTRACT);

test("a change is reported once per schema, with all operations and the gravest verdict", async () => {
  const { changes, verdict } = await diffOf(CONTRACT, changed(CONTRACT, THING_FILE, "    type: string\n", "    type: integer\n"));
  expect(verdict).toBe("breaking");
  expect(changes).toEqual([
    {
      verdict: "breaking",
      wire: "breaking",
      code: "breaking",
      rule: "type-changed",
      side: "both",
      message: "The type of `name` of `Thing` changed from string to integer.",
      operations: ["readThing", "replaceThing"],
      tags: ["Things"],
      base: { file: `spec/${THING_FILE}`, line: 5, column: 5 },
      revision: { file: `spec/${THING_FILE}`, line: 5, column: 5 },
    },
  ]);
});

test.each([
  ["narrowed", "maxLength: 5", "breaking", "replaceThing", "readThing"],
  ["widened", "maxLength: 20", "risky", "readThing", "replaceThing"],
])("rates each operation of a %s schema by its direction", async (_, limit, verdict, operation, lessSevere) => {
  const { changes, operations } = await diffOf(CONTRACT, changed(CONTRACT, THING_FILE, "maxLength: 10", limit));
  expect(changes).toMatchObject([{ verdict, operations: [operation], lessSevere: [lessSevere] }]);
  const verdicts = Object.fromEntries(operations.map((each) => [each.operationId, each.verdict]));
  expect(verdicts).toEqual({ [operation]: verdict, [lessSevere]: "compatible" });
});

test("a change is reported once in a recursive schema", async () => {
  const deep = changed(
    CONTRACT,
    THING_FILE,
    '      $ref: "./Thing.yaml"',
    '      type: object\n      properties:\n        inner:\n          $ref: "./Thing.yaml"\n        old: {}',
  );
  const lines = linesOf(await diffOf(deep, changed(deep, THING_FILE, "\n        old: {}", "")));
  expect(lines).toEqual(["breaking property-removed both readThing replaceThing"]);
});

test("a change is located in the file to edit, on both sides", async () => {
  const shifted = changed(CONTRACT, SIZE_FILE, "type: string\nenum: [small, large]", "# one line more\ntype: string\nenum: [small]");
  const [change] = (await diffOf(CONTRACT, shifted)).changes;
  expect([change?.base, change?.revision]).toEqual([
    { file: `spec/${SIZE_FILE}`, line: 2, column: 1 },
    { file: `spec/${SIZE_FILE}`, line: 3, column: 1 },
  ]);
});

test("a change affects only code in a schema that no operation uses", async () => {
  const schemas = "  schemas:\n    Unused: { type: object, properties: { a: { type: string } } }\n";
  const unused = changed(CONTRACT, "openapi.yaml", "components:\n", `components:\n${schemas}`);
  const diff = await diffOf(unused, changed(unused, "openapi.yaml", "a: { type: string }", ""));
  expect(linesOf(diff)).toEqual(["breaking property-removed code"]);
  expect(diff.changes).toMatchObject([{ wire: "compatible", code: "breaking" }]);
  const limited = await diffOf(unused, changed(unused, "openapi.yaml", "a: { type: string }", "a: { type: string, maxLength: 5 }"));
  expect(limited.changes).toMatchObject([{ verdict: "compatible", wire: "compatible", code: "compatible", side: "code" }]);
});

test("sorts changes by verdict, file and line, and operations by tag and name", async () => {
  const { changes, operations } = await diffOf(CONTRACT, MUCH);
  const key = ({ verdict, revision }: (typeof changes)[number]): string =>
    `${VERDICTS.indexOf(verdict)} ${revision?.file ?? ""} ${String(revision?.line).padStart(4, "0")}`;
  expect(changes.map(key)).toEqual(changes.map(key).sort());
  expect(changes.map(({ rule, wire, code }) => `${rule}: ${wire}, ${code}`)).toEqual([
    "operation-renamed: compatible, breaking",
    "property-became-required: breaking, breaking",
    "enum-values-added: risky, risky",
    "limit-widened: risky, compatible",
    "text-changed: compatible, compatible",
  ]);
  expect(operations.map(({ tag, operationId, kind, verdict }) => [tag, operationId, kind, verdict])).toEqual([
    ["Others", "removeThing", "changed", "breaking"],
    ["Things", "readThing", "changed", "risky"],
    ["Things", "replaceThing", "changed", "breaking"],
  ]);
});

const broken: [name: string, files: typeof CONTRACT, said: RegExp][] = [
  ["a reference to nothing", changed(CONTRACT, THING_FILE, "./Size.yaml", "./Sise.yaml"), /Thing\.yaml:8:11 missing-file/],
  ["no contract", {}, /spec\/openapi\.yaml:1:1 no-such-file/],
];

test.each(broken)("reports the location in an unreadable contract on either side: %s", async (_name, files, said) => {
  const folder = emptyFolder();
  await writeContract(join(folder, "good"), CONTRACT);
  await writeContract(join(folder, "bad"), { ...files, "unused.txt": "" });
  await expect(diffContracts(join(folder, "good"), join(folder, "bad"))).rejects.toThrow(said);
  const reason = expect.stringMatching(/^base:spec\//) as string;
  await expect(diffContracts(join(folder, "bad"), join(folder, "good"))).rejects.toMatchObject({ side: "base", reason });
});
