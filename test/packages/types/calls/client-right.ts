/** Calls of the client that compile, and the exact types of what they give. */
export const RIGHT: Readonly<Record<string, string>> = {
  "a read gives the named schema": `
    const group = await p.readAccessGroup(client, { path: { idOrName: "web" }, query: { teamId: "team_1" } });
    same<Equals<typeof group, t.AccessGroup>>();
    same<Equals<typeof group, p.ReadAccessGroupResult>>();
    same<Equals<typeof group.accessGroupId, string>>();
    same<Equals<typeof group.membersCount, number>>();
    same<Equals<typeof group.isDsyncManaged, boolean>>();
    same<Equals<typeof group.teamPermissions, t.TeamPermission[] | undefined>>();
    same<Equals<typeof group.entitlements, t.Entitlement[] | undefined>>();`,
  "a list gives what both of its forms have": `
    const page = await p.listAccessGroups(client);
    same<Equals<typeof page.accessGroups, t.AccessGroupListItem[] | undefined>>();
    same<Equals<typeof page.pagination, t.Pagination | undefined>>();
    const [group] = page.accessGroups ?? [];
    same<Equals<typeof group, t.AccessGroupListItem | undefined>>();
    same<Equals<t.AccessGroupListItem["teamPermissions"], string[] | undefined>>();
    same<Equals<t.AccessGroupListItem["members"], string[] | undefined>>();`,
  "a create takes its body and has no directory sync in the answer": `
    const group = await p.createAccessGroup(client, {
      body: { name: "web", membersToAdd: ["user_1"], projects: [{ projectId: "prj_1", role: "ADMIN" }, { projectId: "prj_2", role: null }] },
    });
    same<Equals<typeof group, t.CreatedAccessGroup>>();
    same<Equals<Extract<keyof typeof group, "isDsyncManaged">, never>>();
    same<Equals<typeof group.entitlements, t.Entitlement[]>>();`,
  "an update takes any part of its body": `
    const group = await p.updateAccessGroup(client, { path: { idOrName: "web" }, body: {} });
    await p.updateAccessGroup(client, { path: { idOrName: "web" }, body: { membersToRemove: ["user_1"] } });
    same<Equals<typeof group, t.UpdatedAccessGroup>>();`,
  "a delete gives undefined": `
    const nothing = await p.deleteAccessGroup(client, { path: { idOrName: "web" } });
    same<Equals<typeof nothing, undefined>>();`,
  "the exchange takes a code or a refresh token, as JSON or as a form": `
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
  "an indexed operation takes further keys and any body, and gives unknown": `
    const created = await p.createWebhook(client, { query: { teamId: "team_1", dryRun: true, names: ["a"] }, body: { url: "https://example.com" } });
    same<Equals<typeof created, unknown>>();
    for (const body of ["text", new Uint8Array(), new Blob(), new FormData(), new ReadableStream(), 1, null]) {
      await p.createWebhook(client, { body, contentType: "a/b" });
    }`,
  "an indexed operation gives what parseAs says": `
    const path = { hash: "abc" };
    const text = await p.readArtifact(client, { path, parseAs: "text" });
    same<Equals<typeof text, string>>();
    const blob = await p.readArtifact(client, { path, parseAs: "blob" });
    same<Equals<typeof blob, Blob>>();
    const buffer = await p.readArtifact(client, { path, parseAs: "arrayBuffer" });
    same<Equals<typeof buffer, ArrayBuffer>>();
    const stream = await p.readArtifact(client, { path, parseAs: "stream" });
    same<Equals<typeof stream, ReadableStream<Uint8Array>>>();
    const json = await p.readArtifact(client, { path, parseAs: "json" });
    same<Equals<typeof json, unknown>>();
    const auto = await p.readArtifact(client, { path, parseAs: "auto" });
    same<Equals<typeof auto, unknown>>();`,
  "a request is a type of its own": `
    const request: p.ReadAccessGroupRequest = { path: { idOrName: "web" } };
    request.query = { slug: "team" };
    const further: p.ReadArtifactRequest<"text"> = { path: { hash: "abc" }, parseAs: "text" };
    same<Equals<Awaited<ReturnType<typeof p.readArtifact<"text">>>, string>>();
    void further;`,
  "a list says where its items and its cursor are": `
    const { pagination } = p.listAccessGroups;
    same<Equals<ReturnType<typeof pagination.items>, readonly t.AccessGroupListItem[] | undefined>>();
    same<Equals<ReturnType<typeof pagination.next>, string | null | undefined>>();`,
  "the client by path gives data or an error": `
    const { data, error } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
    if (data !== undefined) same<Equals<typeof data.isDsyncManaged, boolean>>();
    same<Equals<typeof error, unknown>>();`,
  "an error tells what is known of the answer": `
    const error = new Error() as p.ApiError;
    same<Equals<typeof error.status, number>>();
    same<Equals<typeof error.body, unknown>>();
    same<Equals<typeof error.response, Response>>();
    same<Equals<typeof error.code, p.ErrorCode>>();`,
  "a client takes the fetch of the runtime or another": `
    p.createClient({ baseUrl: "https://api.example.com", fetch });
    const made = p.createClient({ baseUrl: "https://api.example.com", headers: { a: "b" }, fetch: async (request) => new Response(request.url) });
    same<Equals<typeof made, p.OperationClient>>();
    const paths = p.createPathClient({ baseUrl: "https://api.example.com" });
    same<Equals<typeof paths, p.PlatformClient>>();
    await p.readAccessGroup(paths, { path: { idOrName: "web" } });`,
  "a schema says what an indexed operation gives": `
    const schema = {} as { "~standard": { version: 1; vendor: string; validate: (value: unknown) => { value: { id: string } } | { issues: { message: string }[] } } };
    const webhook = await p.readWebhook(client, { path: { id: "hook_1" }, schema });
    same<Equals<typeof webhook, { id: string }>>();
    const text = await p.readArtifact(client, { path: { hash: "abc" }, parseAs: "text", schema });
    same<Equals<typeof text, { id: string }>>();
    const none = await p.readWebhook(client, { path: { id: "hook_1" }, schema: undefined });
    same<Equals<typeof none, unknown>>();`,
  "a schema checks what a documented operation gives, whose type stays": `
    const schema = {} as p.StandardSchema<t.AccessGroup & { name: "web" }>;
    const group = await p.readAccessGroup(client, { path: { idOrName: "web" }, schema });
    same<Equals<typeof group, t.AccessGroup>>();`,
  "unwrap gives the data of a call by path": `
    const group = await p.unwrap(client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } }));
    same<Equals<typeof group.isDsyncManaged, boolean>>();
    const nothing = await p.unwrap(client.DELETE("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } }));
    same<Equals<typeof nothing, undefined>>();`,
  "a client takes all of its options": `
    const auth: p.Authentication = { token: async () => "a", refresh: async () => undefined };
    p.createClient({
      baseUrl: "https://api.example.com", auth, team: { teamId: "team_1" }, timeout: 1, deadline: 1, retry: { attempts: 2, unsafe: true },
      maxResponseBytes: 1, hooks: { request: ({ method, url }) => console.log(method, url) }, allowInsecure: false,
    });
    await p.listWebhooks(client, { timeout: 1, retry: false, redirect: p.followRedirects });`,
  "a tag has a module of its own": `
    const { readAccessGroup } = await import("@hosting-platform/client/access-groups");
    same<Equals<typeof readAccessGroup, typeof p.readAccessGroup>>();`,
};
