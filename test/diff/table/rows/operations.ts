import { EVENTS, FOLDER, ROOT, SITE, SITES, USAGE } from "../support/files.js";
import { edit, remove, type Row, write, compatible, breaking, risky } from "../support/row.js";

const REGIONS = `get:
  tags: [Sites]
  summary: List regions
  operationId: listRegions
  responses:
    "200":
      description: The regions.
      content:
        application/json:
          schema:
            type: array
            items:
              type: string
`;

const DELETE = `delete:
  tags: [Sites]
  summary: Delete a site
  operationId: deleteSite
  responses:
    "204":
      description: The site is gone.
    "401":
      $ref: ../shared/Unauthorized.yaml
    "404":
      $ref: ../shared/NotFound.yaml
`;

const READ_EVENT = `delete:
  tags: [Events]
  summary: Forget the events of a site
  operationId: forgetSiteEvents
  responses:
    "204":
      description: They are forgotten.
`;

const KNOWN = "  description: Makes a site.\n";
const PARTLY_KNOWN = `${KNOWN}  x-detail: partial\n  parameters:\n    - $ref: ../shared/furtherQuery.yaml\n`;

/** Operations that come, go, move and are deprecated. */
export const OPERATIONS: readonly Row[] = [
  compatible(
    "both",
    "an operation on a new path",
    [
      edit(ROOT, "  /v1/sites:\n", "  /v1/regions:\n    $ref: paths/v1@regions.yaml\n  /v1/sites:\n"),
      write("paths/v1@regions.yaml", REGIONS),
    ],
    `await api.readSite(client, { path: { siteId: "a" } });`,
  ),
  compatible(
    "both",
    "an operation on a path that there is",
    edit(EVENTS, "post:\n", `${READ_EVENT}post:\n`),
    `await api.listSiteEvents(client, { path: { siteId: "a" } });`,
  ),
  breaking("both", "an operation is gone", edit(SITE, DELETE, ""), `await api.deleteSite(client, { path: { siteId: "a" } });`),
  breaking(
    "both",
    "a path is gone with its operations",
    [edit(ROOT, "  /v1/sites/{siteId}/folder:\n    $ref: paths/v1@sites@{siteId}@folder.yaml\n", ""), remove(FOLDER)],
    `await client.GET("/v1/sites/{siteId}/folder", { params: { path: { siteId: "a" }, query: { depth: 1 } } });`,
  ),
  breaking(
    "both",
    "an operation on another path",
    edit(ROOT, "  /v1/sites/{siteId}/folder:\n", "  /v2/sites/{siteId}/folder:\n"),
    `await client.GET("/v1/sites/{siteId}/folder", { params: { path: { siteId: "a" }, query: { depth: 1 } } });`,
  ),
  breaking(
    "both",
    "an operation by another method",
    edit(SITE, "patch:\n", "put:\n"),
    `await client.PATCH("/v1/sites/{siteId}", { params: { path: { siteId: "a" } }, body: { name: "b" } });`,
  ),
  compatible(
    "both",
    "an operation is deprecated",
    edit(SITE, "  operationId: deleteSite\n", "  operationId: deleteSite\n  deprecated: true\n"),
    `await api.deleteSite(client, { path: { siteId: "a" } });`,
  ),
  breaking(
    "code",
    "an operation is no longer known in full",
    edit(SITES, KNOWN, PARTLY_KNOWN),
    `const site = await api.createSite(client, { body: { name: "a", region: "north" } });
site.name.trim();`,
  ),
  compatible(
    "both",
    "a deprecated operation is so no more",
    edit(SITE, "  deprecated: true\n", ""),
    `await api.deleteSite(client, { path: { siteId: "a" } });`,
    { given: [edit(SITE, "  operationId: deleteSite\n", "  operationId: deleteSite\n  deprecated: true\n")] },
  ),
  risky(
    "code",
    "an operation that is known in part becomes known in full",
    edit(SITES, PARTLY_KNOWN, KNOWN),
    `const site = (await api.createSite(client, { body: { name: "a", region: "north" } })) as types.Site;
site.name.trim();`,
    {
      given: [edit(SITES, KNOWN, PARTLY_KNOWN)],
      exhaustive: `await api.createSite(client, { body: { name: "a", region: "north" }, query: { anything: "else" } });`,
    },
  ),
  risky(
    "code",
    "an operation that is known by its path becomes known in part",
    [edit(USAGE, "x-detail: index", "x-detail: partial"), edit(USAGE, '"2XX":', '"200":')],
    `await api.readUsage(client, { query: { anything: "else" }, parseAs: "text" });`,
    {
      exhaustive: `type Usage = types.operations["readUsage"]["responses"]["2XX"];
const usage = {} as Usage;
usage.headers;`,
    },
  ),
  breaking(
    "code",
    "an operation that is known by its path becomes known under another name",
    [edit(USAGE, "operationId: readUsage", "operationId: readTheUsage"), edit(USAGE, "x-detail: index", "x-detail: partial")],
    `await api.readUsage(client);`,
  ),
  breaking(
    "request",
    "an operation that is known in part becomes known in full, and asks for a body that it did without",
    [
      edit(SITES, PARTLY_KNOWN, KNOWN),
      edit(
        SITES,
        "    content:\n      application/json:\n        schema:\n          $ref: ../schemas/CreateSiteBody.yaml",
        "    required: true\n    content:\n      application/json:\n        schema:\n          $ref: ../schemas/CreateSiteBody.yaml",
      ),
    ],
    `await api.createSite(client);`,
    { given: [edit(SITES, KNOWN, PARTLY_KNOWN), edit(SITES, "    required: true\n    content:", "    content:")] },
  ),
];
