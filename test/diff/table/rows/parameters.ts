import { FOLDER, readsSite, ROOT, shared, SITE, SITES } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, using, type Row } from "../harness/row.js";

const region = (more = ""): string => `- { name: region, in: query${more}, schema: { type: string } }\n    `;
const ARCHIVED = `    - name: archived
      in: query
      description: Whether archived sites are listed too.
      deprecated: true
      schema: { type: boolean, default: false }
`;
const FILTER = [
  "name: search, in: query, description: A text that the names have., schema: { type: string, maxLength: 100 }",
  "name: filter, in: query, schema: { type: object, properties: { search: { type: string, maxLength: 100 } } }",
] as const;
const PARTS = "/{siteId}/folder/{part}:";
const DEPTH = `  parameters:
    - { name: depth, in: query, description: How deep to look., required: true, schema: { type: integer, minimum: 0 } }
`;
const WRITTEN = { wire: "the new packages write what the service reads now; those that are in use write what it read before" };
const depth = `await api.readFolder(client, { path: { siteId: "a" }, query: { depth: 1 } });`;
const lists = (query: string): string => `await api.listSites(client, { query: { ${query} } });`;

// prettier-ignore
export const PARAMETERS: readonly Row[] = [
  ...using(lists(`search: "a"`), [
    compatible("request", "an optional query parameter is new", before(SITES, "- { name: next", region())),
    breaking("request", "another name of a query parameter", edit(SITES, "search", "text")),
    breaking("request", "a parameter goes from query to header", edit(SITES, "query, description: A t", "header, description: A t")),
    breaking("code", "a parameter is a property of an object", edit(SITES, ...FILTER)),
    compatible("request", "a parameter is deprecated", before(SITES, "description: A text", "deprecated: true, ")),
    compatible("request", "reserved characters may stand in a parameter", before(SITES, "description: A text", "allowReserved: true, ")),
    breaking("request", "a parameter is written as JSON", edit(SITES, "schema: { type: string, maxLength: 100 }", "content: { application/json: { schema: { type: string } } }"), WRITTEN),
  ]),
  breaking("request", "a required query parameter is new", before(SITES, "- { name: next", region(", required: true")), `await api.listSites(client);`),
  ...using(`await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`, [
    compatible("request", "an optional header parameter is new", before(SITE, "- { name: x-view", "- { name: x-language, in: header, schema: { type: string } }\n    ")),
    breaking("code", "another case of a header parameter's name", edit(SITE, "x-view", "X-View")),
  ]),
  ...using(lists("archived: true"), [
    breaking("request", "an optional query parameter is gone", cut(SITES, ARCHIVED)),
    compatible("request", "a parameter is no longer deprecated", cut(SITES, "      deprecated: true\n")),
  ]),
  ...using(depth, [
    breaking("request", "a required query parameter is gone", cut(FOLDER, DEPTH)),
    compatible("request", "a required parameter is optional", edit(FOLDER, "look., required: true", "look.")),
  ]),
  breaking("request", "path parameters change places", edit(ROOT, PARTS, "/{part}/folder/{siteId}:"), {
    given: [edit(ROOT, "/{siteId}/folder:", PARTS), before(FOLDER, "get:\n", "  - { name: part, in: path, required: true, schema: { type: string } }\n")],
    uses: `await api.readFolder(client, { path: { siteId: "a", part: "b" }, query: { depth: 1 } });`,
    wire: "names are the same, but the service reads the values in another order",
  }),
  breaking("request", "an optional parameter is required", before(SITES, "description: A text", "required: true, "), lists("limit: 3")),
  breaking("request", "a parameter has another style", before(SITES, "description: Labels, of", "explode: false\n      "), { ...WRITTEN, uses: lists(`labels: ["a", "b"]`) }),
];

const PATTERN = { wire: "a pattern is no type" };
const RESPONSE = { wire: "requests without it get another response of the same type" };

// prettier-ignore
export const PARAMETER_VALUES: readonly Row[] = [
  ...using(depth, [
    breaking("request", "another type of a parameter", edit(FOLDER, "integer, minimum: 0", "string")),
    compatible("request", "a further type of a parameter", edit(FOLDER, "integer", "[integer, string]")),
  ]),
  ...using(lists(`state: "failed"`), [
    breaking("request", "a value fewer in the enumeration of a parameter", edit(SITES, "live, failed]", "live]")),
    compatible("request", "a value more in the enumeration of a parameter", edit(SITES, "failed]", "failed, stopped]")),
  ]),
  breaking("request", "a parameter of any text has another type", edit(SITES, "page., schema: { type: string }", "page., schema: { type: integer }"), lists(`next: "a"`)),
  breaking("request", "a parameter becomes an enumeration", after(SITES, "maxLength: 100", ", enum: [shop, blog]"), lists(`search: "a"`)),
  compatible("request", "a parameter is no enumeration any more", cut(SITE, ", enum: [short, full]"), `await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`),
  compatible("request", "a higher maximum of a parameter", edit(SITES, "maximum: 100", "maximum: 500"), lists("limit: 100")),
  ...using(readsSite, [
    breaking("request", "a pattern of a path parameter", after(shared("siteId"), "string", ', pattern: "^site_"'), PATTERN),
    compatible("request", "a default of a parameter", after(SITE, "full]", ", default: full")),
  ]),
  ...using(`await api.listSites(client);`, [
    risky("request", "another default of a parameter", edit(SITES, "default: 20", "default: 50"), RESPONSE),
    risky("request", "no default of a parameter any more", cut(SITES, ", default: 20"), RESPONSE),
  ]),
  breaking("request", "a parameter that took anything has a type", after(SITES, "Anything.", ", type: string"), {
    given: [edit(SITES, "type: string, maxLength: 100", "description: Anything.")],
    uses: lists("search: 3"),
  }),
];
