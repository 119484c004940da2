import { HEALTH, readsSite, ROOT, SITE } from "../harness/files.js";
import { after, before, breaking, compatible, cut, edit, risky, using, type Row } from "../harness/row.js";

const NO_TYPE = { wire: "a client has its credential for all operations, and no type says which of them takes it" };
const BASE_URL = { wire: "the address is the caller's own" };
const OAUTH = edit(
  ROOT,
  "type: http, scheme: bearer",
  'type: oauth2, flows: { clientCredentials: { tokenUrl: "https://api.example.com/token", scopes: { read: Reads., write: Writes. } } }',
);
const EUROPE = "  - url: https://eu.example.com\n";

// prettier-ignore
export const SECURITY_AND_SERVERS: readonly Row[] = [
  breaking("request", "an operation asks for a credential", cut(HEALTH, "  security: []\n"), { ...NO_TYPE, uses: `await api.readHealth(client);` }),
  ...using(readsSite, [
    compatible("request", "an operation does without a credential", after(SITE, "readSite\n", "  security: []\n")),
    breaking("request", "another credential", edit(ROOT, "bearerToken: []", "accountKey: []"), NO_TYPE),
    breaking("request", "a further credential beside the first", after(ROOT, "bearerToken: []\n", "    accountKey: []\n"), NO_TYPE),
    compatible("request", "another credential in place of the first, by choice", after(ROOT, "bearerToken: []\n", "  - accountKey: []\n")),
    breaking("request", "another scheme of the credential", edit(ROOT, "scheme: bearer", "scheme: basic"), NO_TYPE),
    breaking("request", "another address", edit(ROOT, "https://api.example.com", "https://sites.example.com"), BASE_URL),
    compatible("request", "a further address", before(ROOT, "security:", EUROPE)),
    risky("request", "a further address before the others", after(ROOT, "servers:\n", EUROPE), BASE_URL),
    risky("request", "addresses in another order", [cut(ROOT, EUROPE), after(ROOT, "servers:\n", EUROPE)], { given: [before(ROOT, "security:", EUROPE)], ...BASE_URL }),
    risky("request", "another default of a variable of the address", edit(ROOT, "default: live", "default: test"), BASE_URL),
    breaking("request", "one address fewer", cut(ROOT, EUROPE), { given: [before(ROOT, "security:", EUROPE)], ...BASE_URL }),
    breaking("code", "another name of an address", edit(ROOT, "name: eu", "name: europe"), { given: [before(ROOT, "security:", EUROPE + "    name: eu\n")], wire: "the packages have no `serverUrl()`", isTypedElsewhere: true }),
    compatible("request", "a name of an address", before(ROOT, "security:", "    name: eu\n"), { given: [before(ROOT, "security:", EUROPE)] }),
    compatible("request", "a credential that nothing asks for", before(ROOT, "accountKey:", "basic: { type: http, scheme: basic }\n    ")),
    compatible("request", "a credential is gone that nothing asked for", cut(ROOT, "    accountKey: { type: apiKey, in: header, name: x-account-key }\n")),
    compatible("request", "a credential has another name", [edit(ROOT, "bearerToken: []", "token: []"), edit(ROOT, "bearerToken: {", "token: {")]),
    risky("request", "a scope is gone", cut(ROOT, ", write: Writes."), { given: [OAUTH], wire: "scopes have no types" }),
    compatible("request", "a further scope", edit(ROOT, "write: Writes.", "write: Writes., forget: Forgets."), { given: [OAUTH] }),
    compatible("code", "a credential that nothing asks for is sent elsewhere", edit(ROOT, "header", "query")),
  ]),
];
