import { EVENTS, orders, SITE, SITES, updates } from "../harness/files.js";
import { after, breaking, compatible, cut, edit, using, type Edit, type Row } from "../harness/row.js";

const takesReason = (required: boolean): Edit =>
  after(
    SITE,
    "deleteSite\n",
    `  requestBody:
    required: ${String(required)}
    content: { application/json: { schema: { type: object, properties: { reason: { type: string } } } } }\n`,
  );
const ORDER = "  requestBody: { description: The order., content: { application/json: { schema: { $ref: ../schemas/Order.yaml } } } }\n";
const CREATE = "application/json: { schema: { $ref: ../schemas/CreateSiteBody.yaml } }";
const FORM = CREATE.replace("json", "x-www-form-urlencoded");
const BOTH = `${CREATE}, ${FORM}`;
const LOGO = "multipart/form-data: { schema: { type: object, properties: { logo: { type: string, format: binary } } } }";
const UPDATE = "application/json: { schema: { $ref: ../schemas/UpdateSiteBody.yaml } }";
const NAMED = "application/json: { schema: { type: object, properties: { name: { type: string } } } }";

// prettier-ignore
export const REQUEST_BODIES: readonly Row[] = [
  breaking("request", "a body has to be sent", after(EVENTS, "The order.,", " required: true,"), `await api.sendOrder(client, { path: { siteId: "a" } });`),
  ...using(updates(`name: "b"`), [
    compatible("request", "a body may be left out", cut(SITE, "    required: true\n")),
    breaking("request", "another schema of a body", edit(SITE, "../schemas/UpdateSiteBody.yaml", "../schemas/Limits.yaml")),
    compatible("request", "a body has no schema any more", edit(SITE, NAMED, "application/json: {}"), { given: [edit(SITE, UPDATE, NAMED)] }),
  ]),
  breaking("request", "a body without a schema has one", edit(SITE, "application/json: {}", UPDATE), { given: [edit(SITE, UPDATE, "application/json: {}")], uses: updates("other: 3") }),
  breaking("request", "a body is gone", cut(EVENTS, ORDER), orders(`{ type: "stop" }`)),
  ...using(`await api.deleteSite(client, { path: { siteId: "a" } });`, [
    compatible("request", "a body may be sent", takesReason(false)),
    breaking("request", "a body has to be sent where there was none", takesReason(true)),
  ]),
  ...using(
    `const body: types.operations["createSite"]["requestBody"]["content"]["application/json"] = { name: "a", region: "north" };
await api.createSite(client, { body });`,
    [
      breaking("request", "another media type of a body", edit(SITES, CREATE, FORM)),
      compatible("request", "a further media type of a body", edit(SITES, CREATE, BOTH)),
    ],
  ),
  ...using(`await api.createSite(client, { body: { name: "a", region: "north" }, contentType: "application/x-www-form-urlencoded" });`, [
    breaking("request", "a media type fewer of a body", edit(SITES, BOTH, CREATE), { given: [edit(SITES, CREATE, BOTH)] }),
  ]),
  breaking("request", "a file in a form becomes a text", cut(SITES, ", format: binary"), {
    given: [edit(SITES, CREATE, LOGO)],
    uses: `await api.createSite(client, { body: { logo: new Blob([]) } });`,
  }),
];
