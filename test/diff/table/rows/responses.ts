import { EVENTS, HEALTH, schema, SITE, SITES } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, using, write, type Row } from "../harness/row.js";

const CREATED = `    "201":
      description: The site.
      content:
        application/json:
          schema:
            $ref: ../schemas/Site.yaml
`;
const TAKEN = `    "409":
      description: The name is taken.
      content:
        application/json:
          schema:
            $ref: ../schemas/Problem.yaml
`;
const TOTAL = `      headers:
        x-total:
          description: How many sites there are.
          required: true
          schema:
            type: integer
`;
const LIST_HEADER = {
  from: "          required: true\n          schema:\n            type: integer\n",
  to: "          required: true\n          explode: false\n          schema:\n            type: object\n            properties:\n              now:\n                type: string\n",
};
const HEALTHY = `            type: object
            required: [status]
            properties:
              status:
                type: string
                enum: [up, slow]
              since:
                type: string
                format: date-time
`;

const create = `const site = await api.createSite(client, { body: { name: "a", region: "north" } });
site.name.trim();`;
const total = `const headers = {} as types.operations["listSites"]["responses"][200]["headers"];
const total: number = headers["x-total"];
total.toFixed();`;

/** Statuses, header fields and media types of answers. */
export const RESPONSES: readonly Row[] = [
  ...using(create, [
    compatible("response", "a further success with the same body", edit(SITES, CREATED, `${CREATED.replace("201", "200")}${CREATED}`)),
    breaking(
      "response",
      "a further success with another body",
      edit(SITES, CREATED, `${CREATED}${CREATED.replace("201", "202").replace("Site.yaml", "Limits.yaml")}`),
    ),
    breaking("response", "a further success without a body", after(SITES, CREATED, '    "202":\n      description: It will be made.\n')),
    compatible("response", "an error status is new", edit(SITES, TAKEN, `${TAKEN}${TAKEN.replace("409", "429")}`)),
    compatible("response", "an answer to all other statuses is new", edit(SITES, TAKEN, `${TAKEN}${TAKEN.replace('"409"', "default")}`)),
    compatible("response", "a further media type of an error", after(SITES, TAKEN, "        text/plain: { schema: { type: string } }\n")),
  ]),
  ...using(`const site = {} as types.operations["createSite"]["responses"][201]["content"]["application/json"];\nsite.name.trim();`, [
    breaking("response", "another status of the success", edit(SITES, '"201":', '"200":')),
  ]),
  ...using("const health = await api.readHealth(client);\nhealth.status;", [
    breaking(
      "response",
      "a success has no body any more",
      cut(HEALTH, `      content:\n        application/json:\n          schema:\n${HEALTHY}`),
    ),
    breaking(
      "response",
      "another media type of an answer",
      edit(HEALTH, `application/json:\n          schema:\n${HEALTHY}`, "text/plain:\n          schema:\n            type: string\n"),
    ),
    breaking("response", "a further media type of an answer", after(HEALTH, HEALTHY, "        text/plain: { schema: { type: string } }\n")),
  ]),
  risky(
    "response",
    "a success has a body now",
    after(EVENTS, "taken.\n", "      content: { application/json: { schema: { $ref: ../schemas/Limits.yaml } } }\n"),
    {
      exhaustive: `const nothing: undefined = await api.sendOrder(client, { path: { siteId: "a" } });
return nothing;`,
      uses: `await api.sendOrder(client, { path: { siteId: "a" } });`,
    },
  ),
  breaking(
    "response",
    "a deletion answers with a body",
    edit(SITE, `    "204":\n      description: The site is gone.\n`, CREATED.replace("201", "200")),
    { uses: `type Gone = types.operations["deleteSite"]["responses"][204];\nconst gone = {} as Gone;\ngone.headers;` },
  ),
  ...using(
    `type Taken = types.operations["createSite"]["responses"][409]["content"]["application/json"];\nconst taken = {} as Taken;\ntaken.code.trim();`,
    [
      breaking("response", "an error status is gone", cut(SITES, TAKEN)),
      breaking("response", "another body of an error", [
        edit(SITES, TAKEN, TAKEN.replace("Problem", "Conflict")),
        write(schema("Conflict"), "type: object\nrequired: [taken]\nproperties:\n  taken:\n    type: string\n"),
      ]),
    ],
  ),
  compatible(
    "response",
    "a header field is new",
    after(SITE, "site.\n", "      headers:\n        x-cache:\n          schema: { type: string }\n"),
    { uses: `const headers = {} as types.operations["readSite"]["responses"][200]["headers"];\nheaders["content-type"];` },
  ),
  ...using(total, [
    breaking("response", "a header field is gone", cut(SITES, TOTAL)),
    breaking("response", "a header field may be absent", edit(SITES, "required: true\n          schema:", "schema:")),
    breaking(
      "response",
      "another type of a header field",
      edit(SITES, "schema:\n            type: integer", "schema:\n            type: string"),
    ),
  ]),
  ...using(`const headers = {} as types.operations["listSites"]["responses"][200]["headers"];\nheaders["x-total"]?.toFixed();`, [
    compatible(
      "response",
      "a header field is always there",
      before(SITES, "schema:\n            type: integer", "required: true\n          "),
      { given: [edit(SITES, "required: true\n          schema:", "schema:")] },
    ),
  ]),
  risky("response", "a header field is written in another way", edit(SITES, "explode: false", "explode: true"), {
    given: [edit(SITES, LIST_HEADER.from, LIST_HEADER.to)],
    wire: "how a value is written is no type",
    uses: `const headers = {} as types.operations["listSites"]["responses"][200]["headers"];\nheaders["x-total"];`,
  }),
  breaking(
    "response",
    "a media type fewer of an answer",
    cut(HEALTH, "        text/plain:\n          schema:\n            type: string\n"),
    {
      given: [after(HEALTH, HEALTHY, "        text/plain:\n          schema:\n            type: string\n")],
      uses: `type Health = types.operations["readHealth"]["responses"][200]["content"]["text/plain"];
const health: Health = await api.readHealth(client).then(String);
health.trim();`,
    },
  ),
  breaking("response", "a media type fewer of an error", cut(SITES, "        text/plain:\n          schema:\n            type: string\n"), {
    given: [after(SITES, TAKEN, "        text/plain:\n          schema:\n            type: string\n")],
    uses: `type Taken = types.operations["createSite"]["responses"][409]["content"]["text/plain"];\nconst taken = "" as Taken;\ntaken.trim();`,
  }),
];
