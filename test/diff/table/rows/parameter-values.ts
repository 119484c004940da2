import { FOLDER, shared, SITE, SITES } from "../harness/files.js";
import { after, breaking, compatible, cut, edit, risky, using, type Row } from "../harness/row.js";
import { readsSite } from "../harness/uses.js";

const lists = (query: string): string => `await api.listSites(client, { query: { ${query} } });`;
const depth = `await api.readFolder(client, { path: { siteId: "a" }, query: { depth: 1 } });`;
const NUMBER = { wire: "a limit of a number is no type" };
const LENGTH = { wire: "a length is no type" };
const PATTERN = { wire: "a pattern is no type" };
const ANSWER = { wire: "who sends nothing gets another answer of the same type" };

/** Which values parameters take. */
export const PARAMETER_VALUES: readonly Row[] = [
  ...using(depth, [
    breaking("request", "another type of a parameter", edit(FOLDER, "integer, minimum: 0", "string")),
    compatible("request", "a further type of a parameter", edit(FOLDER, "integer", "[integer, string]")),
    breaking("request", "a higher minimum of a parameter", edit(FOLDER, "minimum: 0", "minimum: 2"), NUMBER),
  ]),
  ...using(lists(`state: "failed"`), [
    breaking("request", "a value fewer in the enumeration of a parameter", edit(SITES, "live, failed]", "live]")),
    compatible("request", "a value more in the enumeration of a parameter", edit(SITES, "failed]", "failed, stopped]")),
  ]),
  ...using(lists(`search: "a"`), [
    breaking("request", "a parameter becomes an enumeration", after(SITES, "maxLength: 100", ", enum: [shop, blog]")),
    breaking("request", "a shorter greatest length of a parameter", edit(SITES, "maxLength: 100", "maxLength: 10"), LENGTH),
  ]),
  ...using(`await api.readSite(client, { path: { siteId: "a" }, header: { "x-view": "short" } });`, [
    compatible("request", "a parameter is no enumeration any more", cut(SITE, ", enum: [short, full]")),
  ]),
  ...using(lists("limit: 100"), [
    breaking("request", "a lower maximum of a parameter", edit(SITES, "maximum: 100", "maximum: 50"), NUMBER),
    compatible("request", "a higher maximum of a parameter", edit(SITES, "maximum: 100", "maximum: 500")),
  ]),
  ...using(lists(`labels: ["a", "b"]`), [
    breaking("request", "fewer items in a parameter", edit(SITES, "maxItems: 20", "maxItems: 5"), {
      wire: "the type of a list has no length",
    }),
  ]),
  ...using(readsSite, [
    breaking("request", "a pattern of a path parameter", after(shared("siteId"), "string", ', pattern: "^site_"'), PATTERN),
    compatible("request", "a default of a parameter", after(SITE, "full]", ", default: full")),
  ]),
  ...using(`await api.listSites(client);`, [
    risky("request", "another default of a parameter", edit(SITES, "default: 20", "default: 50"), ANSWER),
    risky("request", "no default of a parameter any more", cut(SITES, ", default: 20"), ANSWER),
  ]),
  breaking("request", "a parameter that took anything has a type", after(SITES, "Anything.", ", type: string"), {
    given: [edit(SITES, "type: string, maxLength: 100", "description: Anything.")],
    uses: lists("search: 3"),
  }),
];
