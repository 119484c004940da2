import { EVENTS, FOLDER, ROOT, SITE, SITES, USAGE } from "../support/files.js";
import { edit, remove, type Row, write } from "../support/row.js";

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
  {
    name: "an operation on a new path",
    edits: [
      edit(ROOT, "  /v1/sites:\n", "  /v1/regions:\n    $ref: paths/v1@regions.yaml\n  /v1/sites:\n"),
      write("paths/v1@regions.yaml", REGIONS),
    ],
    verdict: "compatible",
    side: "both",
    uses: `await api.readSite(client, { path: { siteId: "a" } });`,
  },
  {
    name: "an operation on a path that there is",
    edits: [edit(EVENTS, "post:\n", `${READ_EVENT}post:\n`)],
    verdict: "compatible",
    side: "both",
    uses: `await api.listSiteEvents(client, { path: { siteId: "a" } });`,
  },
  {
    name: "an operation is gone",
    edits: [edit(SITE, DELETE, "")],
    verdict: "breaking",
    side: "both",
    uses: `await api.deleteSite(client, { path: { siteId: "a" } });`,
  },
  {
    name: "a path is gone with its operations",
    edits: [edit(ROOT, "  /v1/sites/{siteId}/folder:\n    $ref: paths/v1@sites@{siteId}@folder.yaml\n", ""), remove(FOLDER)],
    verdict: "breaking",
    side: "both",
    uses: `await client.GET("/v1/sites/{siteId}/folder", { params: { path: { siteId: "a" }, query: { depth: 1 } } });`,
  },
  {
    name: "an operation on another path",
    edits: [edit(ROOT, "  /v1/sites/{siteId}/folder:\n", "  /v2/sites/{siteId}/folder:\n")],
    verdict: "breaking",
    side: "both",
    uses: `await client.GET("/v1/sites/{siteId}/folder", { params: { path: { siteId: "a" }, query: { depth: 1 } } });`,
  },
  {
    name: "an operation by another method",
    edits: [edit(SITE, "patch:\n", "put:\n")],
    verdict: "breaking",
    side: "both",
    uses: `await client.PATCH("/v1/sites/{siteId}", { params: { path: { siteId: "a" } }, body: { name: "b" } });`,
  },
  {
    name: "an operation is deprecated",
    edits: [edit(SITE, "  operationId: deleteSite\n", "  operationId: deleteSite\n  deprecated: true\n")],
    verdict: "compatible",
    side: "both",
    uses: `await api.deleteSite(client, { path: { siteId: "a" } });`,
  },
  {
    name: "an operation is no longer known in full",
    edits: [edit(SITES, KNOWN, PARTLY_KNOWN)],
    verdict: "breaking",
    side: "code",
    uses: `const site = await api.createSite(client, { body: { name: "a", region: "north" } });
site.name.trim();`,
  },
  {
    name: "a deprecated operation is so no more",
    given: [edit(SITE, "  operationId: deleteSite\n", "  operationId: deleteSite\n  deprecated: true\n")],
    edits: [edit(SITE, "  deprecated: true\n", "")],
    verdict: "compatible",
    side: "both",
    uses: `await api.deleteSite(client, { path: { siteId: "a" } });`,
  },
  {
    name: "an operation that is known in part becomes known in full",
    given: [edit(SITES, KNOWN, PARTLY_KNOWN)],
    edits: [edit(SITES, PARTLY_KNOWN, KNOWN)],
    verdict: "risky",
    side: "code",
    uses: `const site = (await api.createSite(client, { body: { name: "a", region: "north" } })) as types.Site;
site.name.trim();`,
    exhaustive: `await api.createSite(client, { body: { name: "a", region: "north" }, query: { anything: "else" } });`,
  },
  {
    name: "an operation that is known by its path becomes known in part",
    edits: [edit(USAGE, "x-detail: index", "x-detail: partial"), edit(USAGE, '"2XX":', '"200":')],
    verdict: "risky",
    side: "code",
    uses: `await api.readUsage(client, { query: { anything: "else" }, parseAs: "text" });`,
    exhaustive: `type Usage = types.operations["readUsage"]["responses"]["2XX"];
const usage = {} as Usage;
usage.headers;`,
  },
  {
    name: "an operation that is known by its path becomes known under another name",
    edits: [edit(USAGE, "operationId: readUsage", "operationId: readTheUsage"), edit(USAGE, "x-detail: index", "x-detail: partial")],
    verdict: "breaking",
    side: "code",
    uses: `await api.readUsage(client);`,
  },
  {
    name: "an operation that is known in part becomes known in full, and asks for a body that it did without",
    given: [edit(SITES, KNOWN, PARTLY_KNOWN), edit(SITES, "    required: true\n    content:", "    content:")],
    edits: [
      edit(SITES, PARTLY_KNOWN, KNOWN),
      edit(
        SITES,
        "    content:\n      application/json:\n        schema:\n          $ref: ../schemas/CreateSiteBody.yaml",
        "    required: true\n    content:\n      application/json:\n        schema:\n          $ref: ../schemas/CreateSiteBody.yaml",
      ),
    ],
    verdict: "breaking",
    side: "request",
    uses: `await api.createSite(client);`,
  },
];
