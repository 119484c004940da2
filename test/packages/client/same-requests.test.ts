import {
  checkArtifactExists,
  createAccessGroup,
  createAiGatewayVirtualModelConfig,
  createClient,
  createWebhook,
  deleteWebhook,
  exchangeSsoToken,
  listAccessGroups,
  listProjects,
  type OperationClient,
  type OperationRequest,
  readAccessGroup,
  replaceArtifact,
  updateAccessGroupProject,
} from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { useService } from "../../support/service.js";
import { arrival, type Create, OTHER_WAYS, outcome } from "./ways.js";

const service = useService();
const bytes = new Uint8Array([0, 255, 10, 13]);
const FORM = "application/x-www-form-urlencoded";
const auth = { token: () => Promise.resolve("token"), refresh: () => Promise.resolve(undefined) };

function formData(): FormData {
  const form = new FormData();
  form.set("field", "größe");
  form.set("file", new Blob([bytes], { type: "image/png" }), "a.png");
  return form;
}

type Request = Pick<OperationRequest, "body" | "contentType" | "headers" | "query">;

/** Made anew for each way, since a stream is read once. */
const BODIES: Record<string, () => Request> = {
  "an object": () => ({ body: { name: "größe", nested: [{ a: null }] } }),
  null: () => ({ body: null }),
  text: () => ({ body: "größe" }),
  "an empty text": () => ({ body: "" }),
  "text with a content type": () => ({ body: "a,b", contentType: "text/csv" }),
  "JSON that is text": () => ({ body: '{"a":1}', contentType: "application/json" }),
  bytes: () => ({ body: bytes }),
  "no bytes": () => ({ body: new Uint8Array() }),
  "an ArrayBuffer": () => ({ body: bytes.buffer.slice(0) }),
  "a Blob with a type": () => ({ body: new Blob([bytes], { type: "image/png" }) }),
  "a Blob with a content type": () => ({ body: new Blob([bytes], { type: "image/png" }), contentType: "A/B; c=D" }),
  "a stream with a content type": () => ({ body: new Blob([bytes]).stream(), contentType: "image/png" }),
  FormData: () => ({ body: formData() }),
  "search parameters": () => ({ body: new URLSearchParams({ a: "b c" }) }),
  "the fields of a form": () => ({ body: { a: "b c", d: 1, e: undefined, f: [1, "g"] }, contentType: FORM }),
  "no body": () => ({}),
  "no body, but a content type": () => ({ contentType: "text/csv" }),
  "no body, but a header field for one": () => ({ headers: { "content-type": "text/csv" } }),
  "a content type among the header fields": () => ({ body: "<a/>", headers: { "Content-Type": "application/xml" } }),
  "a content type that the header fields take out": () => ({ body: { a: 1 }, headers: { "CONTENT-TYPE": null } }),
  "a Blob whose type the header fields take out": () => ({ body: new Blob([bytes], { type: "a/b" }), headers: { "content-type": null } }),
  "a content type that is left undefined": () => ({ body: "<a/>", contentType: "a/b", headers: { "content-type": undefined } }),
  "a body that JSON cannot hold": () => ({ body: { big: 1n } }),
};

const QUERIES: Record<string, object> = {
  "reserved characters": { "a&b=c#d%25 e+f": "a&b=c#d%25 e+f?/:@!$'()*,;[]", "?a": "?", "": "empty key", größe: "🚀" },
  "lists, objects and dates": { a: [1, [2, null], undefined, true], filter: { a: { b: [{ c: "d&e" }] } }, since: new Date(0) },
  "a team": { teamId: "team 1/ü&" },
  both: { teamId: "team_1", slug: "web" },
};

const path = { idOrName: "web" };

const CALLS: Record<string, (client: OperationClient) => Promise<unknown>> = {
  "a GET": (client) => readAccessGroup(client, { path: { idOrName: "a/b ü'%?#" } }),
  "a HEAD": (client) => checkArtifactExists(client, { path: { hash: "abc" } }),
  "a PUT": (client) => replaceArtifact(client, { path: { hash: "abc" }, body: "a" }),
  "a PATCH": (client) => updateAccessGroupProject(client, { path: { accessGroupIdOrName: "a", projectId: "b" }, body: { role: null } }),
  "a DELETE with a body": (client) => deleteWebhook(client, { path: { id: "a" }, body: { ids: [1] } }),
  "a documented body": (client) => createAccessGroup(client, { body: { name: "größe", projects: [{ projectId: "a", role: "ADMIN" }] } }),
  "a body of unknown shape": (client) => createAiGatewayVirtualModelConfig(client, { body: new Blob(["[1]"]) }),
  "a limit out of bounds": (client) => listAccessGroups(client, { query: { limit: 101 } }),
  "the exchange, which takes no credential": (client) =>
    exchangeSsoToken(client, { body: { grant_type: "refresh_token", refresh_token: "r", client_id: "c", client_secret: "s" } }),
  "the exchange as a form": (client) =>
    exchangeSsoToken(client, {
      contentType: FORM,
      body: { grant_type: "refresh_token", refresh_token: "r&", client_id: "c", client_secret: "s" },
    }),
  "header fields": (client) => readAccessGroup(client, { path, headers: { "X-Call": "größe\t", "x-empty": "", "x-left": undefined } }),
  "header fields in place of the client's": (client) => readAccessGroup(client, { path, headers: { "X-CLIENT": "call", Accept: "a/b" } }),
  "header fields taken out": (client) => readAccessGroup(client, { path, headers: { "x-client": null, "x-never": null } }),
  "a credential of the call's own": (client) => readAccessGroup(client, { path, headers: { AUTHORIZATION: "Basic call" } }),
  "no header field": (client) => readAccessGroup(client, { path, headers: { "x-a": "a\nb" } }),
};

const rows: [name: string, call: (client: OperationClient) => Promise<unknown>][] = [
  ...Object.entries(CALLS),
  ...Object.entries(BODIES).map(([name, request]): [string, (client: OperationClient) => Promise<unknown>] => [
    `the body is ${name}`,
    (client) => createWebhook(client, request() as object),
  ]),
  ...Object.entries(QUERIES).map(([name, query]): [string, (client: OperationClient) => Promise<unknown>] => [
    `the query has ${name}`,
    (client) => listProjects(client, { query: query as never }),
  ]),
];

const CLIENTS = {
  "a plain client": {},
  "a client with all that it may have": { auth, team: { teamId: "team_1" }, headers: { "x-client": "client", accept: "application/json" } },
  "a client whose header fields have a credential and a content type": {
    headers: { Authorization: "Basic client", "Content-Type": "text/plain" },
  },
};

describe.each(Object.entries(CLIENTS))("the same request arrives, whatever the way, from %s", (_, options) => {
  test.each(rows)("%s", async (__, call) => {
    const sent = async (create: Create): Promise<unknown[]> => {
      service.reset();
      const result = await outcome(() => call(create({ baseUrl: `${service.baseUrl}/base`, fetch: service.fetch, ...options })));
      return [result, ...service.requests.map(arrival)];
    };
    const expected = await sent(createClient);
    for (const [way, create] of OTHER_WAYS) expect({ way, sent: await sent(create) }).toEqual({ way, sent: expected });
  });
});

test("and what is refused is refused, what is sent is sent", async () => {
  const client = createClient({ baseUrl: service.baseUrl, fetch: service.fetch });
  const refused: string[] = [];
  for (const [name, call] of rows) {
    service.reset();
    await outcome(() => call(client));
    if (service.requests.length === 0) refused.push(name);
  }
  expect(refused).toEqual(["a limit out of bounds", "no header field", "the body is a body that JSON cannot hold", "the query has both"]);
});
