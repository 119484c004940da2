import { readFileSync } from "node:fs";

const CONTRACT = new URL("../../generated/openapi.json", import.meta.url);

interface IndexedOperation {
  operationId: string;
  path: string;
  parameter: string;
}

export const INDEXED = indexed("get", 1);
export const INDEXED_POST = indexed("post", 0);

/** The beginning of the call of `INDEXED`, up to further options. */
export const READ = `p.${INDEXED.operationId}(client, { path: { ${INDEXED.parameter}: "a" }`;

function indexed(method: "get" | "post", parameters: number): IndexedOperation {
  type Operation = { operationId: string; "x-detail"?: string } | undefined;
  const { paths } = JSON.parse(readFileSync(CONTRACT, "utf8")) as { paths: Record<string, Record<string, Operation>> };
  for (const [path, { [method]: operation }] of Object.entries(paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    if (operation?.["x-detail"] === "index" && names.length === parameters)
      return { operationId: operation.operationId, path, parameter: names[0] ?? "" };
  }
  throw new Error(`The contract has no indexed ${method} with ${parameters} path parameters.`);
}
