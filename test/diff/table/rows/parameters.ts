import { FOLDER, SITE, SITES } from "../support/files.js";
import { edit, type Row } from "../support/row.js";

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
  {
    name: "an optional query parameter is new",
    edits: [edit(SITES, "    - name: next\n", `${REGION}    - name: next\n`)],
    verdict: "compatible",
    side: "request",
    uses: search,
  },
  {
    name: "a required query parameter is new",
    edits: [edit(SITES, "    - name: next\n", `${REGION.replace("query\n", "query\n      required: true\n")}    - name: next\n`)],
    verdict: "breaking",
    side: "request",
    uses: `await api.listSites(client);`,
  },
  {
    name: "an optional header parameter is new",
    edits: [
      edit(
        SITE,
        "    - name: x-view\n",
        "    - name: x-language\n      in: header\n      schema:\n        type: string\n    - name: x-view\n",
      ),
    ],
    verdict: "compatible",
    side: "request",
    uses: `await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`,
  },
  {
    name: "an optional query parameter is gone",
    edits: [edit(SITES, ARCHIVED, "")],
    verdict: "breaking",
    side: "request",
    uses: `await api.listSites(client, { query: { archived: true } });`,
  },
  {
    name: "a required query parameter is gone",
    edits: [edit(FOLDER, DEPTH, "")],
    verdict: "breaking",
    side: "request",
    uses: depth,
  },
  {
    name: "an optional parameter is required",
    edits: [edit(SITES, "      in: query\n      description: A text", "      in: query\n      required: true\n      description: A text")],
    verdict: "breaking",
    side: "request",
    uses: `await api.listSites(client, { query: { limit: 3 } });`,
  },
  {
    name: "a required parameter is optional",
    edits: [edit(FOLDER, "      required: true\n      schema:\n        type: integer", "      schema:\n        type: integer")],
    verdict: "compatible",
    side: "request",
    uses: depth,
  },
  {
    name: "another name of a query parameter",
    edits: [edit(SITES, "    - name: search\n", "    - name: text\n")],
    verdict: "breaking",
    side: "request",
    uses: search,
  },
  {
    name: "another case of a header parameter's name",
    edits: [edit(SITE, "    - name: x-view\n", "    - name: X-View\n")],
    verdict: "breaking",
    side: "code",
    uses: `await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`,
  },
  {
    name: "a parameter goes from the query to the header",
    edits: [edit(SITES, "      in: query\n      description: A text", "      in: header\n      description: A text")],
    verdict: "breaking",
    side: "request",
    uses: search,
  },
  {
    name: "a parameter is written in another style",
    edits: [edit(SITES, "      description: Labels, of", "      explode: false\n      description: Labels, of")],
    verdict: "breaking",
    side: "request",
    uses: `await api.listSites(client, { query: { labels: ["a", "b"] } });`,
    wire: "the new packages write what the service reads now; those that are in use write what it read before",
  },
  {
    name: "a parameter is deprecated",
    edits: [edit(SITES, "      description: A text", "      deprecated: true\n      description: A text")],
    verdict: "compatible",
    side: "request",
    uses: search,
  },
  {
    name: "a parameter is no longer deprecated",
    edits: [edit(SITES, "      deprecated: true\n", "")],
    verdict: "compatible",
    side: "request",
    uses: `await api.listSites(client, { query: { archived: true } });`,
  },
  {
    name: "a parameter is written as JSON",
    edits: [
      edit(
        SITES,
        "      schema:\n        type: string\n        maxLength: 100\n",
        "      content:\n        application/json:\n          schema:\n            type: string\n",
      ),
    ],
    verdict: "breaking",
    side: "request",
    uses: search,
    wire: "the new packages write what the service reads now; those that are in use write what it read before",
  },
];
