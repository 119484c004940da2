import { FOLDER, SITE, SITES } from "../harness/files.js";
import { before, breaking, compatible, cut, edit, using, type Row } from "../harness/row.js";

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
  ...using(search, [
    compatible("request", "an optional query parameter is new", edit(SITES, "    - name: next\n", `${REGION}    - name: next\n`)),
    breaking("request", "another name of a query parameter", edit(SITES, "search", "text")),
    breaking(
      "request",
      "a parameter goes from the query to the header",
      edit(SITES, "query\n      description: A text", "header\n      description: A text"),
    ),
    compatible("request", "a parameter is deprecated", before(SITES, "description: A text", "deprecated: true\n      ")),
    breaking(
      "request",
      "a parameter is written as JSON",
      edit(
        SITES,
        "schema:\n        type: string\n        maxLength: 100",
        "content:\n        application/json:\n          schema:\n            type: string",
      ),
      { wire: "the new packages write what the service reads now; those that are in use write what it read before" },
    ),
  ]),
  breaking(
    "request",
    "a required query parameter is new",
    edit(SITES, "    - name: next\n", `${REGION.replace("query\n", "query\n      required: true\n")}    - name: next\n`),
    { uses: `await api.listSites(client);` },
  ),
  ...using(`await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`, [
    compatible(
      "request",
      "an optional header parameter is new",
      before(SITE, "x-view", "x-language\n      in: header\n      schema: { type: string }\n    - name: "),
    ),
    breaking("code", "another case of a header parameter's name", edit(SITE, "x-view", "X-View")),
  ]),
  ...using(`await api.listSites(client, { query: { archived: true } });`, [
    breaking("request", "an optional query parameter is gone", cut(SITES, ARCHIVED)),
    compatible("request", "a parameter is no longer deprecated", cut(SITES, "      deprecated: true\n")),
  ]),
  ...using(depth, [
    breaking("request", "a required query parameter is gone", cut(FOLDER, DEPTH)),
    compatible("request", "a required parameter is optional", edit(FOLDER, "required: true\n      schema:", "schema:")),
  ]),
  ...using(`await api.listSites(client, { query: { limit: 3 } });`, [
    breaking("request", "an optional parameter is required", before(SITES, "description: A text", "required: true\n      ")),
  ]),
  breaking("request", "a parameter is written in another style", before(SITES, "description: Labels, of", "explode: false\n      "), {
    wire: "the new packages write what the service reads now; those that are in use write what it read before",
    uses: `await api.listSites(client, { query: { labels: ["a", "b"] } });`,
  }),
];
