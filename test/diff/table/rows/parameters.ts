import { FOLDER, SITE, SITES } from "../support/files.js";
import { edit, type Row, compatible, breaking } from "../support/row.js";

const REGION = "    - name: region\n      in: query\n      schema:\n        type: string\n";
const ARCHIVED = `    - name: archived
      in: query
      description: Whether archived sites are listed too.
      deprecated: true
      schema:
        type: boolean
        default: false
`;
const DEPTH = `  parameters:
    - name: depth
      in: query
      description: How deep to look.
      required: true
      schema:
        type: integer
        minimum: 0
`;

const search = `await api.listSites(client, { query: { search: "a" } });`;
const depth = `await api.readFolder(client, { path: { siteId: "a" }, query: { depth: 1 } });`;

/** Parameters of query, path and header. */
export const PARAMETERS: readonly Row[] = [
  compatible("request", "an optional query parameter is new", edit(SITES, "    - name: next\n", `${REGION}    - name: next\n`), search),
  breaking(
    "request",
    "a required query parameter is new",
    edit(SITES, "    - name: next\n", `${REGION.replace("query\n", "query\n      required: true\n")}    - name: next\n`),
    `await api.listSites(client);`,
  ),
  compatible(
    "request",
    "an optional header parameter is new",
    edit(
      SITE,
      "    - name: x-view\n",
      "    - name: x-language\n      in: header\n      schema:\n        type: string\n    - name: x-view\n",
    ),
    `await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`,
  ),
  breaking(
    "request",
    "an optional query parameter is gone",
    edit(SITES, ARCHIVED, ""),
    `await api.listSites(client, { query: { archived: true } });`,
  ),
  breaking("request", "a required query parameter is gone", edit(FOLDER, DEPTH, ""), depth),
  breaking(
    "request",
    "an optional parameter is required",
    edit(SITES, "      in: query\n      description: A text", "      in: query\n      required: true\n      description: A text"),
    `await api.listSites(client, { query: { limit: 3 } });`,
  ),
  compatible(
    "request",
    "a required parameter is optional",
    edit(FOLDER, "      required: true\n      schema:\n        type: integer", "      schema:\n        type: integer"),
    depth,
  ),
  breaking("request", "another name of a query parameter", edit(SITES, "    - name: search\n", "    - name: text\n"), search),
  breaking(
    "code",
    "another case of a header parameter's name",
    edit(SITE, "    - name: x-view\n", "    - name: X-View\n"),
    `await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`,
  ),
  breaking(
    "request",
    "a parameter goes from the query to the header",
    edit(SITES, "      in: query\n      description: A text", "      in: header\n      description: A text"),
    search,
  ),
  breaking(
    "request",
    "a parameter is written in another style",
    edit(SITES, "      description: Labels, of", "      explode: false\n      description: Labels, of"),
    `await api.listSites(client, { query: { labels: ["a", "b"] } });`,
    { wire: "the new packages write what the service reads now; those that are in use write what it read before" },
  ),
  compatible(
    "request",
    "a parameter is deprecated",
    edit(SITES, "      description: A text", "      deprecated: true\n      description: A text"),
    search,
  ),
  compatible(
    "request",
    "a parameter is no longer deprecated",
    edit(SITES, "      deprecated: true\n", ""),
    `await api.listSites(client, { query: { archived: true } });`,
  ),
  breaking(
    "request",
    "a parameter is written as JSON",
    edit(
      SITES,
      "      schema:\n        type: string\n        maxLength: 100\n",
      "      content:\n        application/json:\n          schema:\n            type: string\n",
    ),
    search,
    { wire: "the new packages write what the service reads now; those that are in use write what it read before" },
  ),
];
