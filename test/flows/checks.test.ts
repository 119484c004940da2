import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { add, type Change, edit, findingsOf, FIXTURES, type Row } from "../spec/check/variant.js";

const FLOW = "flows/moor.arazzo.yaml";
const BOATS = "groups/boats/paths/v1@boats.yaml";

/** A flow with all that a flow may have, in the contract of the checks. */
const MOOR = add(FLOW, readFileSync(join(FIXTURES, "../flows/moor.arazzo.yaml"), "utf8"));

function inFlow(from: string, to: string): Change {
  return edit(FLOW, from, to);
}

/** Told in the flow, which is as it was. */
const CONTRACT: Row[] = [
  [
    "an operation that is renamed",
    [edit(BOATS, "operationId: createBoat", "operationId: createShip")],
    [
      "flows/moor.arazzo.yaml:21:22 check/flow-operations",
      "groups/boats/examples/createBoat.request-full.yaml:1:1 check/example-owners",
      "groups/boats/examples/createBoat.request-minimal.yaml:1:1 check/example-owners",
    ],
  ],
  [
    "a parameter that is gone",
    [edit(BOATS, '    - $ref: "../parameters/limit.yaml"\n', "")],
    ["flows/moor.arazzo.yaml:32:13 check/flow-parameters", "groups/boats/parameters/limit.yaml:1:1 check/orphan-files"],
  ],
  [
    "a parameter that is required now",
    [edit("groups/boats/parameters/limit.yaml", "in: query", "in: query\nrequired: true"), inFlow("name: limit", "name: next")],
    ["flows/moor.arazzo.yaml:30:22 check/flow-parameters"],
  ],
  ["a status that is gone", [edit(BOATS, '"201":', '"202":')], ["flows/moor.arazzo.yaml:27:24 check/flow-answers"]],
  [
    "a property of the answer that is renamed",
    [edit("groups/boats/schemas/Boat.yaml", "  name:", "  title:")],
    [
      "flows/moor.arazzo.yaml:25:13 check/flow-bodies",
      "flows/moor.arazzo.yaml:37:24 check/flow-answers",
      "flows/moor.arazzo.yaml:39:17 check/flow-answers",
    ],
  ],
  [
    "a body that is not taken any more",
    [
      edit(
        BOATS,
        'application/json:\n        schema:\n          $ref: "../schemas/Boat.yaml"',
        'application/x-www-form-urlencoded:\n        schema:\n          $ref: "../schemas/Boat.yaml"',
      ),
    ],
    ["flows/moor.arazzo.yaml:23:24 check/flow-bodies"],
  ],
  [
    "an operation of which nothing is shown any more",
    [edit(BOATS, "operationId: createBoat", "operationId: createBoat\n  x-detail: index")],
    ["flows/moor.arazzo.yaml:21:22 check/flow-operations"],
  ],
];

const OPERATIONS: Row[] = [
  [
    "an unknown workflow",
    [inFlow("workflowId: letGo\n        parameters", "workflowId: sink\n        parameters")],
    ["flows/moor.arazzo.yaml:42:21 check/flow-operations"],
  ],
  [
    "an operation by its path",
    [inFlow("operationId: deleteBoat", "operationPath: '{$sourceDescriptions.api.url}#/paths/~1v1~1boats/get'")],
    ["flows/moor.arazzo.yaml:65:9 check/flow-operations"],
  ],
  ["another contract", [inFlow("url: ../openapi.yaml", "url: ../other.yaml")], ["flows/moor.arazzo.yaml:8:10 check/flow-operations"]],
  [
    "two contracts",
    [inFlow("workflows:\n", "  - name: other\n    url: ../openapi.yaml\n    type: openapi\nworkflows:\n")],
    ["flows/moor.arazzo.yaml:10:5 check/flow-operations"],
  ],
];

const PARAMETERS: Row[] = [
  [
    "a path parameter that is missing",
    [inFlow("            in: path\n", "            in: query\n")],
    ["flows/moor.arazzo.yaml:65:22 check/flow-parameters", "flows/moor.arazzo.yaml:67:13 check/flow-parameters"],
  ],
  [
    "a credential that is not taken",
    [edit(BOATS, "  operationId: createBoat", "  operationId: createBoat\n  security: []")],
    ["flows/moor.arazzo.yaml:17:9 check/flow-parameters"],
  ],
];

const BODIES: Row[] = [
  ["no media type", [inFlow("          contentType: application/json\n", "")], ["flows/moor.arazzo.yaml:23:11 check/flow-bodies"]],
  [
    "a body that is not taken",
    [
      inFlow(
        "operationId: deleteBoat",
        "operationId: deleteBoat\n        requestBody:\n          contentType: text/plain\n          payload: Tern",
      ),
    ],
    ["flows/moor.arazzo.yaml:66:9 check/flow-bodies"],
  ],
  [
    "a body that is missing",
    [
      edit(BOATS, "  requestBody:\n", "  requestBody:\n    required: true\n"),
      inFlow("        requestBody:\n          contentType: application/json\n          payload:\n            name: Tern\n", ""),
    ],
    ["flows/moor.arazzo.yaml:21:22 check/flow-bodies"],
  ],
];

const ANSWERS: Row[] = [
  [
    "no status",
    [inFlow("          - condition: $statusCode == 200\n          - condition: $resp", "          - condition: $resp")],
    ["flows/moor.arazzo.yaml:28:9 check/flow-answers"],
  ],
  [
    "a pointer to nothing in a criterion",
    [inFlow("#/boats/0/name == 'Tern'", "#/boats/0/title == 'Tern'")],
    ["flows/moor.arazzo.yaml:37:24 check/flow-answers"],
  ],
  [
    "a pointer to nothing in an output",
    [inFlow("name: $response.body#/boats/0/name", "name: $response.body#/ships/0/name")],
    ["flows/moor.arazzo.yaml:39:17 check/flow-answers"],
  ],
  [
    "an answer without a body",
    [
      inFlow(
        "          - condition: $statusCode == 201\n",
        "          - condition: $statusCode == 201\n          - condition: $response.body#/name == 'Tern'\n",
      ),
    ],
    ["flows/moor.arazzo.yaml:28:24 check/flow-answers"],
  ],
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

const EXPRESSIONS: Row[] = [
  [
    "an input that is not declared",
    [inFlow("value: $inputs.boat", "value: $inputs.ship")],
    ["flows/moor.arazzo.yaml:57:9 check/flow-expressions", "flows/moor.arazzo.yaml:69:20 check/flow-expressions"],
  ],
  [
    "an input that nothing uses",
    [
      inFlow(
        "      required: [token, boat]\n      properties:\n",
        "      required: [token, boat]\n      properties:\n        berth:\n          type: string\n          description: A place.\n",
      ),
    ],
    ["flows/moor.arazzo.yaml:55:9 check/flow-expressions"],
  ],
  [
    "an output of no step before",
    [inFlow("value: 1\n", "value: $steps.letGo.outputs.name\n")],
    ["flows/moor.arazzo.yaml:34:20 check/flow-expressions", "flows/moor.arazzo.yaml:34:20 outputs-defined"],
  ],
  [
    "a component that is not there",
    [inFlow("reference: $components.parameters.authorization", "reference: $components.parameters.credential")],
    ["flows/moor.arazzo.yaml:17:20 check/flow-expressions"],
  ],
  [
    "an input that a workflow does not take",
    [inFlow("          - name: boat\n            value", "          - name: ship\n            value")],
    ["flows/moor.arazzo.yaml:42:21 check/flow-expressions", "flows/moor.arazzo.yaml:46:13 check/flow-expressions"],
  ],
];

const PROSE: Row[] = [
  [
    "no description of a step",
    [inFlow("        description: The name is required.\n", "")],
    ["flows/moor.arazzo.yaml:19:9 check/flow-prose"],
  ],
  [
    "a description without its full stop",
    [inFlow("The name is required.", "The name is required")],
    ["flows/moor.arazzo.yaml:20:22 check/flow-prose"],
  ],
  [
    "no description of an input",
    [inFlow("          description: The name of the boat.\n", "")],
    ["flows/moor.arazzo.yaml:58:11 check/flow-prose"],
  ],
  [
    "a long summary, and none",
    [
      inFlow("summary: Moor a boat and find it", `summary: Moor ${"a very long boat ".repeat(4)}`),
      inFlow("    summary: Let a boat go\n", ""),
    ],
    ["flows/moor.arazzo.yaml:12:14 check/flow-prose", "flows/moor.arazzo.yaml:48:5 check/flow-prose"],
  ],
  [
    "too many lines",
    [inFlow("components:\n", `${"# A line.\n".repeat(120)}components:\n`)],
    ["flows/moor.arazzo.yaml:1:1 check/flow-prose"],
  ],
  ["a workflow of two flows", [add("flows/again.arazzo.yaml", ONE_WORKFLOW)], ["flows/moor.arazzo.yaml:11:17 check/flow-prose"]],
];

const LINT: Row[] = [
  ["no YAML", [add("flows/broken.arazzo.yaml", "arazzo: [\n")], ["flows/broken.arazzo.yaml:2:1 yaml-syntax"]],
  [
    "a key that Arazzo does not have",
    [inFlow("      - stepId: moor\n", "      - stepId: moor\n        retries: 1\n")],
    ["flows/moor.arazzo.yaml:20:9 struct"],
  ],
  [
    "two steps of one name",
    [inFlow("stepId: find", "stepId: moor")],
    [
      "flows/moor.arazzo.yaml:28:9 stepId-unique",
      "flows/moor.arazzo.yaml:47:20 check/flow-expressions",
      "flows/moor.arazzo.yaml:47:20 outputs-defined",
    ],
  ],
  [
    "a criterion in XPath",
    [
      inFlow(
        "          - condition: $statusCode == 201\n",
        "          - condition: $statusCode == 201\n          - context: $response.body\n            type: xpath\n            condition: /name\n",
      ),
    ],
    ["flows/moor.arazzo.yaml:29:19 no-criteria-xpath"],
  ],
];

const PLACES: Row[] = [
  [
    "what is no flow, and a flow in a folder",
    [add("flows/notes.txt"), add("flows/moor.yaml"), add("flows/old/moor.arazzo.yaml")],
    [
      "flows/moor.yaml:1:1 check/orphan-files",
      "flows/notes.txt:1:1 check/orphan-files",
      "flows/old/moor.arazzo.yaml:1:1 check/orphan-files",
    ],
  ],
];

describe.each([
  ["a change of the contract", CONTRACT],
  ["flow-operations", OPERATIONS],
  ["flow-parameters", PARAMETERS],
  ["flow-bodies", BODIES],
  ["flow-answers", ANSWERS],
  ["flow-expressions", EXPRESSIONS],
  ["flow-prose", PROSE],
  ["the rules of Redocly", LINT],
  ["orphan-files", PLACES],
])("%s", (_, rows) => {
  test.each(rows)("%s", async (_title, changes, findings) => {
    expect(await findingsOf([MOOR, ...changes])).toEqual(findings);
  });
});
