import { ROOT, SITES } from "../harness/files.js";
import { breaking, compatible, cut, edit, risky, using, type Row } from "../harness/row.js";

const FORM = `    content:
      application/x-www-form-urlencoded:
        schema:
          $ref: ../schemas/CreateSiteBody.yaml
`;
const AS_FORM = edit(SITES, FORM.replace("x-www-form-urlencoded", "json"), FORM);
const encoding = (explode: boolean): string => `        encoding:
          labels:
            explode: ${String(explode)}
`;

const SITE = "      description: The site.\n";
const LINKS = `      links:
        site:
          operationId: readSite
`;
const CALLBACKS = `  callbacks:
    made:
      "{$request.body#/domain}":
        post:
          responses:
            "200":
              description: Taken.
`;
const ID = "  operationId: createSite\n";
const OWN_SERVERS = "  servers:\n    - url: https://eu.example.com\n";

const create = `await api.createSite(client, { body: { name: "a", region: "north", labels: ["b"] } });`;
const ENCODING = "how a field is written is no type";

/** What few contracts have, and no type shows. */
export const RARER_PARTS: readonly Row[] = [
  ...using(create, [
    compatible("response", "an answer tells what may follow", edit(SITES, SITE, SITE + LINKS)),
    risky("response", "an answer no longer tells what may follow", cut(SITES, LINKS), {
      given: [edit(SITES, SITE, SITE + LINKS)],
      wire: "links are no types",
    }),
    compatible("both", "a caller is called back", edit(SITES, ID, ID + CALLBACKS)),
    breaking("both", "a caller is no longer called back", cut(SITES, CALLBACKS), {
      given: [edit(SITES, ID, ID + CALLBACKS)],
      wire: "the packages have no types of callbacks",
    }),
    breaking("request", "a field of a form is written in a style that is said", edit(SITES, FORM, FORM + encoding(false)), {
      given: [AS_FORM],
      wire: ENCODING,
    }),
    breaking("request", "a field of a form is written in another style", edit(SITES, encoding(true), encoding(false)), {
      given: [edit(SITES, FORM.replace("x-www-form-urlencoded", "json"), FORM + encoding(true))],
      wire: ENCODING,
    }),
    breaking("both", "an operation has an address of its own", edit(SITES, ID, ID + OWN_SERVERS), {
      wire: "the address is the caller's own",
    }),
    compatible("code", "a patch of the format of the contract", edit(ROOT, "3.1.0", "3.1.1"), { isText: true }),
  ]),
];
