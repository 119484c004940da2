import { HEALTH, ROOT, SITE } from "../support/files.js";
import { edit, type Row, breaking, compatible } from "../support/row.js";

const NO_TYPE = "a client has its credential for all operations, and no type says which of them takes it";
const BASE_URL = "the address is the caller's own";

const health = `await api.readHealth(client);`;
const read = `await api.readSite(client, { path: { siteId: "a" } });`;

/** Who may call, and where. */
export const SECURITY_AND_SERVERS: readonly Row[] = [
  breaking("request", "an operation asks for a credential", edit(HEALTH, "  security: []\n", ""), health, { wire: NO_TYPE }),
  compatible(
    "request",
    "an operation does without a credential",
    edit(SITE, "  operationId: readSite\n", "  operationId: readSite\n  security: []\n"),
    read,
  ),
  breaking("request", "another credential", edit(ROOT, "security:\n  - bearerToken: []\n", "security:\n  - accountKey: []\n"), read, {
    wire: NO_TYPE,
  }),
  breaking(
    "request",
    "a further credential beside the first",
    edit(ROOT, "security:\n  - bearerToken: []\n", "security:\n  - bearerToken: []\n    accountKey: []\n"),
    read,
    { wire: NO_TYPE },
  ),
  compatible(
    "request",
    "another credential in place of the first, if the caller likes",
    edit(ROOT, "security:\n  - bearerToken: []\n", "security:\n  - bearerToken: []\n  - accountKey: []\n"),
    read,
  ),
  breaking("request", "another scheme of the credential", edit(ROOT, "      scheme: bearer\n", "      scheme: basic\n"), read, {
    wire: NO_TYPE,
  }),
  {
    name: "another address",
    edits: [edit(ROOT, "https://api.example.com/{stage}", "https://sites.example.com/{stage}")],
    verdict: "breaking",
    uses: read,
    wire: BASE_URL,
  },
  {
    name: "a further address",
    edits: [edit(ROOT, "security:\n", "  - url: https://eu.example.com\nsecurity:\n")],
    verdict: "compatible",
    uses: read,
  },
  {
    name: "another default of a variable of the address",
    edits: [edit(ROOT, "        default: live\n", "        default: test\n")],
    verdict: "risky",
    uses: read,
    wire: BASE_URL,
  },
  {
    name: "one address fewer",
    given: [edit(ROOT, "security:\n", "  - url: https://eu.example.com\nsecurity:\n")],
    edits: [edit(ROOT, "  - url: https://eu.example.com\n", "")],
    verdict: "breaking",
    uses: read,
    wire: BASE_URL,
  },
  compatible(
    "request",
    "a credential that nothing asks for",
    edit(ROOT, "    accountKey:\n", "    basic:\n      type: http\n      scheme: basic\n    accountKey:\n"),
    read,
  ),
  compatible(
    "request",
    "a credential is gone that nothing asked for",
    edit(ROOT, "    accountKey:\n      type: apiKey\n      in: header\n      name: x-account-key\n", ""),
    read,
  ),
  {
    name: "a credential that nothing asks for is sent elsewhere",
    edits: [edit(ROOT, "      in: header\n      name: x-account-key\n", "      in: query\n      name: x-account-key\n")],
    verdict: "compatible",
    uses: read,
  },
];
