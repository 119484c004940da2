export const ROOT = "openapi.yaml";
export const HEALTH = "paths/v1@health.yaml";
export const KEYS = "paths/v1@keys.yaml";
export const SITES = "paths/v1@sites.yaml";
export const SITE = "paths/v1@sites@{siteId}.yaml";
export const EVENTS = "paths/v1@sites@{siteId}@events.yaml";
export const FOLDER = "paths/v1@sites@{siteId}@folder.yaml";
export const USAGE = "paths/v1@usage.yaml";
export const schema = (name: string): string => `schemas/${name}.yaml`;
export const shared = (name: string): string => `shared/${name}.yaml`;

export const creates = (fields: string): string => `await api.createSite(client, { body: { name: "a", region: "north", ${fields} } });`;
export const updates = (fields: string): string => `await api.updateSite(client, { path: { siteId: "a" }, body: { ${fields} } });`;
export const reads = (code: string): string => `const site = await api.readSite(client, { path: { siteId: "a" } });\n${code}`;

export const createsKey = (code: string): string =>
  `const key = await api.createKey(client, { body: { name: "a", secret: "b" } });\n${code}`;

export const readsEvents = (code: string): string =>
  `const events = await api.listSiteEvents(client, { path: { siteId: "a" } });\nfor (const event of events) ${code}`;

export const orders = (body: string): string => `await api.sendOrder(client, { path: { siteId: "a" }, body: ${body} });`;
export const readsSite = `await api.readSite(client, { path: { siteId: "a" } });`;
