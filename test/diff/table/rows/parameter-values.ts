import { FOLDER, shared, SITE, SITES } from "../support/files.js";
import { edit, type Row } from "../support/row.js";

const search = `await api.listSites(client, { query: { search: "a" } });`;
const limit = `await api.listSites(client, { query: { limit: 100 } });`;
const depth = `await api.readFolder(client, { path: { siteId: "a" }, query: { depth: 1 } });`;
const NUMBER = "a limit of a number is no type";

/** Which values parameters take. */
export const PARAMETER_VALUES: readonly Row[] = [
  {
    name: "another type of a parameter",
    edits: [edit(FOLDER, "        type: integer\n        minimum: 0\n", "        type: string\n")],
    verdict: "breaking",
    side: "request",
    uses: depth,
  },
  {
    name: "a further type of a parameter",
    edits: [edit(FOLDER, "        type: integer\n        minimum: 0\n", "        type: [integer, string]\n        minimum: 0\n")],
    verdict: "compatible",
    side: "request",
    uses: depth,
  },
  {
    name: "a value fewer in the enumeration of a parameter",
    edits: [edit(SITES, "[building, live, failed]", "[building, live]")],
    verdict: "breaking",
    side: "request",
    uses: `await api.listSites(client, { query: { state: "failed" } });`,
  },
  {
    name: "a value more in the enumeration of a parameter",
    edits: [edit(SITES, "[building, live, failed]", "[building, live, failed, stopped]")],
    verdict: "compatible",
    side: "request",
    uses: `await api.listSites(client, { query: { state: "failed" } });`,
  },
  {
    name: "a parameter becomes an enumeration",
    edits: [
      edit(
        SITES,
        "        type: string\n        maxLength: 100\n",
        "        type: string\n        maxLength: 100\n        enum: [shop, blog]\n",
      ),
    ],
    verdict: "breaking",
    side: "request",
    uses: search,
  },
  {
    name: "a parameter is no enumeration any more",
    edits: [edit(SITE, "        enum: [short, full]\n", "")],
    verdict: "compatible",
    side: "request",
    uses: `await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`,
  },
  {
    name: "a lower maximum of a parameter",
    edits: [edit(SITES, "maximum: 100", "maximum: 50")],
    verdict: "breaking",
    side: "request",
    uses: limit,
    wire: NUMBER,
  },
  {
    name: "a higher maximum of a parameter",
    edits: [edit(SITES, "maximum: 100", "maximum: 500")],
    verdict: "compatible",
    side: "request",
    uses: limit,
  },
  {
    name: "a higher minimum of a parameter",
    edits: [edit(FOLDER, "minimum: 0", "minimum: 2")],
    verdict: "breaking",
    side: "request",
    uses: depth,
    wire: NUMBER,
  },
  {
    name: "a shorter greatest length of a parameter",
    edits: [edit(SITES, "maxLength: 100", "maxLength: 10")],
    verdict: "breaking",
    side: "request",
    uses: search,
    wire: "a length is no type",
  },
  {
    name: "fewer items in a parameter",
    edits: [edit(SITES, "maxItems: 20", "maxItems: 5")],
    verdict: "breaking",
    side: "request",
    uses: `await api.listSites(client, { query: { labels: ["a", "b"] } });`,
    wire: "the type of a list has no length",
  },
  {
    name: "a pattern of a path parameter",
    edits: [edit(shared("siteId"), "  type: string\n", '  type: string\n  pattern: "^site_"\n')],
    verdict: "breaking",
    side: "request",
    uses: `await api.readSite(client, { path: { siteId: "a" } });`,
    wire: "a pattern is no type",
  },
  {
    name: "another default of a parameter",
    edits: [edit(SITES, "default: 20", "default: 50")],
    verdict: "risky",
    side: "request",
    uses: `await api.listSites(client);`,
    wire: "who sends nothing gets another answer of the same type",
  },
  {
    name: "no default of a parameter any more",
    edits: [edit(SITES, "        maximum: 100\n        default: 20\n", "        maximum: 100\n")],
    verdict: "risky",
    side: "request",
    uses: `await api.listSites(client);`,
    wire: "who sends nothing may get another answer of the same type",
  },
  {
    name: "a default of a parameter",
    edits: [edit(SITE, "        enum: [short, full]\n", "        enum: [short, full]\n        default: full\n")],
    verdict: "compatible",
    side: "request",
    uses: `await api.readSite(client, { path: { siteId: "a" } });`,
  },
  {
    name: "a parameter that took anything has a type",
    given: [edit(SITES, "        type: string\n        maxLength: 100\n", "        description: Anything.\n")],
    edits: [edit(SITES, "        description: Anything.\n", "        description: Anything.\n        type: string\n")],
    verdict: "breaking",
    side: "request",
    uses: `await api.listSites(client, { query: { search: 3 } });`,
  },
];
