import { EVENTS, HEALTH, schema, SITE, SITES } from "../support/files.js";
import { edit, type Row, write, compatible, breaking, risky } from "../support/row.js";

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
  compatible(
    "response",
    "a further success with the same body",
    edit(SITES, CREATED, `${CREATED.replace("201", "200")}${CREATED}`),
    create,
  ),
  breaking(
    "response",
    "a further success with another body",
    edit(SITES, CREATED, `${CREATED}${CREATED.replace("201", "202").replace("Site.yaml", "Limits.yaml")}`),
    create,
  ),
  breaking(
    "response",
    "a further success without a body",
    edit(SITES, CREATED, `${CREATED}    "202":\n      description: It will be made.\n`),
    create,
  ),
  breaking(
    "response",
    "another status of the success",
    edit(SITES, CREATED, CREATED.replace("201", "200")),
    `const site = {} as types.operations["createSite"]["responses"][201]["content"]["application/json"];
site.name.trim();`,
  ),
  breaking(
    "response",
    "a success has no body any more",
    edit(HEALTH, `      content:\n        application/json:\n          schema:\n${HEALTHY}`, ""),
    `const health = await api.readHealth(client);
health.status;`,
  ),
  risky(
    "response",
    "a success has a body now",
    edit(
      EVENTS,
      "      description: The order is taken.\n",
      "      description: The order is taken.\n      content:\n        application/json:\n          schema:\n            $ref: ../schemas/Limits.yaml\n",
    ),
    `await api.sendOrder(client, { path: { siteId: "a" } });`,
    {
      exhaustive: `const nothing: undefined = await api.sendOrder(client, { path: { siteId: "a" } });
return nothing;`,
    },
  ),
  breaking(
    "response",
    "a deletion answers with a body",
    edit(SITE, `    "204":\n      description: The site is gone.\n`, CREATED.replace("201", "200")),
    `type Gone = types.operations["deleteSite"]["responses"][204];
const gone = {} as Gone;
gone.headers;`,
  ),
  compatible("response", "an error status is new", edit(SITES, TAKEN, `${TAKEN}${TAKEN.replace("409", "429")}`), create),
  compatible(
    "response",
    "an answer to all other statuses is new",
    edit(SITES, TAKEN, `${TAKEN}${TAKEN.replace('"409"', "default")}`),
    create,
  ),
  breaking(
    "response",
    "an error status is gone",
    edit(SITES, TAKEN, ""),
    `type Taken = types.operations["createSite"]["responses"][409]["content"]["application/json"];
const taken = {} as Taken;
taken.code.trim();`,
  ),
  breaking(
    "response",
    "another body of an error",
    [
      edit(SITES, TAKEN, TAKEN.replace("Problem", "Conflict")),
      write(schema("Conflict"), "type: object\nrequired: [taken]\nproperties:\n  taken:\n    type: string\n"),
    ],
    `type Taken = types.operations["createSite"]["responses"][409]["content"]["application/json"];
const taken = {} as Taken;
taken.code.trim();`,
  ),
  compatible(
    "response",
    "a header field is new",
    edit(
      SITE,
      "      description: The site.\n",
      "      description: The site.\n      headers:\n        x-cache:\n          schema:\n            type: string\n",
    ),
    `const headers = {} as types.operations["readSite"]["responses"][200]["headers"];
headers["content-type"];`,
  ),
  breaking("response", "a header field is gone", edit(SITES, TOTAL, ""), total),
  breaking(
    "response",
    "a header field may be absent",
    edit(SITES, "          required: true\n          schema:\n            type: integer", "          schema:\n            type: integer"),
    total,
  ),
  breaking(
    "response",
    "another type of a header field",
    edit(
      SITES,
      "          required: true\n          schema:\n            type: integer",
      "          required: true\n          schema:\n            type: string",
    ),
    total,
  ),
  breaking(
    "response",
    "another media type of an answer",
    edit(HEALTH, `application/json:\n          schema:\n${HEALTHY}`, "text/plain:\n          schema:\n            type: string\n"),
    `const health = await api.readHealth(client);
health.status;`,
  ),
  breaking(
    "response",
    "a further media type of an answer",
    edit(HEALTH, HEALTHY, `${HEALTHY}        text/plain:\n          schema:\n            type: string\n`),
    `const health = await api.readHealth(client);
health.status;`,
  ),
  compatible(
    "response",
    "a header field is always there",
    edit(SITES, "          schema:\n            type: integer", "          required: true\n          schema:\n            type: integer"),
    `const headers = {} as types.operations["listSites"]["responses"][200]["headers"];
headers["x-total"]?.toFixed();`,
    {
      given: [
        edit(
          SITES,
          "          required: true\n          schema:\n            type: integer",
          "          schema:\n            type: integer",
        ),
      ],
    },
  ),
  risky(
    "response",
    "a header field is written in another way",
    edit(SITES, "          required: true\n          explode: false\n", "          required: true\n          explode: true\n"),
    `const headers = {} as types.operations["listSites"]["responses"][200]["headers"];
headers["x-total"];`,
    { given: [edit(SITES, LIST_HEADER.from, LIST_HEADER.to)], wire: "how a value is written is no type" },
  ),
  breaking(
    "response",
    "a media type fewer of an answer",
    edit(HEALTH, "        text/plain:\n          schema:\n            type: string\n", ""),
    `type Health = types.operations["readHealth"]["responses"][200]["content"]["text/plain"];
const health: Health = await api.readHealth(client).then(String);
health.trim();`,
    { given: [edit(HEALTH, HEALTHY, `${HEALTHY}        text/plain:\n          schema:\n            type: string\n`)] },
  ),
  compatible(
    "response",
    "a further media type of an error",
    edit(SITES, TAKEN, `${TAKEN}        text/plain:\n          schema:\n            type: string\n`),
    create,
  ),
  breaking(
    "response",
    "a media type fewer of an error",
    edit(SITES, "        text/plain:\n          schema:\n            type: string\n", ""),
    `type Taken = types.operations["createSite"]["responses"][409]["content"]["text/plain"];
const taken = "" as Taken;
taken.trim();`,
    { given: [edit(SITES, TAKEN, `${TAKEN}        text/plain:\n          schema:\n            type: string\n`)] },
  ),
];
