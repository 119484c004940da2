import { creates, EVENTS, FOLDER, HEALTH, readsSite, ROOT, schema, shared, SITE, SITES, USAGE } from "../harness/files.js";
import { breaking, compatible, cut, edit, remove, using, write, type Row } from "../harness/row.js";

const LIMITS =
  "type: object\ndescription: What a site may use.\nrequired: [memory]\nproperties: { memory: { type: integer }, traffic: { type: number } }\n";
const INLINE_LIMITS = LIMITS.trim().replaceAll("\n", ", ");
const SITE_ID = "{ name: siteId, in: path, description: The ID of the site., required: true, schema: { type: string } }";
const SOURCE = "{ type: object, properties: { repository: { type: string }, branch: { type: string } } }";
const TAKEN = "{ description: The name is taken., content: { application/json: { schema: { $ref: ../schemas/Problem.yaml } } } }";
const WRONG = "{ description: A value is wrong., content: { application/json: { schema: { $ref: ../schemas/Problem.yaml } } } }";

// prettier-ignore
export const NAMES: readonly Row[] = [
  ...using(readsSite, [
    breaking("code", "another operationId", edit(SITE, "readSite", "getSite")),
    breaking("code", "another name of a path parameter", [
      edit(shared("siteId"), "name: siteId", "name: site"),
      ...["", "/events", "/folder"].map((end) => edit(ROOT, `/v1/sites/{siteId}${end}:`, `/v1/sites/{site}${end}:`)),
    ]),
  ]),
  breaking("code", "another operationId, for who names types", edit(SITE, "updateSite", "changeSite"), `const request: Api.UpdateSiteRequest = { path: { siteId: "a" }, body: {} };\nrequest.body;`),
  breaking("code", "no operationId", cut(SITE, "  operationId: deleteSite\n"), `await api.deleteSite(client, { path: { siteId: "a" } });`),
  ...using(`import { sendOrder } from "@hosting-platform/client/events";\nawait sendOrder(client, { path: { siteId: "a" } });`, [
    breaking("code", "another tag of an operation", edit(EVENTS, "[Events]\n  summary: Send", "[Sites]\n  summary: Send")),
    compatible("code", "a second tag behind the first", edit(EVENTS, "[Events]\n  summary: Send", "[Events, Sites]\n  summary: Send")),
  ]),
  ...using(`import { readHealth } from "@hosting-platform/client/events";\nawait readHealth(client);`, [
    breaking("code", "another name of a tag", [
      edit(ROOT, "Events", "Site events"),
      ...[HEALTH, USAGE].map((file) => edit(file, "[Events]", "[Site events]")),
      ...["List", "Send"].map((verb) => edit(EVENTS, `[Events]\n  summary: ${verb}`, `[Site events]\n  summary: ${verb}`)),
    ]),
  ]),
  ...using("const limits: types.Limits = { memory: 1 };\nlimits.memory;", [
    breaking("code", "another name of a schema", [remove(schema("Limits")), write(schema("Quota"), LIMITS), edit(schema("Site"), "./Limits.yaml", "./Quota.yaml")]),
  ]),
  ...using(`const limits: types.components["schemas"]["Limits"] = { memory: 1 };\nlimits.memory;`, [
    breaking("code", "a schema loses its name", [remove(schema("Limits")), edit(schema("Site"), "$ref: ./Limits.yaml", INLINE_LIMITS)]),
  ]),
  compatible("code", "a schema gets a name", [edit(schema("CreateSiteBody"), SOURCE, "{ $ref: ./Source.yaml }"), write(schema("Source"), SOURCE)], creates(`source: { repository: "r", branch: "b" }`)),
  breaking(
    "code",
    "another name of a shared response",
    [
      remove(shared("BadRequest")),
      write(shared("WrongValue"), WRONG),
      edit(SITES, "../shared/BadRequest.yaml", "../shared/WrongValue.yaml"),
      edit(SITE, "../shared/BadRequest.yaml", "../shared/WrongValue.yaml"),
    ],
    {
      uses: `type Wrong = types.components["responses"]["BadRequest"]["content"]["application/json"];
const wrong: Wrong = { code: "a", message: "b" };\nwrong.code;`,
    },
  ),
  ...using(`const siteId: types.components["parameters"]["siteId"] = "a";\nawait api.readSite(client, { path: { siteId } });`, [
    breaking("code", "a shared parameter loses its name", [...[SITE, EVENTS, FOLDER].map((file) => edit(file, "$ref: ../shared/siteId.yaml", SITE_ID)), remove(shared("siteId"))]),
  ]),
  compatible("code", "a response gets a name", [edit(SITES, TAKEN, "{ $ref: ../shared/Taken.yaml }"), write(shared("Taken"), TAKEN)], {
    uses: `type Taken = types.operations["createSite"]["responses"][409]["content"]["application/json"];
const taken = {} as Taken;\ntaken.code.trim();`,
  }),
];
