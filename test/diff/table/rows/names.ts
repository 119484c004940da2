import { EVENTS, FOLDER, ROOT, schema, shared, SITE, SITES } from "../support/files.js";
import { edit, remove, type Row, write, breaking, compatible } from "../support/row.js";

const LIMITS = `type: object
description: What a site may use.
required: [memory]
properties:
  memory:
    type: integer
  traffic:
    type: number
`;

const SITE_ID = `parameters:
  - name: siteId
    in: path
    description: The ID of the site.
    required: true
    schema:
      type: string
`;

/** What code is written with: the names of operations, tags and schemas, none of which is sent. */
export const NAMES: readonly Row[] = [
  breaking(
    "code",
    "another operationId",
    edit(SITE, "operationId: readSite\n", "operationId: getSite\n"),
    `await api.readSite(client, { path: { siteId: "a" } });`,
  ),
  breaking(
    "code",
    "another operationId, for who names types",
    edit(SITE, "operationId: updateSite\n", "operationId: changeSite\n"),
    `const request: Api.UpdateSiteRequest = { path: { siteId: "a" }, body: {} };
request.body;`,
  ),
  breaking(
    "code",
    "no operationId",
    edit(SITE, "  operationId: deleteSite\n", ""),
    `await api.deleteSite(client, { path: { siteId: "a" } });`,
  ),
  breaking(
    "code",
    "another tag of an operation",
    edit(EVENTS, "tags: [Events]\n  summary: Send", "tags: [Sites]\n  summary: Send"),
    `import { sendOrder } from "@hosting-platform/client/events";
await sendOrder(client, { path: { siteId: "a" } });`,
  ),
  compatible(
    "code",
    "a second tag behind the first",
    edit(EVENTS, "tags: [Events]\n  summary: Send", "tags: [Events, Sites]\n  summary: Send"),
    `import { sendOrder } from "@hosting-platform/client/events";
await sendOrder(client, { path: { siteId: "a" } });`,
  ),
  breaking(
    "code",
    "another name of a tag",
    [
      edit(ROOT, "  - name: Events\n", "  - name: Site events\n"),
      edit("paths/v1@health.yaml", "[Events]", "[Site events]"),
      edit("paths/v1@usage.yaml", "[Events]", "[Site events]"),
      edit(EVENTS, "tags: [Events]\n  summary: Send", "tags: [Site events]\n  summary: Send"),
      edit(EVENTS, "tags: [Events]\n  summary: List", "tags: [Site events]\n  summary: List"),
    ],
    `import { readHealth } from "@hosting-platform/client/events";
await readHealth(client);`,
  ),
  breaking(
    "code",
    "another name of a path parameter",
    [
      edit(shared("siteId"), "name: siteId", "name: site"),
      ...["", "/events", "/folder"].map((end) => edit(ROOT, `  /v1/sites/{siteId}${end}:\n`, `  /v1/sites/{site}${end}:\n`)),
    ],
    `await api.readSite(client, { path: { siteId: "a" } });`,
  ),
  breaking(
    "code",
    "another name of a schema",
    [remove(schema("Limits")), write(schema("Quota"), LIMITS), edit(schema("Site"), "./Limits.yaml", "./Quota.yaml")],
    `const limits: types.Limits = { memory: 1 };
limits.memory;`,
  ),
  breaking(
    "code",
    "a schema loses its name",
    [remove(schema("Limits")), edit(schema("Site"), "        $ref: ./Limits.yaml\n", LIMITS.replace(/^(?=.)/gm, "        "))],
    `const limits: types.components["schemas"]["Limits"] = { memory: 1 };
limits.memory;`,
  ),
  compatible(
    "code",
    "a schema gets a name",
    [
      edit(
        schema("CreateSiteBody"),
        "    type: object\n    properties:\n      repository:\n        type: string\n      branch:\n        type: string\n",
        "    $ref: ./Source.yaml\n",
      ),
      write(schema("Source"), "type: object\nproperties:\n  repository:\n    type: string\n  branch:\n    type: string\n"),
    ],
    `await api.createSite(client, { body: { name: "a", region: "north", source: { repository: "r", branch: "b" } } });`,
  ),
  breaking(
    "code",
    "another name of a shared response",
    [
      remove(shared("BadRequest")),
      write(
        shared("WrongValue"),
        "description: A value is wrong.\ncontent:\n  application/json:\n    schema:\n      $ref: ../schemas/Problem.yaml\n",
      ),
      edit(SITES, "../shared/BadRequest.yaml", "../shared/WrongValue.yaml"),
      edit(SITE, "../shared/BadRequest.yaml", "../shared/WrongValue.yaml"),
    ],
    `type Wrong = types.components["responses"]["BadRequest"]["content"]["application/json"];
const wrong: Wrong = { code: "a", message: "b" };
wrong.code;`,
  ),
  breaking(
    "code",
    "a shared parameter loses its name",
    [
      ...[SITE, EVENTS, FOLDER].map((file) => edit(file, "parameters:\n  - $ref: ../shared/siteId.yaml\n", SITE_ID)),
      remove(shared("siteId")),
    ],
    `const siteId: types.components["parameters"]["siteId"] = "a";
await api.readSite(client, { path: { siteId } });`,
  ),
  compatible(
    "code",
    "an answer gets a name",
    [
      edit(
        SITES,
        "      description: The name is taken.\n      content:\n        application/json:\n          schema:\n            $ref: ../schemas/Problem.yaml\n",
        "      $ref: ../shared/Taken.yaml\n",
      ),
      write(
        shared("Taken"),
        "description: The name is taken.\ncontent:\n  application/json:\n    schema:\n      $ref: ../schemas/Problem.yaml\n",
      ),
    ],
    `type Taken = types.operations["createSite"]["responses"][409]["content"]["application/json"];
const taken = {} as Taken;
taken.code.trim();`,
  ),
];
