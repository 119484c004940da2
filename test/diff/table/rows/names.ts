import { EVENTS, FOLDER, ROOT, schema, shared, SITE, SITES } from "../harness/files.js";
import { breaking, compatible, cut, edit, remove, using, write, type Row } from "../harness/row.js";

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
  ...using(`await api.readSite(client, { path: { siteId: "a" } });`, [
    breaking("code", "another operationId", edit(SITE, "readSite", "getSite")),
    breaking("code", "another name of a path parameter", [
      edit(shared("siteId"), "name: siteId", "name: site"),
      ...["", "/events", "/folder"].map((end) => edit(ROOT, `  /v1/sites/{siteId}${end}:\n`, `  /v1/sites/{site}${end}:\n`)),
    ]),
  ]),
  ...using(`const request: Api.UpdateSiteRequest = { path: { siteId: "a" }, body: {} };\nrequest.body;`, [
    breaking("code", "another operationId, for who names types", edit(SITE, "updateSite", "changeSite")),
  ]),
  ...using(`await api.deleteSite(client, { path: { siteId: "a" } });`, [
    breaking("code", "no operationId", cut(SITE, "  operationId: deleteSite\n")),
  ]),
  ...using(`import { sendOrder } from "@hosting-platform/client/events";\nawait sendOrder(client, { path: { siteId: "a" } });`, [
    breaking("code", "another tag of an operation", edit(EVENTS, "[Events]\n  summary: Send", "[Sites]\n  summary: Send")),
    compatible("code", "a second tag behind the first", edit(EVENTS, "[Events]\n  summary: Send", "[Events, Sites]\n  summary: Send")),
  ]),
  ...using(`import { readHealth } from "@hosting-platform/client/events";\nawait readHealth(client);`, [
    breaking("code", "another name of a tag", [
      edit(ROOT, "Events", "Site events"),
      edit("paths/v1@health.yaml", "[Events]", "[Site events]"),
      edit("paths/v1@usage.yaml", "[Events]", "[Site events]"),
      edit(EVENTS, "[Events]\n  summary: Send", "[Site events]\n  summary: Send"),
      edit(EVENTS, "[Events]", "[Site events]"),
    ]),
  ]),
  breaking(
    "code",
    "another name of a schema",
    [remove(schema("Limits")), write(schema("Quota"), LIMITS), edit(schema("Site"), "./Limits.yaml", "./Quota.yaml")],
    { uses: "const limits: types.Limits = { memory: 1 };\nlimits.memory;" },
  ),
  ...using(`const limits: types.components["schemas"]["Limits"] = { memory: 1 };\nlimits.memory;`, [
    breaking("code", "a schema loses its name", [
      remove(schema("Limits")),
      edit(schema("Site"), "        $ref: ./Limits.yaml\n", LIMITS.replace(/^(?=.)/gm, "        ")),
    ]),
  ]),
  ...using(`await api.createSite(client, { body: { name: "a", region: "north", source: { repository: "r", branch: "b" } } });`, [
    compatible("code", "a schema gets a name", [
      edit(
        schema("CreateSiteBody"),
        "type: object\n    properties:\n      repository:\n        type: string\n      branch:\n        type: string",
        "$ref: ./Source.yaml",
      ),
      write(schema("Source"), "type: object\nproperties:\n  repository:\n    type: string\n  branch:\n    type: string\n"),
    ]),
  ]),
  ...using(
    `type Wrong = types.components["responses"]["BadRequest"]["content"]["application/json"];
const wrong: Wrong = { code: "a", message: "b" };
wrong.code;`,
    [
      breaking("code", "another name of a shared response", [
        remove(shared("BadRequest")),
        write(
          shared("WrongValue"),
          "description: A value is wrong.\ncontent:\n  application/json:\n    schema:\n      $ref: ../schemas/Problem.yaml\n",
        ),
        edit(SITES, "../shared/BadRequest.yaml", "../shared/WrongValue.yaml"),
        edit(SITE, "../shared/BadRequest.yaml", "../shared/WrongValue.yaml"),
      ]),
    ],
  ),
  ...using(`const siteId: types.components["parameters"]["siteId"] = "a";\nawait api.readSite(client, { path: { siteId } });`, [
    breaking("code", "a shared parameter loses its name", [
      ...[SITE, EVENTS, FOLDER].map((file) => edit(file, "parameters:\n  - $ref: ../shared/siteId.yaml\n", SITE_ID)),
      remove(shared("siteId")),
    ]),
  ]),
  ...using(
    `type Taken = types.operations["createSite"]["responses"][409]["content"]["application/json"];\nconst taken = {} as Taken;\ntaken.code.trim();`,
    [
      compatible("code", "an answer gets a name", [
        edit(
          SITES,
          "description: The name is taken.\n      content:\n        application/json:\n          schema:\n            $ref: ../schemas/Problem.yaml",
          "$ref: ../shared/Taken.yaml",
        ),
        write(
          shared("Taken"),
          "description: The name is taken.\ncontent:\n  application/json:\n    schema:\n      $ref: ../schemas/Problem.yaml\n",
        ),
      ]),
    ],
  ),
];
