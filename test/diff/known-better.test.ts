import { expect, test } from "vitest";
import { CONTRACT, changed, diffOf, type Files, linesOf, PATH_FILE, THING_FILE } from "./harness/contracts.js";

const ANY = `"*/*": { schema: { description: Not documented. } }`;
const THING = "application/json: { schema: { $ref: ../schemas/Thing.yaml } }";
const FURTHER = "{ name: further, in: query, style: form, explode: true, schema: { type: object, additionalProperties: true } }";

/** What the contract shows of one operation besides its address. */
function contract(operation: string, path = "/v1/things/{id}", file = PATH_FILE): Files {
  const name = /\{(\w+)\}/.exec(path)?.[1] ?? "";
  return {
    ...changed(CONTRACT, "openapi.yaml", `  /v1/things/{id}:\n    $ref: "${PATH_FILE}"\n`, `  ${path}:\n    $ref: "${file}"\n`),
    [file]: `parameters:
  - { name: ${name}, in: path, required: true, schema: { type: string } }
  - { name: teamId, in: query, schema: { type: string } }
put:
${operation.replace(/^/gm, "  ")}`,
  };
}

const INDEXED = `tags: [Things]
operationId: replaceThing
description: The parameters are not documented.
x-detail: index
parameters: [${FURTHER}]
requestBody: { content: { ${ANY} } }
responses:
  "2XX": { description: Done., content: { ${ANY} } }
  default: { description: Not done., content: { ${ANY} } }
`;

/** The query and what comes back are open. */
const PARTIAL = `tags: [Things]
operationId: replaceThing
x-detail: partial
parameters: [${FURTHER}, { name: force, in: query, schema: { type: boolean } }]
requestBody: { content: { ${THING} } }
responses:
  "200": { description: The thing., content: { ${ANY} } }
  "404": { description: There is none. }
`;

const DOCUMENTED = `tags: [Things]
operationId: replaceThing
description: Replaces a thing.
parameters: [{ name: force, in: query, schema: { type: boolean } }, { name: by, in: query, required: true, schema: {} }]
requestBody: { content: { ${THING} } }
responses:
  "200": { description: The thing., content: { ${THING} } }
  "404": { description: There is none. }
`;

const BETTER = "risky operation-known-better code replaceThing";

async function told(base: Files, revision: Files): Promise<string[]> {
  const { changes } = await diffOf(base, revision);
  return linesOf({ changes: changes.filter(({ isText }) => isText !== true), operations: [] });
}

test("an operation documented in more detail is reported as one change, whatever was undocumented before", async () => {
  const named = ["compatible schema-added code", "compatible schema-added code"];
  expect(await told(contract(INDEXED), contract(DOCUMENTED))).toEqual(["risky operation-documented code replaceThing", ...named]);
  expect(await told(contract(INDEXED), contract(PARTIAL))).toEqual(["risky operation-known-in-part code replaceThing", ...named]);
  expect(await told(contract(PARTIAL), contract(DOCUMENTED))).toEqual([BETTER]);
});

// prettier-ignore
test.each([
  ["its operationId", contract(DOCUMENTED.replace("replaceThing", "writeThing")), "breaking operation-renamed code writeThing"],
  ["its first tag", contract(DOCUMENTED.replace("[Things]", "[Others]")), "breaking operation-tag-changed code replaceThing"],
  ["its credential", contract(`${DOCUMENTED}security: [{ bearer: [admin] }]\n`), "breaking security-narrowed request replaceThing"],
  ["a parameter of its path", contract(DOCUMENTED, "/v1/things/{thingId}", PATH_FILE.replace("{id}", "{thingId}")), "breaking path-parameter-renamed code replaceThing"],
  [
    "a query parameter that was known",
    changed(contract(DOCUMENTED), PATH_FILE, "name: teamId, in: query, schema: { type: string }", "name: team, in: query, schema: {}"),
    "breaking parameter-removed request replaceThing",
  ],
])("an operation documented in more detail still compares %s", async (_, revision, line) => {
  const lines = await told(contract(INDEXED), revision);
  expect(lines).toContain(line);
  expect(lines.filter((each) => each.startsWith("breaking"))).toEqual([line]);
});

test.each([
  ["if its body is required", "requestBody: { ", "requestBody: { required: true, ", "breaking request-body-became-required request"],
  ["the status of an open response", `"200":`, `"299":`, "breaking success-status-changed response"],
  ["an error response", `  "404": { description: There is none. }\n`, "", "breaking error-status-removed response"],
  ["the type of a parameter", "type: boolean", "type: string", "breaking type-became-text request"],
  ["an additional response", "responses:\n", `responses:\n    "204": { description: Done. }\n`, "breaking success-status-added response"],
])("an operation documented in more detail still compares %s if documented in part before", async (_, from, to, line) => {
  const lines = await told(contract(PARTIAL), changed(contract(DOCUMENTED), PATH_FILE, from, to));
  expect(lines).toEqual(expect.arrayContaining([BETTER, `${line} replaceThing`]));
});

test("an operation documented in more detail compares statuses that a range with a body covered, but not `default`", async () => {
  const responses = `  "4XX": { description: Wrong., content: { ${THING} } }\n`;
  const base = contract(INDEXED.replace("  default:", `${responses}  default:`));
  const revision = contract(`${DOCUMENTED}${responses}  "503": { description: Later. }\n`);
  const lines = await told(base, revision);
  expect(lines.filter((line) => line.includes("status-added"))).toEqual(["compatible error-status-added response replaceThing"]);
});

test("an operation documented in more detail compares a known schema if documented in part before", async () => {
  const revision = changed(contract(DOCUMENTED), THING_FILE, "required: [name]", "required: [name, size]");
  expect(await told(contract(PARTIAL), revision)).toEqual(["breaking property-became-required request replaceThing", BETTER]);
});
