import { schema, SITES, USAGE } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, using, type Row } from "../harness/row.js";

const MARKS = `  x-pagination:
    items: /sites
    next: /pagination/next
    cursor: next
    limit: limit
`;

/** What the contract says in `x-` keys of its own. */
export const EXTENSIONS: readonly Row[] = [
  ...using(`for await (const site of paginate(api.listSites, client)) site.name;`, [
    breaking("code", "a list is no longer marked as pages", cut(SITES, MARKS)),
    breaking("code", "the items stand elsewhere", [
      edit(SITES, "/sites", "/names"),
      before(schema("SitePage"), "sites:", "names: { type: array, items: { type: string } }\n  "),
    ]),
  ]),
  compatible(
    "response",
    "the cursor of the next page stands elsewhere, and where it stood as well",
    [edit(SITES, "/pagination/next", "/next"), before(schema("SitePage"), "sites:", "next:\n    type: [string, 'null']\n  ")],
    {
      uses: "for await (const site of paginate(api.listSites, client)) site.name;\nconst page = await api.listSites(client);\npage.pagination.next;",
    },
  ),
  ...using(`await api.listSites(client, { query: { next: "a" } });`, [
    breaking("request", "the cursor is sent by another name", [
      edit(SITES, "cursor: next", "cursor: after"),
      edit(SITES, "name: next", "name: after"),
    ]),
  ]),
  risky(
    "code",
    "an operation becomes known in full",
    [
      cut(USAGE, "  x-detail: index\n"),
      edit(USAGE, "$ref: ../shared/furtherQuery.yaml", "name: month\n      in: query\n      schema:\n        type: string"),
      edit(
        USAGE,
        '"2XX":\n      $ref: ../shared/NotShown.yaml\n    default:\n      $ref: ../shared/NotShown.yaml',
        '"200":\n      description: The usage.\n      content:\n        application/json:\n          schema:\n            type: object\n            required: [hits]\n            properties:\n              hits:\n                type: integer',
      ),
    ],
    {
      exhaustive: `const text = await api.readUsage(client, { query: { anything: "else" }, parseAs: "text" });
text.trim();`,
      uses: `const usage: unknown = await api.readUsage(client, { query: { month: "2026-01" } });
if (typeof usage === "object" && usage !== null && "hits" in usage) usage.hits;
const { hits } = (await api.readUsage(client)) as { hits: number };
hits.toFixed();`,
    },
  ),
  compatible(
    "code",
    "a list is marked as pages",
    edit(SITES, "  description: Lists the sites, page by page.\n", `  description: Lists the sites, page by page.\n${MARKS}`),
    {
      given: [cut(SITES, MARKS)],
      uses: "const list: typeof api.listSites = api.listSites;\nconst { sites } = await list(client, { query: { limit: 3 } });\nsites.length;",
    },
  ),
  ...using(`await api.createSite(client, { body: { name: "a", region: "north" } });`, [
    compatible("code", "a key that nothing reads", after(SITES, "createSite\n", "  x-team: storage\n")),
  ]),
];
