import { expect, test } from "vitest";
import { type Case, compileDocuments, generated, wholeOutput } from "./harness/compile-documents.js";
import { response, documentOf } from "../harness/documents.js";

const BEARER = { type: "http", scheme: "bearer" };
const OAUTH = { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://login.example/token", scopes: {} } } };

const document = (securitySchemes: object, operation: object = {}, more: object = {}): object =>
  documentOf(
    { "/a": { get: { operationId: "call", responses: { 204: response() }, ...operation } } },
    { servers: [{ url: "https://{region}.example", variables: { region: { default: "eu" } } }], components: { securitySchemes }, ...more },
  );

const CASES: Record<string, Case> = {
  "credentials by the names of the schemes": {
    document: document({
      key: { type: "apiKey", in: "header", name: "X-Key" },
      "user-name": { type: "http", scheme: "Basic" },
      tls: { type: "mutualTLS" },
      oauth: OAUTH,
      other: { type: "http", scheme: "Token" },
    }),
    whole: true,
    uses: `import { clientCredentials, createClient, credentials } from "./index.js";
const options = { tokenUrl: "https://login.example/token", clientId: "", clientSecret: "" };
createClient({
  baseUrl: "",
  auth: credentials({ key: () => "a", "user-name": { username: "", password: "" }, oauth: clientCredentials(options), other: "Token a" }),
});
credentials({ tls: "" }); // refused: the runtime has no certificate
credentials({ "user-name": { username: "" } }); // refused: a password is missing`,
  },
  "names that are no identifiers": {
    document: document({ ["__proto__"]: BEARER, "*/ a": { ...BEARER, description: "*/ b" } }),
    whole: true,
    uses: `import { bearer, createClient, credentials, type TokenProvider } from "./index.js";
const renewed: TokenProvider = ({ signal }) => Promise.resolve({ token: String(signal.aborted), expiresAt: new Date() });
credentials({ ["__proto__"]: bearer(renewed), "*/ a": "t" });
createClient({ baseUrl: "", auth: bearer(renewed) });`,
  },
};

const found = compileDocuments(CASES);

test.each(Object.keys(CASES))("compiles %s", (name) => expect(found[name]).toEqual([]));

test.each<[string, object, string[], string[]?]>([
  ["requirements that differ", document({ key: OAUTH, b: OAUTH }, { security: [{ b: [], tls: [] }, {}] }), ['security: [["b"]],']],
  ["the usual requirements", document({ key: OAUTH }, { security: [{ key: [] }] }, { security: [{ key: [] }] }), [], ["security:"]],
  [
    "another HTTP scheme",
    document({ key: OAUTH, token: { type: "http", scheme: "Token" } }, { security: [{ token: [] }] }),
    ['security: [["token"]],'],
  ],
  ["a server", document({}, { servers: [{ url: "https://up" }] }), ['server: serverFor("https://up", ["https://eu.example"]),']],
  ["the usual server", document({}, { servers: [{ url: "https://eu.example" }] }), [], ["server:"]],
])("writes the descriptor of an operation with %s", (_, given, want, not = []) => {
  const text = generated(given).get("operations/default.ts") ?? "";
  for (const part of want) expect(text).toContain(part);
  for (const part of not) expect(text).not.toContain(part);
});

test("emits nothing for a document without schemes", () => {
  const output = wholeOutput(document({}));
  expect([output.get("runtime.ts"), output.get("client.ts")].join("\n")).not.toMatch(
    /^export function (?:credentials|credentialsOf|clientCredentials|bearer)\b/m,
  );
  expect(output.get("runtime.ts")).toContain("export function createClient(");
});
