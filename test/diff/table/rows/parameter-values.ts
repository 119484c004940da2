import { FOLDER, shared, SITE, SITES } from "../harness/files.js";
import { after, breaking, compatible, cut, edit, risky, using, type Row } from "../harness/row.js";

const search = `await api.listSites(client, { query: { search: "a" } });`;
const limit = `await api.listSites(client, { query: { limit: 100 } });`;
const depth = `await api.readFolder(client, { path: { siteId: "a" }, query: { depth: 1 } });`;
const NUMBER = "a limit of a number is no type";

/** Which values parameters take. */
export const PARAMETER_VALUES: readonly Row[] = [
  ...using(depth, [
    breaking("request", "another type of a parameter", edit(FOLDER, "integer\n        minimum: 0", "string")),
    compatible("request", "a further type of a parameter", edit(FOLDER, "integer", "[integer, string]")),
    breaking("request", "a higher minimum of a parameter", edit(FOLDER, "minimum: 0", "minimum: 2"), { wire: NUMBER }),
  ]),
  ...using(`await api.listSites(client, { query: { state: "failed" } });`, [
    breaking("request", "a value fewer in the enumeration of a parameter", edit(SITES, "live, failed]", "live]")),
    compatible("request", "a value more in the enumeration of a parameter", edit(SITES, "failed]", "failed, stopped]")),
  ]),
  ...using(search, [
    breaking("request", "a parameter becomes an enumeration", after(SITES, "maxLength: 100\n", "        enum: [shop, blog]\n")),
    breaking("request", "a shorter greatest length of a parameter", edit(SITES, "maxLength: 100", "maxLength: 10"), {
      wire: "a length is no type",
    }),
  ]),
  ...using(`await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`, [
    compatible("request", "a parameter is no enumeration any more", cut(SITE, "        enum: [short, full]\n")),
  ]),
  ...using(limit, [
    breaking("request", "a lower maximum of a parameter", edit(SITES, "maximum: 100", "maximum: 50"), { wire: NUMBER }),
    compatible("request", "a higher maximum of a parameter", edit(SITES, "maximum: 100", "maximum: 500")),
  ]),
  breaking("request", "fewer items in a parameter", edit(SITES, "maxItems: 20", "maxItems: 5"), {
    wire: "the type of a list has no length",
    uses: `await api.listSites(client, { query: { labels: ["a", "b"] } });`,
  }),
  ...using(`await api.readSite(client, { path: { siteId: "a" } });`, [
    breaking("request", "a pattern of a path parameter", after(shared("siteId"), "string\n", '  pattern: "^site_"\n'), {
      wire: "a pattern is no type",
    }),
    compatible("request", "a default of a parameter", after(SITE, "full]\n", "        default: full\n")),
  ]),
  ...using(`await api.listSites(client);`, [
    risky("request", "another default of a parameter", edit(SITES, "default: 20", "default: 50"), {
      wire: "who sends nothing gets another answer of the same type",
    }),
    risky(
      "request",
      "no default of a parameter any more",
      edit(SITES, "        maximum: 100\n        default: 20\n", "        maximum: 100\n"),
      { wire: "who sends nothing may get another answer of the same type" },
    ),
  ]),
  breaking("request", "a parameter that took anything has a type", after(SITES, "Anything.\n", "        type: string\n"), {
    given: [edit(SITES, "type: string\n        maxLength: 100", "description: Anything.")],
    uses: `await api.listSites(client, { query: { search: 3 } });`,
  }),
];
