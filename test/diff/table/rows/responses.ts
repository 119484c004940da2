import { EVENTS, HEALTH, schema, SITE, SITES } from "../support/files.js";
import { edit, type Row, write } from "../support/row.js";

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
  {
    name: "a further success with the same body",
    edits: [edit(SITES, CREATED, `${CREATED.replace("201", "200")}${CREATED}`)],
    verdict: "compatible",
    side: "response",
    uses: create,
  },
  {
    name: "a further success with another body",
    edits: [edit(SITES, CREATED, `${CREATED}${CREATED.replace("201", "202").replace("Site.yaml", "Limits.yaml")}`)],
    verdict: "breaking",
    side: "response",
    uses: create,
  },
  {
    name: "a further success without a body",
    edits: [edit(SITES, CREATED, `${CREATED}    "202":\n      description: It will be made.\n`)],
    verdict: "breaking",
    side: "response",
    uses: create,
  },
  {
    name: "another status of the success",
    edits: [edit(SITES, CREATED, CREATED.replace("201", "200"))],
    verdict: "breaking",
    side: "response",
    uses: `const site = {} as types.operations["createSite"]["responses"][201]["content"]["application/json"];
site.name.trim();`,
  },
  {
    name: "a success has no body any more",
    edits: [edit(HEALTH, `      content:\n        application/json:\n          schema:\n${HEALTHY}`, "")],
    verdict: "breaking",
    side: "response",
    uses: `const health = await api.readHealth(client);
health.status;`,
  },
  {
    name: "a success has a body now",
    edits: [
      edit(
        EVENTS,
        "      description: The order is taken.\n",
        "      description: The order is taken.\n      content:\n        application/json:\n          schema:\n            $ref: ../schemas/Limits.yaml\n",
      ),
    ],
    verdict: "risky",
    side: "response",
    uses: `await api.sendOrder(client, { path: { siteId: "a" } });`,
    exhaustive: `const nothing: undefined = await api.sendOrder(client, { path: { siteId: "a" } });
return nothing;`,
  },
  {
    name: "a deletion answers with a body",
    edits: [edit(SITE, `    "204":\n      description: The site is gone.\n`, CREATED.replace("201", "200"))],
    verdict: "breaking",
    side: "response",
    uses: `type Gone = types.operations["deleteSite"]["responses"][204];
const gone = {} as Gone;
gone.headers;`,
  },
  {
    name: "an error status is new",
    edits: [edit(SITES, TAKEN, `${TAKEN}${TAKEN.replace("409", "429")}`)],
    verdict: "compatible",
    side: "response",
    uses: create,
  },
  {
    name: "an answer to all other statuses is new",
    edits: [edit(SITES, TAKEN, `${TAKEN}${TAKEN.replace('"409"', "default")}`)],
    verdict: "compatible",
    side: "response",
    uses: create,
  },
  {
    name: "an error status is gone",
    edits: [edit(SITES, TAKEN, "")],
    verdict: "breaking",
    side: "response",
    uses: `type Taken = types.operations["createSite"]["responses"][409]["content"]["application/json"];
const taken = {} as Taken;
taken.code.trim();`,
  },
  {
    name: "another body of an error",
    edits: [
      edit(SITES, TAKEN, TAKEN.replace("Problem", "Conflict")),
      write(schema("Conflict"), "type: object\nrequired: [taken]\nproperties:\n  taken:\n    type: string\n"),
    ],
    verdict: "breaking",
    side: "response",
    uses: `type Taken = types.operations["createSite"]["responses"][409]["content"]["application/json"];
const taken = {} as Taken;
taken.code.trim();`,
  },
  {
    name: "a header field is new",
    edits: [
      edit(
        SITE,
        "      description: The site.\n",
        "      description: The site.\n      headers:\n        x-cache:\n          schema:\n            type: string\n",
      ),
    ],
    verdict: "compatible",
    side: "response",
    uses: `const headers = {} as types.operations["readSite"]["responses"][200]["headers"];
headers["content-type"];`,
  },
  { name: "a header field is gone", edits: [edit(SITES, TOTAL, "")], verdict: "breaking", side: "response", uses: total },
  {
    name: "a header field may be absent",
    edits: [
      edit(SITES, "          required: true\n          schema:\n            type: integer", "          schema:\n            type: integer"),
    ],
    verdict: "breaking",
    side: "response",
    uses: total,
  },
  {
    name: "another type of a header field",
    edits: [
      edit(
        SITES,
        "          required: true\n          schema:\n            type: integer",
        "          required: true\n          schema:\n            type: string",
      ),
    ],
    verdict: "breaking",
    side: "response",
    uses: total,
  },
  {
    name: "another media type of an answer",
    edits: [edit(HEALTH, `application/json:\n          schema:\n${HEALTHY}`, "text/plain:\n          schema:\n            type: string\n")],
    verdict: "breaking",
    side: "response",
    uses: `const health = await api.readHealth(client);
health.status;`,
  },
  {
    name: "a further media type of an answer",
    edits: [edit(HEALTH, HEALTHY, `${HEALTHY}        text/plain:\n          schema:\n            type: string\n`)],
    verdict: "breaking",
    side: "response",
    uses: `const health = await api.readHealth(client);
health.status;`,
  },
  {
    name: "a header field is always there",
    given: [
      edit(SITES, "          required: true\n          schema:\n            type: integer", "          schema:\n            type: integer"),
    ],
    edits: [
      edit(SITES, "          schema:\n            type: integer", "          required: true\n          schema:\n            type: integer"),
    ],
    verdict: "compatible",
    side: "response",
    uses: `const headers = {} as types.operations["listSites"]["responses"][200]["headers"];
headers["x-total"]?.toFixed();`,
  },
  {
    name: "a header field is written in another way",
    given: [edit(SITES, LIST_HEADER.from, LIST_HEADER.to)],
    edits: [edit(SITES, "          required: true\n          explode: false\n", "          required: true\n          explode: true\n")],
    verdict: "risky",
    side: "response",
    uses: `const headers = {} as types.operations["listSites"]["responses"][200]["headers"];
headers["x-total"];`,
    wire: "how a value is written is no type",
  },
  {
    name: "a media type fewer of an answer",
    given: [edit(HEALTH, HEALTHY, `${HEALTHY}        text/plain:\n          schema:\n            type: string\n`)],
    edits: [edit(HEALTH, "        text/plain:\n          schema:\n            type: string\n", "")],
    verdict: "breaking",
    side: "response",
    uses: `type Health = types.operations["readHealth"]["responses"][200]["content"]["text/plain"];
const health: Health = await api.readHealth(client).then(String);
health.trim();`,
  },
  {
    name: "a further media type of an error",
    edits: [edit(SITES, TAKEN, `${TAKEN}        text/plain:\n          schema:\n            type: string\n`)],
    verdict: "compatible",
    side: "response",
    uses: create,
  },
  {
    name: "a media type fewer of an error",
    given: [edit(SITES, TAKEN, `${TAKEN}        text/plain:\n          schema:\n            type: string\n`)],
    edits: [edit(SITES, "        text/plain:\n          schema:\n            type: string\n", "")],
    verdict: "breaking",
    side: "response",
    uses: `type Taken = types.operations["createSite"]["responses"][409]["content"]["text/plain"];
const taken = "" as Taken;
taken.trim();`,
  },
];
