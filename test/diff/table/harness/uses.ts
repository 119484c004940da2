/** Code that creates a site with these fields beside those that are required. */
export const creates = (fields: string): string => `await api.createSite(client, { body: { name: "a", region: "north", ${fields} } });`;

/** Code that updates a site with these fields. */
export const updates = (fields: string): string => `await api.updateSite(client, { path: { siteId: "a" }, body: { ${fields} } });`;

/** Code that reads a site, and does something with it. */
export const reads = (code: string): string => `const site = await api.readSite(client, { path: { siteId: "a" } });\n${code}`;

/** Code that creates a key, and does something with it. */
export const createsKey = (code: string): string =>
  `const key = await api.createKey(client, { body: { name: "a", secret: "b" } });\n${code}`;

/** Code that lists the events of a site, and does something with each. */
export const readsEvents = (code: string): string =>
  `const events = await api.listSiteEvents(client, { path: { siteId: "a" } });\nfor (const event of events) ${code}`;

/** Code that sends an order. */
export const orders = (body: string): string => `await api.sendOrder(client, { path: { siteId: "a" }, body: ${body} });`;

export const readsSite = `await api.readSite(client, { path: { siteId: "a" } });`;
