import { EVENTS, HEALTH, schema, SITE, SITES } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, using, write, type Row } from "../harness/row.js";

const json = (schema: string): string => `content: { application/json: { schema: { $ref: ../schemas/${schema}.yaml } } }`;
const created = (status: number, schema = "Site"): string => `    "${status}": { description: The site., ${json(schema)} }\n`;
const TAKEN = `    "409": { description: The name is taken., ${json("Problem")} }\n`;
const TEXT = "text/plain: { schema: { type: string } }";
const TOTAL = "        x-total: { description: How many sites there are., required: true, schema: { type: integer } }\n";
const HEALTHY = "{ type: object, required: [status], properties: { status: { type: string, enum: [up, slow] } } }";

const create = `const site = await api.createSite(client, { body: { name: "a", region: "north" } });
site.name.trim();`;
const ofResponse = (name: string, type: string, code: string): string => `const ${name} = {} as types.operations[${type};\n${code}`;
const total = (code: string): string => ofResponse("headers", `"listSites"]["responses"][200]["headers"]`, code);

// prettier-ignore
export const RESPONSES: readonly Row[] = [
  ...using(create, [
    compatible("response", "a further success with the same body", before(SITES, created(201), created(200))),
    breaking("response", "a further success with another body", after(SITES, created(201), created(202, "Limits"))),
    breaking("response", "a further success without a body", after(SITES, created(201), '    "202": { description: It will be made. }\n')),
    compatible("response", "an error status is new", after(SITES, TAKEN, TAKEN.replace("409", "429"))),
    compatible("response", "a response to all other statuses is new", after(SITES, TAKEN, TAKEN.replace('"409"', "default"))),
    compatible("response", "a further media type of an error", edit(SITES, TAKEN, TAKEN.replace(" } }\n", `, ${TEXT} } }\n`))),
  ]),
  breaking("response", "a further success is gone", cut(SITES, created(200)), { given: [before(SITES, created(201), created(200))], uses: ofResponse("site", `"createSite"]["responses"][200]["content"]["application/json"]`, "site.name.trim();") }),
  breaking("response", "another status of the success", edit(SITES, '"201":', '"200":'), ofResponse("site", `"createSite"]["responses"][201]["content"]["application/json"]`, "site.name.trim();")),
  ...using("const health = await api.readHealth(client);\nhealth.status;", [
    breaking("response", "a success has no body any more", cut(HEALTH, `      content:\n        application/json: { schema: ${HEALTHY} }\n`)),
    breaking("response", "a response has no schema any more", edit(HEALTH, `{ schema: ${HEALTHY} }`, "{}")),
    breaking("response", "another media type of a response", edit(HEALTH, `application/json: { schema: ${HEALTHY} }`, TEXT)),
    compatible("response", "a further media type of a response", after(HEALTH, `${HEALTHY} }\n`, `        ${TEXT}\n`)),
  ]),
  compatible("response", "a response without a schema has one", edit(HEALTH, "application/json: {}", `application/json: { schema: ${HEALTHY} }`), {
    given: [edit(HEALTH, `{ schema: ${HEALTHY} }`, "{}")],
    uses: "const health: unknown = await api.readHealth(client);\nString(health);",
  }),
  risky("response", "a success has a body now", after(EVENTS, "taken.", `, ${json("Limits")}`), {
    exhaustive: `const nothing: undefined = await api.sendOrder(client, { path: { siteId: "a" } });\nreturn nothing;`,
    uses: `await api.sendOrder(client, { path: { siteId: "a" } });`,
  }),
  breaking("response", "a deletion returns a body", edit(SITE, `    "204": { description: The site is gone. }\n`, created(200)), {
    uses: `type Gone = types.operations["deleteSite"]["responses"][204];\nconst gone = {} as Gone;\ngone.headers;`,
  }),
  ...using(
    `type Taken = types.operations["createSite"]["responses"][409]["content"]["application/json"];\nconst taken = {} as Taken;\ntaken.code.trim();`,
    [
      breaking("response", "an error status is gone", cut(SITES, TAKEN)),
      breaking("response", "another body of an error", [edit(SITES, TAKEN, TAKEN.replace("Problem", "Conflict")), write(schema("Conflict"), "type: object\nrequired: [taken]\nproperties: { taken: { type: string } }\n")]),
    ],
  ),
  ...using(ofResponse("headers", `"readSite"]["responses"][200]["headers"]`, `headers["content-type"];`), [
    compatible("response", "a header field is new", after(SITE, "site.\n", "      headers: { x-cache: { schema: { type: string } } }\n")),
  ]),
  ...using(total(`const total: number = headers["x-total"];\ntotal.toFixed();`), [
    breaking("response", "a header field is gone", cut(SITES, `      headers:\n${TOTAL}`)),
    breaking("response", "a header field may be absent", edit(SITES, TOTAL, TOTAL.replace("required: true, ", ""))),
    breaking("response", "another type of a header field", edit(SITES, TOTAL, TOTAL.replace("integer", "string"))),
  ]),
  compatible("response", "a header field is always there", after(SITES, "there are., ", "required: true, "), {
    given: [edit(SITES, TOTAL, TOTAL.replace("required: true, ", ""))],
    uses: total(`headers["x-total"]?.toFixed();`),
  }),
  risky("response", "a header field is written in another way", edit(SITES, "explode: false", "explode: true"), {
    given: [edit(SITES, "schema: { type: integer }", "explode: false, schema: { type: object, properties: { now: { type: string } } }")],
    wire: "how a value is written is no type",
    uses: total(`headers["x-total"];`),
  }),
  breaking("response", "a media type fewer of a response", cut(HEALTH, `        ${TEXT}\n`), {
    given: [after(HEALTH, `${HEALTHY} }\n`, `        ${TEXT}\n`)],
    uses: `type Health = types.operations["readHealth"]["responses"][200]["content"]["text/plain"];
const health: Health = await api.readHealth(client).then(String);\nhealth.trim();`,
  }),
  breaking("response", "a media type fewer of an error", cut(SITES, `, ${TEXT}`), {
    given: [edit(SITES, TAKEN, TAKEN.replace(" } }\n", `, ${TEXT} } }\n`))],
    uses: `type Taken = types.operations["createSite"]["responses"][409]["content"]["text/plain"];\nconst taken = "" as Taken;\ntaken.trim();`,
  }),
];
