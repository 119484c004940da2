// Programs with the same five typed calls, and the type instantiations that the compiler needs for them.
import { OWN_MODULES, PEER_MODULES } from "../peers.js";
import type { Table } from "../table.js";
import { compileWith } from "../tsc.js";

const CALLS = `
const client = createClient({ baseUrl: "https://api.example.com" });
const group = await readAccessGroup(client, { path: { idOrName: "web" } });
const page = await listAccessGroups(client, { query: { limit: 3 } });
const created = await createAccessGroup(client, { body: { name: "web" } });
const members = await listAccessGroupMembers(client, { path: { idOrName: "web" } });
const webhooks = await listWebhooks(client);
export const used = [group.name, page.accessGroups?.[0]?.name, created.teamId, members.members, webhooks[0]?.url];`;

const PATH_CALLS = `
const group = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
const page = await client.GET("/v1/access-groups", { params: { query: { limit: 3 } } });
const created = await client.POST("/v1/access-groups", { body: { name: "web" } });
const members = await client.GET("/v1/access-groups/{idOrName}/members", { params: { path: { idOrName: "web" } } });
const webhooks = await client.GET("/v1/webhooks");
export const used = [group.data?.name, page.data, created.data?.teamId, members.data, webhooks.data?.[0]?.url];`;

const NAMES = "createAccessGroup, listAccessGroupMembers, listAccessGroups, readAccessGroup";

export const BY_BARREL = `import { createClient, listWebhooks, ${NAMES} } from "@hosting-platform/client";${CALLS}`;

export const BY_TAGS = `import { createClient } from "@hosting-platform/client/core";
import { ${NAMES} } from "@hosting-platform/client/access-groups";
import { listWebhooks } from "@hosting-platform/client/webhooks";${CALLS}`;

const BY_PATHS = `import { createPathClient } from "@hosting-platform/client/by-path";
const client = createPathClient({ baseUrl: "https://api.example.com" });${PATH_CALLS}`;

const OPENAPI_FETCH = `import type { paths } from "@hosting-platform/types";
import createClient from "openapi-fetch";
const client = createClient<paths>({ baseUrl: "https://api.example.com" });${PATH_CALLS}`;

const VERCEL = `import { VercelCore } from "@vercel/sdk/core.js";
import { accessGroupsCreateAccessGroup as createAccessGroup } from "@vercel/sdk/funcs/accessGroupsCreateAccessGroup.js";
import { accessGroupsListAccessGroupMembers as listAccessGroupMembers } from "@vercel/sdk/funcs/accessGroupsListAccessGroupMembers.js";
import { accessGroupsListAccessGroups as listAccessGroups } from "@vercel/sdk/funcs/accessGroupsListAccessGroups.js";
import { accessGroupsReadAccessGroup as readAccessGroup } from "@vercel/sdk/funcs/accessGroupsReadAccessGroup.js";
import { webhooksGetWebhooks as listWebhooks } from "@vercel/sdk/funcs/webhooksGetWebhooks.js";
const client = new VercelCore({ bearerToken: "token" });
const group = await readAccessGroup(client, { idOrName: "web" });
const page = await listAccessGroups(client, { limit: 3 });
const created = await createAccessGroup(client, { requestBody: { name: "web" } });
const members = await listAccessGroupMembers(client, { idOrName: "web" });
const webhooks = await listWebhooks(client, {});
export const used = [group.value?.name, page.value, created.value?.teamId, members.value, webhooks.value];`;

export async function typesTable(): Promise<Table> {
  const cost = async (text: string, modules = OWN_MODULES): Promise<number> => {
    const { instantiations, errors } = await compileWith(modules, text);
    if (errors.length > 0) throw new Error(errors.join("\n"));
    return instantiations;
  };
  const empty = await cost("export {};");
  const row = async (...program: Parameters<typeof cost>): Promise<Record<string, number>> => ({
    instantiations: (await cost(...program)) - empty,
  });
  const rows = {
    "ours, two tags by subpath": await row(BY_TAGS),
    "ours, from the barrel": await row(BY_BARREL),
    "ours, by path": await row(BY_PATHS),
    "openapi-fetch": await row(OPENAPI_FETCH),
    "@vercel/sdk functions": await row(VERCEL, PEER_MODULES),
  };
  return { title: "five typed calls of two tags in tsc, above an empty file", rows };
}
