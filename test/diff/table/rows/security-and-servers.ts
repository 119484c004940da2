import { HEALTH, ROOT, SITE } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, using, type Row } from "../harness/row.js";

const NO_TYPE = "a client has its credential for all operations, and no type says which of them takes it";
const BASE_URL = "the address is the caller's own";

const health = `await api.readHealth(client);`;
const read = `await api.readSite(client, { path: { siteId: "a" } });`;

/** Who may call, and where. */
export const SECURITY_AND_SERVERS: readonly Row[] = [
  ...using(health, [breaking("request", "an operation asks for a credential", cut(HEALTH, "  security: []\n"), { wire: NO_TYPE })]),
  ...using(read, [
    compatible("request", "an operation does without a credential", after(SITE, "readSite\n", "  security: []\n")),
    breaking("request", "another credential", edit(ROOT, "bearerToken: []", "accountKey: []"), { wire: NO_TYPE }),
    breaking("request", "a further credential beside the first", after(ROOT, "bearerToken: []\n", "    accountKey: []\n"), {
      wire: NO_TYPE,
    }),
    compatible(
      "request",
      "another credential in place of the first, if the caller likes",
      after(ROOT, "bearerToken: []\n", "  - accountKey: []\n"),
    ),
    breaking("request", "another scheme of the credential", edit(ROOT, "bearer\n", "basic\n"), { wire: NO_TYPE }),
    breaking("request", "another address", edit(ROOT, "https://api.example.com/{stage}", "https://sites.example.com/{stage}"), {
      wire: BASE_URL,
    }),
    compatible("request", "a further address", before(ROOT, "security:", "  - url: https://eu.example.com\n")),
    risky("request", "another default of a variable of the address", edit(ROOT, "live\n", "test\n"), { wire: BASE_URL }),
    breaking("request", "one address fewer", cut(ROOT, "  - url: https://eu.example.com\n"), {
      given: [before(ROOT, "security:", "  - url: https://eu.example.com\n")],
      wire: BASE_URL,
    }),
    compatible("request", "a credential that nothing asks for", before(ROOT, "accountKey:", "basic: { type: http, scheme: basic }\n    ")),
    compatible(
      "request",
      "a credential is gone that nothing asked for",
      cut(ROOT, "    accountKey:\n      type: apiKey\n      in: header\n      name: x-account-key\n"),
    ),
    compatible("code", "a credential that nothing asks for is sent elsewhere", edit(ROOT, "header", "query")),
  ]),
];
