import { INDEXED, INDEXED_POST, READ } from "../../../harness/indexed-operation.js";

const REQUEST = `${INDEXED.operationId.replace(/^./, (letter) => letter.toUpperCase())}Request`;

/** Calls of the client that compile, and the exact types of what they give. */
export const RIGHT: Readonly<Record<string, string>> = {
  "a read with its named result": `
    const group = await p.readAccessGroup(client, { path: { idOrName: "web" }, query: { teamId: "team_1" } });
    same<Equals<typeof group, t.AccessGroup>>();
    same<Equals<typeof group, p.ReadAccessGroupResult>>();
    same<Equals<typeof group.accessGroupId, string>>();
    same<Equals<typeof group.membersCount, number>>();
    same<Equals<typeof group.isDsyncManaged, boolean>>();
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
    const text = await ${READ}, parseAs: "text" });
    same<Equals<typeof text, string>>();
    const blob = await ${READ}, parseAs: "blob" });
    same<Equals<typeof blob, Blob>>();
    const buffer = await ${READ}, parseAs: "arrayBuffer" });
    same<Equals<typeof buffer, ArrayBuffer>>();
    const stream = await ${READ}, parseAs: "stream" });
    same<Equals<typeof stream, ReadableStream<Uint8Array>>>();
    const json = await ${READ}, parseAs: "json" });
    same<Equals<typeof json, unknown>>();
    const auto = await ${READ}, parseAs: "auto" });
    same<Equals<typeof auto, unknown>>();`,
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
    same<Equals<typeof error.status, number>>();
    same<Equals<typeof error.body, unknown>>();
    same<Equals<typeof error.response, Response>>();
    same<Equals<typeof error.code, p.ErrorCode>>();`,
  "the fetch of the runtime or a custom one": `
    p.createClient({ baseUrl: "https://api.example.com", fetch });
    const made = p.createClient({ baseUrl: "https://api.example.com", headers: { a: "b" }, fetch: async (request) => new Response(request.url) });
    same<Equals<typeof made, p.OperationClient>>();
    const paths = p.createPathClient({ baseUrl: "https://api.example.com" });
    same<Equals<typeof paths, p.PlatformClient>>();
    await p.readAccessGroup(paths, { path: { idOrName: "web" } });`,
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
      maxResponseBytes: 1, hooks: { request: ({ method, url }) => console.log(method, url) }, allowInsecure: false,
    });
    await p.listWebhooks(client, { timeout: 1, retry: false, redirect: p.followRedirects });`,
  "the module of a tag": `
    const { readAccessGroup } = await import("@hosting-platform/client/access-groups");
    same<Equals<typeof readAccessGroup, typeof p.readAccessGroup>>();`,
};
