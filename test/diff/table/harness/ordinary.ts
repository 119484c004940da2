/**
 * What most code does with the contract of `contract/`: it sends what it has to, reads what it is sure of, and lists no cases. Whatever is
 * said not to break has to leave it as it is.
 */
export const ORDINARY = `
import { listSiteEvents, readHealth, sendOrder } from "@hosting-platform/client/events";
import { createSite, listSites, readSite } from "@hosting-platform/client/sites";
import type { CreateSiteRequest, ReadSiteResult } from "@hosting-platform/client";
import type { CreateSiteBody, Folder, Problem, Site } from "@hosting-platform/types";
import type { operations } from "@hosting-platform/types";
const path = { siteId: "a" };
const body: CreateSiteBody = { name: "a", region: "north", plan: "free", notes: null, replicas: 2, labels: ["b"], variables: { c: "d" } };
const request: CreateSiteRequest = { body: { ...body, source: { repository: "r" } } };
const created: Site = await createSite(client, request);
const site: ReadSiteResult = await readSite(client, { path, header: { "x-view": "full" } });
const text: string[] = [site.id, site.name, site.region, site.state, site.createdAt, site.address ?? "", site.origin ?? "", ...site.labels];
if (site.owner !== null) text.push(site.owner);
const sum: number = site.hits + created.hits + (site.limits?.memory ?? 0);
await api.updateSite(client, { path, body: { name: "b", notes: null, plan: "pro" } });
await api.deleteSite(client, { path });
const page = await listSites(client, { query: { search: "a", state: "live", labels: ["b"], limit: 10, next: "c" } });
const cursor: string | null = page.pagination.next;
for await (const { name, hits } of paginate(listSites, client, { query: { limit: 10 } })) text.push(name, hits.toFixed());
for (const event of await listSiteEvents(client, { path })) {
  if (event.type === "deployed") text.push(event.version);
  else text.push(event.type);
}
await sendOrder(client, { path, body: { type: "deploy", version: "1" } });
await sendOrder(client, { path });
const health = await readHealth(client);
if (health.status === "slow") text.push(health.since ?? "");
const depthOf = (folder: Folder): number => 1 + Math.max(0, ...(folder.folders ?? []).map(depthOf));
const folder = await api.readFolder(client, { path, query: { depth: 2 } });
await api.replaceFolder(client, { path, body: { name: folder.name, size: depthOf(folder), folders: [{ name: "e" }] } });
const key = await api.createKey(client, { body: { name: "a", secret: "b" } });
text.push(key.id, key.name, site.certificate === undefined ? "" : "expires" in site.certificate ? site.certificate.expires : "", String(site.history?.length));
const usage: unknown = await api.readUsage(client);
const { data } = await client.GET("/v1/sites/{siteId}", { params: { path } });
if (data !== undefined) text.push(data.name);
type Taken = operations["createSite"]["responses"][409]["content"]["application/json"];
const problemOf = (problem: Problem | Taken): string => problem.code + problem.message;
try {
  await readSite(client, { path });
} catch (error) {
  if (error instanceof api.NotFoundError) text.push(problemOf(error.body as Problem));
}
return [text, sum, cursor, usage];
`;
