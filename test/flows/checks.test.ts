import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { add, type Change, edit, findingsOf, FIXTURES, type Row } from "../lint/checks/variant.js";

const FLOW = "flows/moor.arazzo.yaml";
const BOATS = "groups/boats/paths/v1@boats.yaml";

/** A flow with all that a flow may have, in the contract of the checks. */
const MOOR = add(FLOW, readFileSync(join(FIXTURES, "../flows/moor.arazzo.yaml"), "utf8"));
const inFlow = (from: string, to: string): Change => edit(FLOW, from, to);
const behind = (from: string, more: string): Change => inFlow(from, from + more);
const CREATED = "          - condition: $statusCode == 201\n";
const BOAT = 'json:\n        schema:\n          $ref: "../schemas/Boat.yaml"';

/** The finding as it is printed: its place alone is one in the flow, by the check of the group. */
function inFull(finding: string, group: string): string {
  const placed = /^\d/.test(finding) ? `${FLOW}:${finding}` : finding;
  return placed.includes(" ") ? placed : `${placed} check/${group}`;
}

/** Told in the flow, which is as it was. */
// prettier-ignore
const CONTRACT: Row[] = [
  [
    "an operation that is renamed",
    [edit(BOATS, "operationId: createBoat", "operationId: createShip")],
    [
      "21:22 check/flow-operations",
      "groups/boats/examples/createBoat.request-full.yaml:1:1 check/example-owners",
      "groups/boats/examples/createBoat.request-minimal.yaml:1:1 check/example-owners",
    ],
  ],
  ["a parameter that is gone", [edit(BOATS, '    - $ref: "../parameters/limit.yaml"\n', "")], ["32:13 check/flow-parameters", "groups/boats/parameters/limit.yaml:1:1 check/orphan-files"]],
  ["a parameter that is required now", [edit("groups/boats/parameters/limit.yaml", "in: query", "in: query\nrequired: true"), inFlow("name: limit", "name: next")], ["30:22 check/flow-parameters"]],
  ["a status that is gone", [edit(BOATS, '"201":', '"202":')], ["27:24 check/flow-responses"]],
  ["a renamed property of the response", [edit("groups/boats/schemas/Boat.yaml", "  name:", "  title:")], ["25:13 check/flow-bodies", "37:24 check/flow-responses", "39:17 check/flow-responses"]],
  ["a body that is not taken any more", [edit(BOATS, BOAT, BOAT.replace("json", "x-www-form-urlencoded"))], ["23:24 check/flow-bodies"]],
  ["indexed", [edit(BOATS, "operationId: createBoat", "operationId: createBoat\n  x-detail: index")], ["21:22 check/flow-operations"]],
];

const OPERATIONS: Row[] = [
  ["an unknown workflow", [inFlow("workflowId: letGo\n        parameters", "workflowId: sink\n        parameters")], ["42:21"]],
  ["a path", [inFlow("operationId: deleteBoat", "operationPath: '{$sourceDescriptions.api.url}#/paths/~1v1~1boats/get'")], ["65:9"]],
  ["another contract", [inFlow("url: ../openapi.yaml", "url: ../other.yaml")], ["8:10"]],
  ["two contracts", [inFlow("workflows:\n", "  - name: other\n    url: ../openapi.yaml\n    type: openapi\nworkflows:\n")], ["10:5"]],
];

const PARAMETERS: Row[] = [
  ["a path parameter that is missing", [inFlow("            in: path\n", "            in: query\n")], ["65:22", "67:13"]],
  ["a credential that is not taken", [edit(BOATS, "  operationId: createBoat", "  operationId: createBoat\n  security: []")], ["17:9"]],
];

const BODIES: Row[] = [
  ["no media type", [inFlow("          contentType: application/json\n", "")], ["23:11"]],
  ["a wrong body", [behind("operationId: deleteBoat", "\n        requestBody: { contentType: text/plain, payload: Tern }")], ["66:9"]],
  [
    "a body that is missing",
    [
      edit(BOATS, "  requestBody:\n", "  requestBody:\n    required: true\n"),
      inFlow("        requestBody:\n          contentType: application/json\n          payload:\n            name: Tern\n", ""),
    ],
    ["21:22"],
  ],
];

const RESPONSES: Row[] = [
  ["no status", [inFlow("condition: $statusCode == 200\n          - condition: $resp", "condition: $resp")], ["28:9"]],
  ["a pointer to nothing in a criterion", [inFlow("#/boats/0/name == 'Tern'", "#/boats/0/title == 'Tern'")], ["37:24"]],
  ["a pointer to nothing in an output", [inFlow("name: $response.body#/boats/0/name", "name: $response.body#/ships/0/name")], ["39:17"]],
  ["a response without a body", [behind(CREATED, "          - condition: $response.body#/name == 'Tern'\n")], ["28:24"]],
];

const ONE_WORKFLOW = `arazzo: 1.0.1
info: { title: Again, version: 1.0.0, description: The same name. }
sourceDescriptions: [{ name: api, url: ../openapi.yaml, type: openapi }]
workflows:
  - workflowId: moorBoat
    summary: Look for boats
    description: What is there.
    steps:
      - stepId: find
        description: The first page.
        operationId: listBoats
        successCriteria: [{ condition: $statusCode == 200 }]
`;

// prettier-ignore
const EXPRESSIONS: Row[] = [
  ["an input that is not declared", [inFlow("value: $inputs.boat", "value: $inputs.ship")], ["57:9", "69:20"]],
  ["an input that nothing uses", [behind("      required: [token, boat]\n      properties:\n", "        berth: { type: string, description: A place. }\n")], ["55:9"]],
  ["an output of no step before", [inFlow("value: 1\n", "value: $steps.letGo.outputs.name\n")], ["34:20", "34:20 outputs-defined"]],
  ["no component", [inFlow("reference: $components.parameters.authorization", "reference: $components.parameters.credential")], ["17:20"]],
  ["an input that a workflow does not take", [inFlow("          - name: boat\n            value", "          - name: ship\n            value")], ["42:21", "46:13"]],
];

// prettier-ignore
const PROSE: Row[] = [
  ["no description of a step", [inFlow("        description: The name is required.\n", "")], ["19:9"]],
  ["a description without its full stop", [inFlow("The name is required.", "The name is required")], ["20:22"]],
  ["no description of an input", [inFlow("          description: The name of the boat.\n", "")], ["58:11"]],
  ["a long summary, and none", [inFlow("summary: Moor a boat and find it", `summary: Moor ${"a very long boat ".repeat(4)}`), inFlow("    summary: Let a boat go\n", "")], ["12:14", "48:5"]],
  ["too many lines", [inFlow("components:\n", `${"# A line.\n".repeat(120)}components:\n`)], ["1:1"]],
  ["a workflow of two flows", [add("flows/again.arazzo.yaml", ONE_WORKFLOW)], ["11:17"]],
];

// prettier-ignore
const LINT: Row[] = [
  ["no YAML", [add("flows/broken.arazzo.yaml", "arazzo: [\n")], ["flows/broken.arazzo.yaml:1:9 unclosed"]],
  ["a key that Arazzo does not have", [inFlow("      - stepId: moor\n", "      - stepId: moor\n        retries: 1\n")], ["20:9 unexpected-field"]],
  ["one name", [inFlow("stepId: find", "stepId: moor")], ["28:9 stepId-unique", "47:20 check/flow-expressions", "47:20 outputs-defined"]],
  ["a criterion in XPath", [behind(CREATED, "          - context: $response.body\n            type: xpath\n            condition: /name\n")], ["29:19 no-criteria-xpath"]],
];

const PLACES: Row[] = [
  [
    "what is no flow, and a flow in a folder",
    [add("flows/notes.txt"), add("flows/moor.yaml"), add("flows/old/moor.arazzo.yaml")],
    ["moor.yaml", "notes.txt", "old/moor.arazzo.yaml"].map((file) => `flows/${file}:1:1 check/orphan-files`),
  ],
];

describe.each([
  ["a change of the contract", CONTRACT],
  ["flow-operations", OPERATIONS],
  ["flow-parameters", PARAMETERS],
  ["flow-bodies", BODIES],
  ["flow-responses", RESPONSES],
  ["flow-expressions", EXPRESSIONS],
  ["flow-prose", PROSE],
  ["the rules of Redocly", LINT],
  ["orphan-files", PLACES],
])("%s", (group, rows) => {
  test.each(rows)("reports %s", async (_title, changes, findings) => {
    expect(await findingsOf([MOOR, ...changes])).toEqual(findings.map((finding) => inFull(finding, group)));
  });
});
