import { readFileSync } from "node:fs";

const CONTRACT = new URL("../../generated/openapi.json", import.meta.url);

/** An indexed GET with one path parameter. Tests name none themselves, since any may be documented later. */
export const INDEXED = indexedRead();

/** The beginning of its call, up to further options. */
export const READ = `p.${INDEXED.operationId}(client, { path: { ${INDEXED.parameter}: "a" }`;

function indexedRead(): { operationId: string; parameter: string } {
  interface Get {
    operationId: string;
    "x-detail"?: string;
  }
  const { paths } = JSON.parse(readFileSync(CONTRACT, "utf8")) as { paths: Record<string, { get?: Get }> };
  for (const [path, { get }] of Object.entries(paths)) {
    const [parameter, ...more] = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    if (get?.["x-detail"] === "index" && parameter !== undefined && more.length === 0) return { operationId: get.operationId, parameter };
  }
  throw new Error("The contract has no indexed GET with one path parameter.");
}
