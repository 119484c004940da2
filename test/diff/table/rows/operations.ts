import { EVENTS, FOLDER, readsSite, ROOT, SITE, SITES, USAGE } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, remove, risky, using, write, type Row } from "../harness/row.js";

const REGIONS = `get:
  tags: [Sites]
  summary: List regions
  operationId: listRegions
  responses:
    "200": { description: The regions., content: { application/json: { schema: { type: array, items: { type: string } } } } }
`;
const DELETE = `delete:
  tags: [Sites]
  summary: Delete a site
  operationId: deleteSite
  responses:
    "204": { description: The site is gone. }
    "401": { $ref: ../shared/Unauthorized.yaml }
    "404": { $ref: ../shared/NotFound.yaml }
`;
const FORGET = `delete:
  tags: [Events]
  summary: Forget the events of a site
  operationId: forgetSiteEvents
  responses: { "204": { description: They are forgotten. } }
`;

const KNOWN = "  description: Makes a site.\n";
const PARTLY_KNOWN = `${KNOWN}  x-detail: partial\n  parameters: [{ $ref: ../shared/furtherQuery.yaml }]\n`;

// prettier-ignore
export const OPERATIONS: readonly Row[] = [
  compatible("both", "an operation on a new path", [before(ROOT, "/v1/sites:", "/v1/regions: { $ref: paths/v1@regions.yaml }\n  "), write("paths/v1@regions.yaml", REGIONS)], readsSite),
  compatible("both", "an operation on a path that there is", before(EVENTS, "post:\n", FORGET), `await api.listSiteEvents(client, { path: { siteId: "a" } });`),
  ...using(`await api.deleteSite(client, { path: { siteId: "a" } });`, [
    breaking("both", "an operation is gone", cut(SITE, DELETE)),
    breaking("both", "a deprecated operation is gone", cut(SITE, DELETE.replace("deleteSite\n", "deleteSite\n  deprecated: true\n")), { given: [after(SITE, "deleteSite\n", "  deprecated: true\n")] }),
    compatible("both", "an operation is deprecated", after(SITE, "deleteSite\n", "  deprecated: true\n")),
    compatible("both", "a deprecated operation is so no more", cut(SITE, "  deprecated: true\n"), { given: [after(SITE, "deleteSite\n", "  deprecated: true\n")] }),
  ]),
  ...using(`await client.GET("/v1/sites/{siteId}/folder", { params: { path: { siteId: "a" }, query: { depth: 1 } } });`, [
    breaking("both", "a path is gone with its operations", [cut(ROOT, `  /v1/sites/{siteId}/folder: { $ref: "paths/v1@sites@{siteId}@folder.yaml" }\n`), remove(FOLDER)]),
    breaking("both", "an operation on another path", edit(ROOT, "/v1/sites/{siteId}/folder:", "/v2/sites/{siteId}/folder:")),
  ]),
  breaking("both", "an operation by another method", edit(SITE, "patch:", "put:"), `await client.PATCH("/v1/sites/{siteId}", { params: { path: { siteId: "a" } }, body: { name: "b" } });`),
  breaking("code", "an operation is no longer known in full", edit(SITES, KNOWN, PARTLY_KNOWN), `const site = await api.createSite(client, { body: { name: "a", region: "north" } });\nsite.name.trim();`),
  risky("code", "an operation that is known in part becomes known in full", edit(SITES, PARTLY_KNOWN, KNOWN), {
    given: [edit(SITES, KNOWN, PARTLY_KNOWN)],
    exhaustive: `await api.createSite(client, { body: { name: "a", region: "north" }, query: { anything: "else" } });`,
    uses: `const site = (await api.createSite(client, { body: { name: "a", region: "north" } })) as types.Site;\nsite.name.trim();`,
  }),
  risky(
    "code",
    "an operation that is known by its path becomes known in part",
    [edit(USAGE, "index", "partial"), edit(USAGE, "2XX", "200")],
    {
      exhaustive: `type Usage = types.operations["readUsage"]["responses"]["2XX"];\nconst usage = {} as Usage;\nusage.headers;`,
      uses: `await api.readUsage(client, { query: { anything: "else" }, parseAs: "text" });`,
    },
  ),
  breaking("code", "an operation that is known by its path becomes known under another name", [edit(USAGE, "readUsage", "readTheUsage"), edit(USAGE, "index", "partial")], `await api.readUsage(client);`),
  breaking(
    "request",
    "an operation that is known in part becomes known in full, and asks for a body that it did without",
    [edit(SITES, PARTLY_KNOWN, KNOWN), after(SITES, "to make.\n", "    required: true\n")],
    { given: [edit(SITES, KNOWN, PARTLY_KNOWN), cut(SITES, "    required: true\n")], uses: `await api.createSite(client);` },
  ),
];
