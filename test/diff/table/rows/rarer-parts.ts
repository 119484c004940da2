import { creates, ROOT, schema, SITES } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, using, type Edit, type Row } from "../harness/row.js";

const ID = "  operationId: createSite\n";
const BODY = "schema: { $ref: ../schemas/CreateSiteBody.yaml }";
const asForm = (more = ""): Edit => edit(SITES, `application/json: { ${BODY}`, `application/x-www-form-urlencoded: { ${BODY}${more}`);
const encoding = (explode: boolean): string => `, encoding: { labels: { explode: ${String(explode)} } }`;
const LINKS = " links: { site: { operationId: readSite } },";
const CALLBACKS = `  callbacks: { made: { "{$request.body#/domain}": { post: { responses: { "200": { description: Taken. } } } } } }\n`;
const RECEIVED = ", requestBody: { content: { application/json: {} } }";
const GIVEN = [after(SITES, ID, CALLBACKS), edit(SITES, "description: Taken. } }", `description: Taken. } }${RECEIVED}`)];
const received = (
  from: string,
  to: string,
  given: readonly Edit[] = [],
): [Edit, { given: Edit[]; wire: string; isTypedElsewhere: true }] => [
  edit(SITES, from, to),
  { given: [...GIVEN, ...given], wire: "the packages have no types of callbacks", isTypedElsewhere: true },
];
const OPTIONAL = "requestBody: { content: { application/json: {} }";
const REQUIRED = OPTIONAL.replace("{", "{ required: true,");
const POST = "post: { responses";
const WITH_HEADER = POST.replace("{", "{ parameters: [{ name: X-Id, in: header, schema: { type: string } }],");
const WEBHOOK = `webhooks: { made: { post: { responses: { "204": { description: Taken. } } } } }\n`;
const ENCODING = "how a field is written is no type";

/** What few contracts have, and no type shows. */
// prettier-ignore
export const RARER_PARTS: readonly Row[] = [
  ...using(creates(`labels: ["b"]`), [
    compatible("response", "a response tells what may follow", after(SITES, "The site.,", LINKS)),
    risky("response", "a response no longer tells what may follow", cut(SITES, LINKS), { given: [after(SITES, "The site.,", LINKS)], wire: "links are no types" }),
    compatible("both", "a caller is called back", after(SITES, ID, CALLBACKS)),
    breaking("both", "a caller is no longer called back", cut(SITES, CALLBACKS), { given: [after(SITES, ID, CALLBACKS)], wire: "the packages have no types of callbacks", isTypedElsewhere: true }),
    compatible("both", "a callback has another name", edit(SITES, "callbacks: { made", "callbacks: { done"), { given: GIVEN }),
    breaking("both", "a caller is called back at another URL", ...received("#/domain", "#/name")),
    breaking("response", "a body that receivers get is gone", ...received(RECEIVED, "")),
    compatible("response", "receivers get a body", edit(SITES, "description: Taken. } }", `description: Taken. } }${RECEIVED}`), { given: [after(SITES, ID, CALLBACKS)] }),
    breaking("response", "receivers may get no body", ...received(REQUIRED, OPTIONAL, [edit(SITES, OPTIONAL, REQUIRED)])),
    compatible("response", "receivers always get a body", edit(SITES, OPTIONAL, REQUIRED), { given: GIVEN }),
    breaking("response", "receivers no longer get a header", ...received(WITH_HEADER, POST, [edit(SITES, POST, WITH_HEADER)])),
    compatible("response", "receivers get a header", edit(SITES, POST, WITH_HEADER), { given: GIVEN }),
    breaking("response", "receivers get another media type", ...received("application/json: {}", "text/plain: {}")),
    breaking("request", "receivers respond with another status", ...received('"200": { description: Taken', '"202": { description: Taken')),
    breaking("request", "a field of a form is written in a style that is said", after(SITES, BODY, encoding(false)), { given: [asForm()], wire: ENCODING }),
    breaking("request", "a field of a form is written in another style", edit(SITES, encoding(true), encoding(false)), { given: [asForm(encoding(true))], wire: ENCODING }),
    breaking("response", "an element of XML has another name", edit(schema("Problem"), "type: object", "type: object\nxml: { name: error }"), { given: [edit(SITES, "taken., content: { application/json", "taken., content: { application/xml")], wire: "names of elements are no types" }),
    breaking("both", "an operation has an address of its own", after(SITES, ID, "  servers: [{ url: https://eu.example.com }]\n"), { wire: "the address is the caller's own" }),
    compatible("response", "an event is sent to receivers", before(ROOT, "components:", WEBHOOK)),
    breaking("response", "an event is no longer sent", cut(ROOT, WEBHOOK), { given: [before(ROOT, "components:", WEBHOOK)], wire: "the packages have no types of webhooks", isTypedElsewhere: true }),
    compatible("code", "a patch of the format of the contract", edit(ROOT, "3.1.0", "3.1.1"), { isText: true }),
  ]),
];
