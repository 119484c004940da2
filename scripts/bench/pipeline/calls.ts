// The same five typed calls of the contract's operations, as the output of each generator takes them.
import { HEY_API, KUBB, ORVAL, OURS, REDOCLY, TYPES_ONLY } from "./generators.js";

const NAMES = "createAccessGroup, listAccessGroupMembers, listAccessGroups, listWebhooks, readAccessGroup";

/** Where the arguments of an operation stand one after the other. */
const BY_POSITION = `
const group = await readAccessGroup("web");
const page = await listAccessGroups({ limit: 3 });
const created = await createAccessGroup({ name: "web" });
const members = await listAccessGroupMembers("web");
const webhooks = await listWebhooks();`;

const BY_NAME = `
const group = await readAccessGroup({ path: { idOrName: "web" } });
const page = await listAccessGroups({ query: { limit: 3 } });
const created = await createAccessGroup({ body: { name: "web" } });
const members = await listAccessGroupMembers({ path: { idOrName: "web" } });
const webhooks = await listWebhooks();`;

const USED = `
export const used = [group, page, created, members, webhooks];`;

/** By generator; what it exports stands in a module that is named `ENTRY`. */
export const FIVE_CALLS: Readonly<Record<string, string>> = {
  [OURS]: `import { createClient, ${NAMES} } from "ENTRY";
const client = createClient({ baseUrl: "https://api.example.com" });
const group = await readAccessGroup(client, { path: { idOrName: "web" } });
const page = await listAccessGroups(client, { query: { limit: 3 } });
const created = await createAccessGroup(client, { body: { name: "web" } });
const members = await listAccessGroupMembers(client, { path: { idOrName: "web" } });
const webhooks = await listWebhooks(client);${USED}`,
  [TYPES_ONLY]: `import createClient from "openapi-fetch";
import type { paths } from "ENTRY";
const client = createClient<paths>({ baseUrl: "https://api.example.com" });
const group = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
const page = await client.GET("/v1/access-groups", { params: { query: { limit: 3 } } });
const created = await client.POST("/v1/access-groups", { body: { name: "web" } });
const members = await client.GET("/v1/access-groups/{idOrName}/members", { params: { path: { idOrName: "web" } } });
const webhooks = await client.GET("/v1/webhooks");
export const used = [group.data, page.data, created.data, members.data, webhooks.data];`,
  [HEY_API]: `import { ${NAMES} } from "ENTRY";${BY_NAME}
export const used = [group.data, page.data, created.data, members.data, webhooks.data];`,
  [REDOCLY]: `import { ${NAMES} } from "ENTRY";${BY_NAME}${USED}`,
  [ORVAL]: `import { ${NAMES} } from "ENTRY";${BY_POSITION}${USED}`,
  [KUBB]: `import { ${NAMES} } from "ENTRY";${BY_POSITION}${USED}`,
};

/** The five calls, of what a generator's module exports. */
export function fiveCalls(generator: string, entry: string): string {
  const text = FIVE_CALLS[generator];
  if (text === undefined) throw new Error(`No calls are written for ${generator}.`);
  return text.replace('"ENTRY"', JSON.stringify(entry));
}
