export const creates = (fields: string): string => `await api.createSite(client, { body: { name: "a", region: "north", ${fields} } });`;
export const updates = (fields: string): string => `await api.updateSite(client, { path: { siteId: "a" }, body: { ${fields} } });`;
export const reads = (code: string): string => `const site = await api.readSite(client, { path: { siteId: "a" } });\n${code}`;

export const createsKey = (code: string): string =>
  `const key = await api.createKey(client, { body: { name: "a", secret: "b" } });\n${code}`;

export const readsEvents = (code: string): string =>
  `const events = await api.listSiteEvents(client, { path: { siteId: "a" } });\nfor (const event of events) ${code}`;

export const orders = (body: string): string => `await api.sendOrder(client, { path: { siteId: "a" }, body: ${body} });`;
export const readsSite = `await api.readSite(client, { path: { siteId: "a" } });`;
