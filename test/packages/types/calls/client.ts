import { INDEXED, INDEXED_POST, READ } from "../../../harness/indexed-operation.js";
import { EQUALS, IMPORTS } from "../../../harness/type-assertions.js";
import type { Calls, WrongCall } from "./calls.js";

const REQUEST = `${INDEXED.operationId.replace(/^./, (letter) => letter.toUpperCase())}Request`;

const CLIENT = `p.createClient({ baseUrl: "https://api.example.com"`;

const right: Readonly<Record<string, string>> = {
  "a read with its named result": `
    const group = await p.readAccessGroup(client, { path: { idOrName: "web" }, query: { teamId: "team_1" } });
    same<Equals<typeof group, t.AccessGroup>>();
    same<Equals<typeof group, p.ReadAccessGroupResult>>();
    same<Equals<[typeof group.accessGroupId, typeof group.membersCount, typeof group.isDsyncManaged], [string, number, boolean]>>();
    same<Equals<typeof group.teamPermissions, t.TeamPermission[] | undefined>>();
    same<Equals<typeof group.entitlements, t.Entitlement[] | undefined>>();`,
  "a list with the fields of both its variants": `
    const page = await p.listAccessGroups(client);
    same<Equals<typeof page.accessGroups, t.AccessGroupListItem[] | undefined>>();
    same<Equals<typeof page.pagination, t.Pagination | undefined>>();
    const [group] = page.accessGroups ?? [];
    same<Equals<typeof group, t.AccessGroupListItem | undefined>>();
    same<Equals<t.AccessGroupListItem["teamPermissions"], string[] | undefined>>();
    same<Equals<t.AccessGroupListItem["members"], string[] | undefined>>();`,
  "a create with its body and its own result": `
    const group = await p.createAccessGroup(client, {
      body: { name: "web", membersToAdd: ["user_1"], projects: [{ projectId: "prj_1", role: "ADMIN" }, { projectId: "prj_2", role: null }] },
    });
    same<Equals<typeof group, t.CreatedAccessGroup>>();
    same<Equals<Extract<keyof typeof group, "isDsyncManaged">, never>>();
    same<Equals<typeof group.entitlements, t.Entitlement[]>>();`,
  "an update with a partial body": `
    const group = await p.updateAccessGroup(client, { path: { idOrName: "web" }, body: {} });
    await p.updateAccessGroup(client, { path: { idOrName: "web" }, body: { membersToRemove: ["user_1"] } });
    same<Equals<typeof group, t.UpdatedAccessGroup>>();`,
  "a delete without a result": `
    const nothing = await p.deleteAccessGroup(client, { path: { idOrName: "web" } });
    same<Equals<typeof nothing, undefined>>();`,
  "an exchange of a code or a refresh token, as JSON or form": `
    const tokens = await p.exchangeSsoToken(client, {
      contentType: "application/x-www-form-urlencoded",
      body: { grant_type: "authorization_code", code: "c", client_id: "client_1", client_secret: "s", state: "x" },
    });
    await p.exchangeSsoToken(client, { body: { grant_type: "refresh_token", refresh_token: "r", client_id: "client_1", client_secret: "s" } });
    same<Equals<typeof tokens, t.SsoTokenResponse>>();
    same<Equals<typeof tokens.id_token, string>>();
    same<Equals<typeof tokens.access_token, string | null>>();`,
  "the list of webhooks": `
    const webhooks = await p.listWebhooks(client, { query: { projectId: "prj_1" } });
    same<Equals<typeof webhooks, t.WebhookList>>();
    for (const webhook of webhooks) {
      same<Equals<typeof webhook, t.WebhookWithProjectsMetadata | t.WebhookWithoutProjectsMetadata>>();
      same<Equals<typeof webhook.events, unknown[]>>();
    }`,
  "any query and body of an indexed operation, whose result is unknown": `
    const created = await p.${INDEXED_POST.operationId}(client, { query: { teamId: "team_1", dryRun: true, names: ["a"] }, body: { url: "https://example.com" } });
    same<Equals<typeof created, unknown>>();
    for (const body of ["text", new Uint8Array(), new Blob(), new FormData(), new ReadableStream(), 1, null]) {
      await p.${INDEXED_POST.operationId}(client, { body, contentType: "a/b" });
    }`,
  "parseAs of an indexed operation": `
    const [text, blob] = [await ${READ}, parseAs: "text" }), await ${READ}, parseAs: "blob" })] as const;
    const [buffer, stream] = [await ${READ}, parseAs: "arrayBuffer" }), await ${READ}, parseAs: "stream" })] as const;
    const [json, auto] = [await ${READ}, parseAs: "json" }), await ${READ}, parseAs: "auto" })] as const;
    same<Equals<[typeof text, typeof blob, typeof buffer], [string, Blob, ArrayBuffer]>>();
    same<Equals<[typeof stream, typeof json, typeof auto], [ReadableStream<Uint8Array>, unknown, unknown]>>();`,
  "the request type of an operation": `
    const request: p.ReadAccessGroupRequest = { path: { idOrName: "web" } };
    request.query = { slug: "team" };
    const further: p.${REQUEST}<"text"> = { path: { ${INDEXED.parameter}: "abc" }, parseAs: "text" };
    same<Equals<Awaited<ReturnType<typeof p.${INDEXED.operationId}<"text">>>, string>>();
    void further;`,
  "the pagination of a list operation": `
    const { pagination } = p.listAccessGroups;
    same<Equals<ReturnType<typeof pagination.items>, readonly t.AccessGroupListItem[] | undefined>>();
    same<Equals<ReturnType<typeof pagination.next>, string | null | undefined>>();`,
  "a call by path with data or error": `
    const { data, error } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
    if (data !== undefined) same<Equals<typeof data.isDsyncManaged, boolean>>();
    same<Equals<typeof error, unknown>>();`,
  "the fields of an ApiError": `
    const error = new Error() as p.ApiError;
    same<Equals<[typeof error.status, typeof error.body, typeof error.response], [number, unknown, Response]>>();
    same<Equals<typeof error.code, p.ErrorCode>>();`,
  "the fetch of the runtime or a custom one": `
    p.createClient({ baseUrl: "https://api.example.com", fetch });
    const made = p.createClient({ baseUrl: "https://api.example.com", headers: { a: "b" }, fetch: async (url) => new Response(url) });
    same<Equals<typeof made, p.OperationClient>>();
    const paths = p.createPathClient({ baseUrl: "https://api.example.com" });
    same<Equals<typeof paths, p.PlatformClient>>();
    await p.readAccessGroup(paths, { path: { idOrName: "web" } });`,
  "a fetch with types of its own, as those of undici and node-fetch": `
    interface OwnForm { getHeaders(): object }
    interface OwnResponse {
      readonly [Symbol.toStringTag]: "Own";
      readonly headers: { get(name: string): string | null; raw(): object };
      readonly ok: boolean;
      readonly status: number;
      readonly url: string;
      readonly body: AsyncIterable<Uint8Array> | null;
      readonly bodyUsed: boolean;
      arrayBuffer(): Promise<ArrayBuffer>;
      text(): Promise<string>;
      formData(): Promise<OwnForm>;
    }
    const options = { baseUrl: "https://api.example.com" };
    declare function foreign(input: string | { href: string }, init?: { body?: OwnForm | null; dispatcher?: { close(): void } }): Promise<OwnResponse>;
    p.createClient({ ...options, fetch: foreign });
    p.createClient({ ...options, fetch: (url, init) => foreign(url.trim(), { dispatcher: { close: () => same<Equals<typeof init, RequestInit>>() } }) });
    p.createClient({ ...options, fetch: (url) => foreign(url.trim()) });`,
  "a schema that types an indexed operation": `
    const schema = {} as { "~standard": { version: 1; vendor: string; validate: (value: unknown) => { value: { id: string } } | { issues: { message: string }[] } } };
    const webhook = await ${READ}, schema });
    same<Equals<typeof webhook, { id: string }>>();
    const text = await ${READ}, parseAs: "text", schema });
    same<Equals<typeof text, { id: string }>>();
    const none = await ${READ}, schema: undefined });
    same<Equals<typeof none, unknown>>();`,
  "a schema that keeps the type of a documented operation": `
    const schema = {} as p.StandardSchema<t.AccessGroup & { name: "web" }>;
    const group = await p.readAccessGroup(client, { path: { idOrName: "web" }, schema });
    same<Equals<typeof group, t.AccessGroup>>();`,
  "unwrap() of a call by path": `
    const group = await p.unwrap(client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } }));
    same<Equals<typeof group.isDsyncManaged, boolean>>();
    const nothing = await p.unwrap(client.DELETE("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } }));
    same<Equals<typeof nothing, undefined>>();`,
  "all client options": `
    const auth: p.Authentication = { token: async () => "a", refresh: async () => undefined };
    p.createClient({
      baseUrl: "https://api.example.com", auth, team: { teamId: "team_1" }, timeout: 1, deadline: 1, retry: { attempts: 2, unsafe: true },
      maxResponseBytes: 1, hooks: p.observe({ request: ({ method, url }) => console.log(method, url) }), allowInsecure: false,
    });
    await p.listWebhooks(client, { timeout: 1, retry: false, redirect: p.followRedirects });`,
  "headers as pairs, as Map and as Headers of another implementation": `
    const headers = {} as HeadersInit | Map<string, string> | { get(name: string): string | null; [Symbol.iterator](): Iterator<[string, string]> };
    await p.listWebhooks(p.createClient({ baseUrl: "https://api.example.com", headers }), { headers });`,
  "undefined for everything that is optional": `
    const { text, count, yes } = {} as { text: string | undefined; count: number | undefined; yes: boolean | undefined };
    const options = { timeout: count, deadline: count, maxResponseBytes: count, retry: { attempts: count, unsafe: yes } };
    const query = { teamId: text, slug: text };
    p.createClient({ baseUrl: "https://api.example.com", auth: text, headers: { a: text }, hooks: undefined, fetch: undefined, ...options });
    await p.readAccessGroup(client, {
      path: { idOrName: "web" }, query, headers: { a: text }, signal: undefined, redirect: undefined, schema: undefined, ...options,
      fetchOptions: { cache: undefined, next: undefined },
    });
    await p.readAccessGroup(p.createClient({ baseUrl: "", headers: { a: ["b"] as const } }), { path: { idOrName: "web" }, headers: new Headers() });
    await p.listAccessGroups(client, { query: { ...query, search: text, limit: count, next: text } });
    await p.updateAccessGroup(client, { path: { idOrName: "web" }, body: { name: text, projects: undefined, membersToAdd: undefined } });
    await p.createWebhook(client, { query: { a: text }, body: { url: text }, parseAs: undefined, contentType: text });
    await client.GET("/v1/access-groups", { params: { query: { ...query, limit: count } }, ...options });
    await client.POST("/v1/access-groups", { body: { name: "a", projects: undefined } });`,
  "the module of a tag": `
    const { readAccessGroup } = await import("@hosting-platform/client/access-groups");
    same<Equals<typeof readAccessGroup, typeof p.readAccessGroup>>();`,
};

const WEB = `path: { idOrName: "web" }`;

const wrong: readonly WrongCall[] = [
  ["a missing request", "p.readAccessGroup(client);", "TS2554"],
  ["a missing path", "p.readAccessGroup(client, {});", "TS2345"],
  ["one path parameter of two", `p.readAccessGroupProject(client, { path: { accessGroupIdOrName: "web" } });`, "TS2741"],
  ["a path parameter that is a number", "p.readAccessGroup(client, { path: { idOrName: 1 } });", "TS2322"],
  [
    "a role that only responses have",
    `p.createAccessGroupProject(client, { ${WEB}, body: { projectId: "p", role: "PROJECT_GUEST" } });`,
    "TS2322",
  ],
  ["a missing body", "p.createAccessGroup(client, {});", "TS2345"],
  ["an unknown body key", `p.createAccessGroup(client, { body: { name: "web", membersToRemove: ["user_1"] } });`, "TS2353"],
  ["a body for an operation without one", "p.listAccessGroups(client, { body: {} });", "TS2353"],
  ["a limit that is a string", `p.listAccessGroups(client, { query: { limit: "3" } });`, "TS2322"],
  ["an unknown query key", "p.listAccessGroups(client, { query: { further: 3 } });", "TS2353"],
  ["an unknown parseAs", `${READ}, parseAs: "xml" });`, "TS2322"],
  ["parseAs for a documented response", `p.readAccessGroup(client, { path: { idOrName: "web" }, parseAs: "text" });`, "TS2353"],
  ["a schema without a result", `p.deleteAccessGroup(client, { ${WEB}, schema: {} as p.StandardSchema<undefined> });`, "TS2353"],
  ["a schema whose output is not the result", `p.readAccessGroup(client, { ${WEB}, schema: {} as p.StandardSchema<string> });`, "TS2322"],
  ["a call by an unknown path", `client.GET("/v1/access-group");`, "TS2554"],
  ["a call by an unknown path with options", `client.GET("/v1/access-group", {});`, "TS2345"],
  ["a missing base URL", "p.createClient({});", "TS2345"],
  ["a fetch that takes a request", `${CLIENT}, fetch: async (request: Request) => new Response(request.url) });`, "TS2322"],
  ["a fetch without a promise", `${CLIENT}, fetch: () => new Response() });`, "TS2322"],
  ["a fetch with the response of another library", `${CLIENT}, fetch: async (url) => ({ status: 200, data: url }) });`, "TS2322"],
  ["a signal as an option of fetch", `${READ}, fetchOptions: { signal: AbortSignal.abort() } });`, "TS2322"],
  ["a field of an undocumented response", `(await ${READ} })).id;`, "TS2571"],
  ["an optional field without a check", "(await p.listAccessGroups(client)).accessGroups.length;", "TS2532"],
];

export const client: Calls = { start: IMPORTS + EQUALS, right, wrong };
