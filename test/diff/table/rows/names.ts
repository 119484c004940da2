import { EVENTS, FOLDER, ROOT, schema, shared, SITE, SITES } from "../support/files.js";
import { edit, remove, type Row, write } from "../support/row.js";

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
  {
    name: "another operationId",
    edits: [edit(SITE, "operationId: readSite\n", "operationId: getSite\n")],
    verdict: "breaking",
    side: "code",
    uses: `await api.readSite(client, { path: { siteId: "a" } });`,
  },
  {
    name: "another operationId, for who names types",
    edits: [edit(SITE, "operationId: updateSite\n", "operationId: changeSite\n")],
    verdict: "breaking",
    side: "code",
    uses: `const request: Api.UpdateSiteRequest = { path: { siteId: "a" }, body: {} };
request.body;`,
  },
  {
    name: "no operationId",
    edits: [edit(SITE, "  operationId: deleteSite\n", "")],
    verdict: "breaking",
    side: "code",
    uses: `await api.deleteSite(client, { path: { siteId: "a" } });`,
  },
  {
    name: "another tag of an operation",
    edits: [edit(EVENTS, "tags: [Events]\n  summary: Send", "tags: [Sites]\n  summary: Send")],
    verdict: "breaking",
    side: "code",
    uses: `import { sendOrder } from "@hosting-platform/client/events";
await sendOrder(client, { path: { siteId: "a" } });`,
  },
  {
    name: "a second tag behind the first",
    edits: [edit(EVENTS, "tags: [Events]\n  summary: Send", "tags: [Events, Sites]\n  summary: Send")],
    verdict: "compatible",
    side: "code",
    uses: `import { sendOrder } from "@hosting-platform/client/events";
await sendOrder(client, { path: { siteId: "a" } });`,
  },
  {
    name: "another name of a tag",
    edits: [
      edit(ROOT, "  - name: Events\n", "  - name: Site events\n"),
      edit("paths/v1@health.yaml", "[Events]", "[Site events]"),
      edit("paths/v1@usage.yaml", "[Events]", "[Site events]"),
      edit(EVENTS, "tags: [Events]\n  summary: Send", "tags: [Site events]\n  summary: Send"),
      edit(EVENTS, "tags: [Events]\n  summary: List", "tags: [Site events]\n  summary: List"),
    ],
    verdict: "breaking",
    side: "code",
    uses: `import { readHealth } from "@hosting-platform/client/events";
await readHealth(client);`,
  },
  {
    name: "another name of a path parameter",
    edits: [
      edit(shared("siteId"), "name: siteId", "name: site"),
      ...["", "/events", "/folder"].map((end) => edit(ROOT, `  /v1/sites/{siteId}${end}:\n`, `  /v1/sites/{site}${end}:\n`)),
    ],
    verdict: "breaking",
    side: "code",
    uses: `await api.readSite(client, { path: { siteId: "a" } });`,
  },
  {
    name: "another name of a schema",
    edits: [remove(schema("Limits")), write(schema("Quota"), LIMITS), edit(schema("Site"), "./Limits.yaml", "./Quota.yaml")],
    verdict: "breaking",
    side: "code",
    uses: `const limits: types.Limits = { memory: 1 };
limits.memory;`,
  },
  {
    name: "a schema loses its name",
    edits: [remove(schema("Limits")), edit(schema("Site"), "        $ref: ./Limits.yaml\n", LIMITS.replace(/^(?=.)/gm, "        "))],
    verdict: "breaking",
    side: "code",
    uses: `const limits: types.components["schemas"]["Limits"] = { memory: 1 };
limits.memory;`,
  },
  {
    name: "a schema gets a name",
    edits: [
      edit(
        schema("CreateSiteBody"),
        "    type: object\n    properties:\n      repository:\n        type: string\n      branch:\n        type: string\n",
        "    $ref: ./Source.yaml\n",
      ),
      write(schema("Source"), "type: object\nproperties:\n  repository:\n    type: string\n  branch:\n    type: string\n"),
    ],
    verdict: "compatible",
    side: "code",
    uses: `await api.createSite(client, { body: { name: "a", region: "north", source: { repository: "r", branch: "b" } } });`,
  },
  {
    name: "another name of a shared response",
    edits: [
      remove(shared("BadRequest")),
      write(
        shared("WrongValue"),
        "description: A value is wrong.\ncontent:\n  application/json:\n    schema:\n      $ref: ../schemas/Problem.yaml\n",
      ),
      edit(SITES, "../shared/BadRequest.yaml", "../shared/WrongValue.yaml"),
      edit(SITE, "../shared/BadRequest.yaml", "../shared/WrongValue.yaml"),
    ],
    verdict: "breaking",
    side: "code",
    uses: `type Wrong = types.components["responses"]["BadRequest"]["content"]["application/json"];
const wrong: Wrong = { code: "a", message: "b" };
wrong.code;`,
  },
  {
    name: "a shared parameter loses its name",
    edits: [
      ...[SITE, EVENTS, FOLDER].map((file) => edit(file, "parameters:\n  - $ref: ../shared/siteId.yaml\n", SITE_ID)),
      remove(shared("siteId")),
    ],
    verdict: "breaking",
    side: "code",
    uses: `const siteId: types.components["parameters"]["siteId"] = "a";
await api.readSite(client, { path: { siteId } });`,
  },
  {
    name: "an answer gets a name",
    edits: [
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
    verdict: "compatible",
    side: "code",
    uses: `type Taken = types.operations["createSite"]["responses"][409]["content"]["application/json"];
const taken = {} as Taken;
taken.code.trim();`,
  },
];
