import { FOLDER, shared, SITE, SITES } from "../support/files.js";
import { edit, type Row, breaking, compatible, risky } from "../support/row.js";

const search = `await api.listSites(client, { query: { search: "a" } });`;
const limit = `await api.listSites(client, { query: { limit: 100 } });`;
const depth = `await api.readFolder(client, { path: { siteId: "a" }, query: { depth: 1 } });`;
const NUMBER = "a limit of a number is no type";

/** Which values parameters take. */
export const PARAMETER_VALUES: readonly Row[] = [
  breaking(
    "request",
    "another type of a parameter",
    edit(FOLDER, "        type: integer\n        minimum: 0\n", "        type: string\n"),
    depth,
  ),
  compatible(
    "request",
    "a further type of a parameter",
    edit(FOLDER, "        type: integer\n        minimum: 0\n", "        type: [integer, string]\n        minimum: 0\n"),
    depth,
  ),
  breaking(
    "request",
    "a value fewer in the enumeration of a parameter",
    edit(SITES, "[building, live, failed]", "[building, live]"),
    `await api.listSites(client, { query: { state: "failed" } });`,
  ),
  compatible(
    "request",
    "a value more in the enumeration of a parameter",
    edit(SITES, "[building, live, failed]", "[building, live, failed, stopped]"),
    `await api.listSites(client, { query: { state: "failed" } });`,
  ),
  breaking(
    "request",
    "a parameter becomes an enumeration",
    edit(
      SITES,
      "        type: string\n        maxLength: 100\n",
      "        type: string\n        maxLength: 100\n        enum: [shop, blog]\n",
    ),
    search,
  ),
  compatible(
    "request",
    "a parameter is no enumeration any more",
    edit(SITE, "        enum: [short, full]\n", ""),
    `await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`,
  ),
  breaking("request", "a lower maximum of a parameter", edit(SITES, "maximum: 100", "maximum: 50"), limit, { wire: NUMBER }),
  compatible("request", "a higher maximum of a parameter", edit(SITES, "maximum: 100", "maximum: 500"), limit),
  breaking("request", "a higher minimum of a parameter", edit(FOLDER, "minimum: 0", "minimum: 2"), depth, { wire: NUMBER }),
  breaking("request", "a shorter greatest length of a parameter", edit(SITES, "maxLength: 100", "maxLength: 10"), search, {
    wire: "a length is no type",
  }),
  breaking(
    "request",
    "fewer items in a parameter",
    edit(SITES, "maxItems: 20", "maxItems: 5"),
    `await api.listSites(client, { query: { labels: ["a", "b"] } });`,
    { wire: "the type of a list has no length" },
  ),
  breaking(
    "request",
    "a pattern of a path parameter",
    edit(shared("siteId"), "  type: string\n", '  type: string\n  pattern: "^site_"\n'),
    `await api.readSite(client, { path: { siteId: "a" } });`,
    { wire: "a pattern is no type" },
  ),
  risky("request", "another default of a parameter", edit(SITES, "default: 20", "default: 50"), `await api.listSites(client);`, {
    wire: "who sends nothing gets another answer of the same type",
  }),
  risky(
    "request",
    "no default of a parameter any more",
    edit(SITES, "        maximum: 100\n        default: 20\n", "        maximum: 100\n"),
    `await api.listSites(client);`,
    { wire: "who sends nothing may get another answer of the same type" },
  ),
  compatible(
    "request",
    "a default of a parameter",
    edit(SITE, "        enum: [short, full]\n", "        enum: [short, full]\n        default: full\n"),
    `await api.readSite(client, { path: { siteId: "a" } });`,
  ),
  breaking(
    "request",
    "a parameter that took anything has a type",
    edit(SITES, "        description: Anything.\n", "        description: Anything.\n        type: string\n"),
    `await api.listSites(client, { query: { search: 3 } });`,
    { given: [edit(SITES, "        type: string\n        maxLength: 100\n", "        description: Anything.\n")] },
  ),
];
