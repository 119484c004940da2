import { HEALTH, ROOT, SITE } from "../support/files.js";
import { edit, type Row } from "../support/row.js";

const NO_TYPE = "a client has its credential for all operations, and no type says which of them takes it";
const BASE_URL = "the address is the caller's own";

const health = `await api.readHealth(client);`;
const read = `await api.readSite(client, { path: { siteId: "a" } });`;

/** Who may call, and where. */
export const SECURITY_AND_SERVERS: readonly Row[] = [
  {
    name: "an operation asks for a credential",
    edits: [edit(HEALTH, "  security: []\n", "")],
    verdict: "breaking",
    side: "request",
    uses: health,
    wire: NO_TYPE,
  },
  {
    name: "an operation does without a credential",
    edits: [edit(SITE, "  operationId: readSite\n", "  operationId: readSite\n  security: []\n")],
    verdict: "compatible",
    side: "request",
    uses: read,
  },
  {
    name: "another credential",
    edits: [edit(ROOT, "security:\n  - bearerToken: []\n", "security:\n  - accountKey: []\n")],
    verdict: "breaking",
    side: "request",
    uses: read,
    wire: NO_TYPE,
  },
  {
    name: "a further credential beside the first",
    edits: [edit(ROOT, "security:\n  - bearerToken: []\n", "security:\n  - bearerToken: []\n    accountKey: []\n")],
    verdict: "breaking",
    side: "request",
    uses: read,
    wire: NO_TYPE,
  },
  {
    name: "another credential in place of the first, if the caller likes",
    edits: [edit(ROOT, "security:\n  - bearerToken: []\n", "security:\n  - bearerToken: []\n  - accountKey: []\n")],
    verdict: "compatible",
    side: "request",
    uses: read,
  },
  {
    name: "another scheme of the credential",
    edits: [edit(ROOT, "      scheme: bearer\n", "      scheme: basic\n")],
    verdict: "breaking",
    side: "request",
    uses: read,
    wire: NO_TYPE,
  },
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
  {
    name: "a credential that nothing asks for",
    edits: [edit(ROOT, "    accountKey:\n", "    basic:\n      type: http\n      scheme: basic\n    accountKey:\n")],
    verdict: "compatible",
    side: "request",
    uses: read,
  },
  {
    name: "a credential is gone that nothing asked for",
    edits: [edit(ROOT, "    accountKey:\n      type: apiKey\n      in: header\n      name: x-account-key\n", "")],
    verdict: "compatible",
    side: "request",
    uses: read,
  },
  {
    name: "a credential that nothing asks for is sent elsewhere",
    edits: [edit(ROOT, "      in: header\n      name: x-account-key\n", "      in: query\n      name: x-account-key\n")],
    verdict: "compatible",
    uses: read,
  },
];
