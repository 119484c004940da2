import { schema, SITES, USAGE } from "../support/files.js";
import { edit, type Row, breaking, compatible, risky } from "../support/row.js";

const MARKS = `  x-pagination:
    items: /sites
    next: /pagination/next
    cursor: next
    limit: limit
`;

/** What the contract says in `x-` keys of its own. */
export const EXTENSIONS: readonly Row[] = [
  breaking(
    "code",
    "a list is no longer marked as pages",
    edit(SITES, MARKS, ""),
    `for await (const site of paginate(api.listSites, client)) site.name;`,
  ),
  breaking(
    "code",
    "the items stand elsewhere",
    [
      edit(SITES, "    items: /sites\n", "    items: /names\n"),
      edit(schema("SitePage"), "properties:\n  sites:", "properties:\n  names:\n    type: array\n    items:\n      type: string\n  sites:"),
    ],
    `for await (const site of paginate(api.listSites, client)) site.name;`,
  ),
  compatible(
    "response",
    "the cursor of the next page stands elsewhere, and where it stood as well",
    [
      edit(SITES, "    next: /pagination/next\n", "    next: /next\n"),
      edit(schema("SitePage"), "properties:\n  sites:", "properties:\n  next:\n    type: [string, 'null']\n  sites:"),
    ],
    `for await (const site of paginate(api.listSites, client)) site.name;
const page = await api.listSites(client);
page.pagination.next;`,
  ),
  breaking(
    "request",
    "the cursor is sent by another name",
    [edit(SITES, "    cursor: next\n", "    cursor: after\n"), edit(SITES, "    - name: next\n", "    - name: after\n")],
    `await api.listSites(client, { query: { next: "a" } });`,
  ),
  risky(
    "code",
    "an operation becomes known in full",
    [
      edit(USAGE, "  x-detail: index\n", ""),
      edit(USAGE, "    - $ref: ../shared/furtherQuery.yaml\n", "    - name: month\n      in: query\n      schema:\n        type: string\n"),
      edit(
        USAGE,
        `    "2XX":\n      $ref: ../shared/NotShown.yaml\n    default:\n      $ref: ../shared/NotShown.yaml\n`,
        `    "200":\n      description: The usage.\n      content:\n        application/json:\n          schema:\n            type: object\n            required: [hits]\n            properties:\n              hits:\n                type: integer\n`,
      ),
    ],
    `const usage: unknown = await api.readUsage(client, { query: { month: "2026-01" } });
if (typeof usage === "object" && usage !== null && "hits" in usage) usage.hits;
const { hits } = (await api.readUsage(client)) as { hits: number };
hits.toFixed();`,
    {
      exhaustive: `const text = await api.readUsage(client, { query: { anything: "else" }, parseAs: "text" });
text.trim();`,
    },
  ),
  compatible(
    "code",
    "a list is marked as pages",
    edit(SITES, "  description: Lists the sites, page by page.\n", `  description: Lists the sites, page by page.\n${MARKS}`),
    `const list: typeof api.listSites = api.listSites;
const { sites } = await list(client, { query: { limit: 3 } });
sites.length;`,
    { given: [edit(SITES, MARKS, "")] },
  ),
  compatible(
    "code",
    "a key that nothing reads",
    edit(SITES, "  operationId: createSite\n", "  operationId: createSite\n  x-team: storage\n"),
    `await api.createSite(client, { body: { name: "a", region: "north" } });`,
  ),
];
