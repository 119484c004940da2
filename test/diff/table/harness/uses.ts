/** Code that creates a site with these fields beside those that are required. */
export const creates = (fields: string): string => `await api.createSite(client, { body: { name: "a", region: "north", ${fields} } });`;

/** Code that updates a site with these fields. */
export const updates = (fields: string): string => `await api.updateSite(client, { path: { siteId: "a" }, body: { ${fields} } });`;

/** Code that reads a site, and does something with it. */
export const reads = (code: string): string => `const site = await api.readSite(client, { path: { siteId: "a" } });\n${code}`;

/** Code that creates a key, and does something with it. */
export const createsKey = (code: string): string =>
  `const key = await api.createKey(client, { body: { name: "a", secret: "b" } });\n${code}`;
