import { beforeEach, expect, it } from "vitest";
import type { Finding } from "../../scripts/core/cli/finding.js";
import { leftBehind } from "../../scripts/lint/left-behind.js";
import { leftToWrite } from "../../scripts/lint/left.js";
import { emptyFolder, writeFiles } from "../harness/folders.js";
import { withVariant } from "./checks/variant.js";

const NAMES = "listBoatsInPart: {}, createBoat: {}";
let root: string;
beforeEach(() => void (root = emptyFolder()));
const left = (): Promise<Finding[]> => withVariant([], (tree) => Promise.resolve(leftToWrite(root, tree)));

it("reports documented operations that a part does not name", async () => {
  await writeFiles(root, {
    "test/spec/instances-operations.test.ts": NAMES,
    "test/packages/emulator/conformance/granted.ts": NAMES,
    "packages/emulator/src/internal/operations/index.ts": NAMES,
    "spec/flows/boats.arazzo.yaml": `${NAMES}, listBoats`,
  });
  const subjects = (await left()).map(({ rule, message }) => `${rule} ${/`(.*)`/.exec(message)?.[1]}`);
  expect(subjects).toEqual(expect.arrayContaining(["left/instances listBoats", "left/emulator listBoats", "left/conformance listBoats"]));
  expect(subjects).not.toContain("left/flow listBoats");
  expect(subjects.filter((subject) => subject.endsWith(" createBoat"))).toEqual([]);
});

it("reports nothing without the tests and the emulator", async () => {
  await writeFiles(root, { "spec/flows/boats.arazzo.yaml": NAMES });
  expect(await left()).toEqual([]);
});

const bundleWith = (...names: string[]): string =>
  JSON.stringify({ components: { schemas: { Boat: { properties: Object.fromEntries(names.map((name) => [name, {}])) } } } });

it("reports hand-written lines with a property that the contract no longer has", async () => {
  await writeFiles(root, {
    "generated/openapi.json": bundleWith("id", "berth"),
    "packages/emulator/src/internal/operations/boats.ts": "const id = 1;\nconst boat = { id, berth: 2, berths: 3 };\n",
    "test/fixtures/instances/shapes.ts": "berth\n",
    "packages/client/README.md": "`boat.berth`\n",
    "packages/client/src/index.ts": "berth\n",
  });
  const places = leftBehind(root, bundleWith("id", "place")).map(
    ({ file, line, column }) => `${file.slice(root.length + 1)}:${line}:${column}`,
  );
  expect(places).toEqual([
    "packages/emulator/src/internal/operations/boats.ts:2:20",
    "test/fixtures/instances/shapes.ts:1:1",
    "packages/client/README.md:1:7",
  ]);
  expect(leftBehind(root, bundleWith("id", "berth"))).toEqual([]);
});

it("reports hand-written values without a property that the contract now requires", async () => {
  const bundle = (...required: string[]): string => JSON.stringify({ components: { schemas: { Boat: { required } } } });
  await writeFiles(root, {
    "generated/openapi.json": bundle("id", "berth"),
    "packages/emulator/src/internal/boats.ts": "\nconst boat = { id, berth };\n",
    "packages/emulator/src/internal/crews.ts": "const crew = { id };\n",
    "test/fixtures/instances/shapes.ts": "{ id, berth, flag }\n",
  });
  const found = leftBehind(root, bundle("id", "berth", "flag"));
  expect(found.map(({ file, line, rule, message }) => [file.slice(root.length + 1), line, rule, message])).toEqual([
    [
      "packages/emulator/src/internal/boats.ts",
      2,
      "left/required",
      "`Boat` now requires the property `flag`, which this file does not have.",
    ],
  ]);
});
