import { EVENTS, SITE, SITES } from "../support/files.js";
import { edit, type Row } from "../support/row.js";

const BODY = (required: boolean): string => `  requestBody:
    required: ${String(required)}
    content:
      application/json:
        schema:
          type: object
          properties:
            reason:
              type: string
`;
const ORDER = `  requestBody:
    description: The order.
    content:
      application/json:
        schema:
          $ref: ../schemas/Order.yaml
`;
const CREATE = "    content:\n      application/json:\n        schema:\n          $ref: ../schemas/CreateSiteBody.yaml\n";

const BOTH = CREATE + CREATE.replace("    content:\n", "").replace("application/json", "application/x-www-form-urlencoded");

const remove = `await api.deleteSite(client, { path: { siteId: "a" } });`;
const create = `const body: types.operations["createSite"]["requestBody"]["content"]["application/json"] = { name: "a", region: "north" };
await api.createSite(client, { body });`;

/** Request bodies as a whole: there or not, required or not, of which media types. */
export const REQUEST_BODIES: readonly Row[] = [
  {
    name: "a body has to be sent",
    edits: [edit(EVENTS, "    description: The order.\n", "    description: The order.\n    required: true\n")],
    verdict: "breaking",
    side: "request",
    uses: `await api.sendOrder(client, { path: { siteId: "a" } });`,
  },
  {
    name: "a body may be left out",
    edits: [edit(SITE, "    description: What to change.\n    required: true\n", "    description: What to change.\n")],
    verdict: "compatible",
    side: "request",
    uses: `await api.updateSite(client, { path: { siteId: "a" }, body: { name: "b" } });`,
  },
  {
    name: "a body is gone",
    edits: [edit(EVENTS, ORDER, "")],
    verdict: "breaking",
    side: "request",
    uses: `await api.sendOrder(client, { path: { siteId: "a" }, body: { type: "stop" } });`,
  },
  {
    name: "a body may be sent",
    edits: [edit(SITE, "  operationId: deleteSite\n", `  operationId: deleteSite\n${BODY(false)}`)],
    verdict: "compatible",
    side: "request",
    uses: remove,
  },
  {
    name: "a body has to be sent where there was none",
    edits: [edit(SITE, "  operationId: deleteSite\n", `  operationId: deleteSite\n${BODY(true)}`)],
    verdict: "breaking",
    side: "request",
    uses: remove,
  },
  {
    name: "another media type of a body",
    edits: [edit(SITES, CREATE, CREATE.replace("application/json", "application/x-www-form-urlencoded"))],
    verdict: "breaking",
    side: "request",
    uses: create,
  },
  {
    name: "a further media type of a body",
    edits: [edit(SITES, CREATE, BOTH)],
    verdict: "compatible",
    side: "request",
    uses: create,
  },
  {
    name: "another schema of a body",
    edits: [edit(SITE, "          $ref: ../schemas/UpdateSiteBody.yaml\n", "          $ref: ../schemas/Limits.yaml\n")],
    verdict: "breaking",
    side: "request",
    uses: `await api.updateSite(client, { path: { siteId: "a" }, body: { name: "b" } });`,
  },
  {
    name: "a media type fewer of a body",
    given: [edit(SITES, CREATE, BOTH)],
    edits: [edit(SITES, BOTH, CREATE)],
    verdict: "breaking",
    side: "request",
    uses: `await api.createSite(client, { body: { name: "a", region: "north" }, contentType: "application/x-www-form-urlencoded" });`,
  },
];
