import { ROOT, SITES } from "../support/files.js";
import { edit, type Row } from "../support/row.js";

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
  {
    name: "an answer tells what may follow",
    edits: [edit(SITES, SITE, SITE + LINKS)],
    verdict: "compatible",
    side: "response",
    uses: create,
  },
  {
    name: "an answer no longer tells what may follow",
    given: [edit(SITES, SITE, SITE + LINKS)],
    edits: [edit(SITES, LINKS, "")],
    verdict: "risky",
    side: "response",
    uses: create,
    wire: "links are no types",
  },
  {
    name: "a caller is called back",
    edits: [edit(SITES, ID, ID + CALLBACKS)],
    verdict: "compatible",
    side: "both",
    uses: create,
  },
  {
    name: "a caller is no longer called back",
    given: [edit(SITES, ID, ID + CALLBACKS)],
    edits: [edit(SITES, CALLBACKS, "")],
    verdict: "breaking",
    side: "both",
    uses: create,
    wire: "the packages have no types of callbacks",
  },
  {
    name: "a field of a form is written in a style that is said",
    given: [AS_FORM],
    edits: [edit(SITES, FORM, FORM + encoding(false))],
    verdict: "breaking",
    side: "request",
    uses: create,
    wire: ENCODING,
  },
  {
    name: "a field of a form is written in another style",
    given: [edit(SITES, FORM.replace("x-www-form-urlencoded", "json"), FORM + encoding(true))],
    edits: [edit(SITES, encoding(true), encoding(false))],
    verdict: "breaking",
    side: "request",
    uses: create,
    wire: ENCODING,
  },
  {
    name: "an operation has an address of its own",
    edits: [edit(SITES, ID, ID + OWN_SERVERS)],
    verdict: "breaking",
    side: "both",
    uses: create,
    wire: "the address is the caller's own",
  },
  {
    name: "a patch of the format of the contract",
    edits: [edit(ROOT, "openapi: 3.1.0", "openapi: 3.1.1")],
    verdict: "compatible",
    isText: true,
    uses: create,
  },
];
