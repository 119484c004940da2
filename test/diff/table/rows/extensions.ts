import { creates, schema, SITES, USAGE } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, using, type Row } from "../harness/row.js";

const MARKS = "  x-pagination: { items: /sites, next: /pagination/next, cursor: next, limit: limit }\n";
const walks = `for await (const site of paginate(api.listSites, client)) site.name;`;

// prettier-ignore
export const EXTENSIONS: readonly Row[] = [
  ...using(walks, [
    breaking("code", "a list is no longer marked as pages", cut(SITES, MARKS)),
    breaking("code", "the items stand elsewhere", [edit(SITES, "/sites", "/names"), before(schema("SitePage"), "sites: {", "names: { type: array, items: { type: string } }\n  ")]),
  ]),
  ...using(`${walks}\nconst page = await api.listSites(client);\npage.pagination.next;`, [
    compatible("response", "the cursor of the next page stands elsewhere, and where it stood as well", [
      edit(SITES, "/pagination/next", "/next"),
      before(schema("SitePage"), "sites: {", "next: { type: [string, 'null'] }\n  "),
    ]),
  ]),
  breaking("request", "the cursor has another name", [edit(SITES, "cursor: next", "cursor: after"), edit(SITES, "name: next", "name: after")], `await api.listSites(client, { query: { next: "a" } });`),
  risky(
    "code",
    "an operation becomes known in full",
    [
      cut(USAGE, "  x-detail: index\n"),
      edit(USAGE, "$ref: ../shared/furtherQuery.yaml", "name: month, in: query, schema: { type: string }"),
      cut(USAGE, "    default: { $ref: ../shared/NotShown.yaml }\n"),
      edit(
        USAGE,
        '"2XX": { $ref: ../shared/NotShown.yaml',
        `"200": { description: The usage., content: {
          application/json: { schema: { type: object, required: [hits], properties: { hits: { type: integer } } } } }`,
      ),
    ],
    {
      exhaustive: `const text = await api.readUsage(client, { query: { anything: "else" }, parseAs: "text" });\ntext.trim();`,
      uses: `const usage: unknown = await api.readUsage(client, { query: { month: "2026-01" } });
if (typeof usage === "object" && usage !== null && "hits" in usage) usage.hits;
const { hits } = (await api.readUsage(client)) as { hits: number };
hits.toFixed();
const validate = (value: unknown) => ({ value: value as { hits: number } });
const checked = await api.readUsage(client, { schema: { "~standard": { version: 1, vendor: "own", validate } } });
checked.hits.toFixed();`,
    },
  ),
  compatible("code", "a list is marked as pages", after(SITES, "page by page.\n", MARKS), {
    given: [cut(SITES, MARKS)],
    uses: "const list: typeof api.listSites = api.listSites;\nconst { sites } = await list(client, { query: { limit: 3 } });\nsites.length;",
  }),
  { ...compatible("code", "a key that nothing reads", after(SITES, "createSite\n", "  x-team: storage\n"), creates("")), isText: true },
];
