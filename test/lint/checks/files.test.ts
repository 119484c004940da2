import { describe, expect, it } from "vitest";
import { checkFiles } from "../../../scripts/lint/checks/index.js";
import { add, edit, findingsOf, lines, move, type Row, withVariant } from "./variant.js";

const ROOT = "openapi.yaml";

const ORPHAN_FILES: Row[] = [
  ["an unused schema", [add("groups/boats/schemas/Sail.yaml")], ["groups/boats/schemas/Sail.yaml:1:1 check/orphan-files"]],
  [
    "strays of other kinds, and prose in a folder of a group",
    [add("groups/boats/notes.txt"), add("groups/boats/STYLE.md"), add("shared/schemas/Page.yml"), add(".old.yaml"), add("flows.json")],
    [".old.yaml", "flows.json", "groups/boats/STYLE.md", "groups/boats/notes.txt", "shared/schemas/Page.yml"].map(
      (file) => `${file}:1:1 check/orphan-files`,
    ),
  ],
  [
    "a path file that the root lacks, without findings on its tag and the files that only it uses",
    [
      add("groups/gulls/paths/v1@gulls.yaml", 'get:\n  tags: [Gulls]\n  x: { $ref: "../schemas/Gull.yaml" }\n'),
      add("groups/gulls/schemas/Gull.yaml"),
    ],
    ["groups/gulls/paths/v1@gulls.yaml:1:1 check/orphan-files", "groups/gulls/paths/v1@gulls.yaml:1:1 check/tag-folder"],
  ],
  ["files of an editor or file manager, without findings", [add(".DS_Store"), add("groups/boats/.tag.md.swp")], []],
];

const BOATS = "groups/boats/paths/v1@boats.yaml";
const FLEET = "groups/boats/paths/v1@fleet.yaml";
const SHIPS = BOATS.replace("boats.yaml", "ships.yaml");
// prettier-ignore
const PATH_FILE_NAME: Row[] = [
  ["a path file with a wrong name", [move(BOATS, SHIPS), edit(ROOT, BOATS, SHIPS)], ["openapi.yaml:16:22 check/path-file-name"]],
  ["another path than its file's", [edit(ROOT, "  /v1/harbour-masters/:", "  /v1/harbour-masters:")], ["openapi.yaml:20:32 check/path-file-name"]],
  ["a path file that another path file refers to", [edit(ROOT, `/v1/boats: { $ref: "${BOATS}" }`, `/v1/fleet: { $ref: "${FLEET}" }`), add(FLEET, "$ref: v1@boats.yaml\n")], [`${BOATS}:1:1 check/path-file-name`]],
];

const LOGO = edit(ROOT, "components:", "x-logo: none\ncomponents:");
const PROSE = edit(ROOT, "description: { $ref: info.md }", "description: { $ref: STYLE.md }");
const UNREAD = ["groups/boats/tag.md:1:1 check/orphan-files", "info.md:1:1 check/orphan-files"];
const ROOT_IS_INDEX: Row[] = [
  ["a key that does not belong in an index", [LOGO], ["openapi.yaml:21:1 check/root-is-index"]],
  [
    "prose in the root document",
    [PROSE, edit(ROOT, "{ $ref: groups/boats/tag.md }", "Boats.")],
    [...UNREAD, "openapi.yaml:5:3 check/root-is-index", "openapi.yaml:12:18 check/root-is-index"],
  ],
];

const BOAT = "groups/boats/schemas/Boat.yaml";
const MASTERS = "groups/harbour-masters/paths/v1@harbour-masters@.yaml";
const SHARED_FILES: Row[] = [
  [
    "a schema that another group refers to",
    [edit(MASTERS, "tags:", 'x-boat: { $ref: "../../boats/schemas/Boat.yaml" }\n  tags:')],
    [`${BOAT}:1:1 check/shared-files`],
  ],
];

const FLOW = "flows/moor.arazzo.yaml";
const LIMIT = "groups/boats/parameters/limit.yaml";
const SPELLING: Row[] = [
  [
    "a misspelled description, once",
    [edit(LIMIT, "schema:", "description: The most baots of `baotz`, or baots.\nschema:")],
    [`${LIMIT}:3:14 check/spelling`],
  ],
  [
    "a word that is there twice",
    [edit(LIMIT, "schema:", "description: The the most boats of `of of`, and all that that has.\nschema:")],
    [`${LIMIT}:3:14 check/spelling`],
  ],
  ["misspelled prose in Markdown", [edit("info.md", "\n", " Teh boats.\n")], ["info.md:1:1 check/spelling"]],
  ["a misspelled summary of a flow", [edit(FLOW, "info:\n  title: ", "info:\n  title: Recieve ")], [`${FLOW}:3:10 check/spelling`]],
  [
    "words of the list, names, addresses and values, without findings",
    [
      add("words.txt", "baot\n"),
      edit(LIMIT, "schema:", "description: The Baots, BAOTZ, baotId, baot_id, /v1/baotz and https://baotz.example.com.\nschema:"),
    ],
    [],
  ],
];

describe.each(Object.entries({ SHARED_FILES, ORPHAN_FILES, PATH_FILE_NAME, ROOT_IS_INDEX }))("%s", (_, rows) => {
  it.each(rows)("checks %s", async (_title, changes, findings) => expect(await findingsOf(changes)).toEqual(findings));
});

it.each(SPELLING)("spelling checks %s", async (_title, changes, findings) =>
  expect(await withVariant(changes, async (tree) => lines(await checkFiles(tree), tree.folder))).toEqual(findings),
);
