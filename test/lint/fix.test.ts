import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fixSpec } from "../../scripts/lint/fix/index.js";
import { FaultyInput } from "../../scripts/core/cli/spec-command.js";
import { add, type Change, edit, withVariant } from "./checks/variant.js";

const PATH = "groups/boats/paths/v1@boats@{boatId}@extend-stay.yaml";
const SCHEMA = "groups/boats/schemas/Boat.yaml";
const ROOT = "openapi.yaml";
const PATHS = /(?<=paths:\n)(?: .*\n)+/;
const TAGS = /(?<=tags:\n)(?: .*\n)+/;
const lines = (...texts: string[]): string => `${texts.join("\n")}\n`;
const reversed = (part: RegExp, size: number): Change[] => [
  async (folder) => {
    const block = part.exec(await readFile(join(folder, ROOT), "utf8"))?.[0] ?? "";
    const items = block.match(new RegExp(`(?:.*\n){${size}}`, "g")) ?? [];
    await edit(ROOT, block, items.reverse().join(""))(folder);
  },
];

/** A fault and the text after the fix; without one, the text of the clean contract. */
it.each<[what: string, file: string, changes: Change[], fixed?: string]>([
  [
    "the keys of a path file with their comments, its parameters and statuses",
    PATH,
    [
      add(
        PATH,
        lines(
          "# Header.",
          "",
          "# Late.",
          "post: # Same line.",
          "  responses:",
          "    default: { description: Any. }",
          "    # Range.",
          "    2XX: { description: Good. }",
          "    200:",
          "      description: >-",
          "        Folded.",
          "",
          "  operationId: extendStay # The ID.",
          "  x-own: [1, 2]",
          "  tags: [Boats]",
          "parameters:",
          '  - $ref: "../../../shared/parameters/teamId.yaml" # Team.',
          '  - $ref: "../parameters/boatId.yaml"',
        ),
      ),
      add("shared/parameters/teamId.yaml", "name: teamId\nin: query\n"),
    ],
    lines(
      "# Header.",
      "",
      "parameters:",
      '  - $ref: "../parameters/boatId.yaml"',
      '  - $ref: "../../../shared/parameters/teamId.yaml" # Team.',
      "# Late.",
      "post: # Same line.",
      "  tags: [Boats]",
      "",
      "  operationId: extendStay # The ID.",
      "  x-own: [1, 2]",
      "  responses:",
      '    "200":',
      "      description: >-",
      "        Folded.",
      "    # Range.",
      '    "2XX": { description: Good. }',
      "    default: { description: Any. }",
    ),
  ],
  [
    "the keys and required names of nested schemas",
    SCHEMA,
    [
      add(
        SCHEMA,
        lines(
          "allOf:",
          "  - properties: { a: { description: A., type: string }, b: {} }",
          "    required: [b, c, a]",
          "    type: object",
          "  - required:",
          "      - d # Second.",
          "      # First.",
          "      - c",
          "    properties:",
          "      c: true",
          "      d: true",
          "description: Boats.",
        ),
      ),
    ],
    lines(
      "description: Boats.",
      "allOf:",
      "  - type: object",
      "    required: [a, c, b]",
      "    properties: { a: { type: string, description: A. }, b: {} }",
      "  - required:",
      "      # First.",
      "      - c",
      "      - d # Second.",
      "    properties:",
      "      c: true",
      "      d: true",
    ),
  ],
  ["the order of paths", ROOT, reversed(PATHS, 1)],
  ["the order of tags", ROOT, reversed(TAGS, 2)],
  [
    "missing paths and tags",
    ROOT,
    [
      edit(ROOT, '  /v1/boats: { $ref: "groups/boats/paths/v1@boats.yaml" }\n', ""),
      edit(ROOT, '  /v1/harbour-masters/: { $ref: "groups/harbour-masters/paths/v1@harbour-masters@.yaml" }\n', ""),
      edit(ROOT, "  - name: Harbour masters\n    description: { $ref: groups/harbour-masters/tag.md }\n", ""),
    ],
  ],
])("--fix corrects %s, and nothing the second time", async (_, file, changes, fixed) => {
  const clean = await withVariant([], ({ folder }) => readFile(join(folder, file), "utf8"));
  await withVariant(changes, async ({ entry, folder }) => {
    expect(await fixSpec(entry)).toContain(file);
    expect(await readFile(join(folder, file), "utf8")).toBe(fixed ?? clean);
    expect(await fixSpec(entry)).toEqual([]);
  });
});

it("writes nothing if a file does not parse", async () => {
  await withVariant([...reversed(PATHS, 1), add("groups/boats/schemas/Bad.yaml", "a: [\n")], async ({ entry }) => {
    const before = await readFile(entry, "utf8");
    await expect(fixSpec(entry)).rejects.toThrow(FaultyInput);
    expect(await readFile(entry, "utf8")).toBe(before);
  });
});
