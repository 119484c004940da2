import { EVENTS, SITE, SITES } from "../harness/files.js";
import { after, breaking, compatible, cut, edit, using, type Row } from "../harness/row.js";

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
  ...using(`await api.sendOrder(client, { path: { siteId: "a" } });`, [
    breaking("request", "a body has to be sent", after(EVENTS, "order.\n", "    required: true\n")),
  ]),
  ...using(`await api.updateSite(client, { path: { siteId: "a" }, body: { name: "b" } });`, [
    compatible(
      "request",
      "a body may be left out",
      edit(SITE, "    description: What to change.\n    required: true\n", "    description: What to change.\n"),
    ),
    breaking("request", "another schema of a body", edit(SITE, "../schemas/UpdateSiteBody.yaml", "../schemas/Limits.yaml")),
  ]),
  ...using(`await api.sendOrder(client, { path: { siteId: "a" }, body: { type: "stop" } });`, [
    breaking("request", "a body is gone", cut(EVENTS, ORDER)),
  ]),
  ...using(remove, [
    compatible("request", "a body may be sent", edit(SITE, "  operationId: deleteSite\n", `  operationId: deleteSite\n${BODY(false)}`)),
    breaking(
      "request",
      "a body has to be sent where there was none",
      edit(SITE, "  operationId: deleteSite\n", `  operationId: deleteSite\n${BODY(true)}`),
    ),
  ]),
  ...using(create, [
    breaking(
      "request",
      "another media type of a body",
      edit(SITES, CREATE, CREATE.replace("application/json", "application/x-www-form-urlencoded")),
    ),
    compatible("request", "a further media type of a body", edit(SITES, CREATE, BOTH)),
  ]),
  ...using(`await api.createSite(client, { body: { name: "a", region: "north" }, contentType: "application/x-www-form-urlencoded" });`, [
    breaking("request", "a media type fewer of a body", edit(SITES, BOTH, CREATE), { given: [edit(SITES, CREATE, BOTH)] }),
  ]),
];
