import { join } from "node:path";
import { readDocuments } from "../../../scripts/diff/documents.js";
import { compareContracts } from "../../../scripts/diff/index.js";
import type { Change } from "../../../scripts/diff/model.js";
import { folderOf } from "../../harness/folders.js";

/** Compares two documents. */
export async function changesOf(before: object, after: object): Promise<readonly Change[]> {
  const folder = await folderOf({ "before.json": JSON.stringify(before, null, 1), "after.json": JSON.stringify(after, null, 1) });
  const [base, revision] = await readDocuments([join(folder, "before.json"), join(folder, "after.json")], {});
  return compareContracts(base, revision).changes;
}

export interface OperationPair {
  before: object;
  after: object;
}

/** Returns a document with one side of each pair. */
export function documentOf(pairs: readonly OperationPair[], side: "before" | "after"): object {
  const operations = pairs.map((pair, index) => [`/${index}`, { post: { operationId: `op${index}`, ...pair[side] } }]);
  return { openapi: "3.1.0", info: { title: "Pairs", version: "1" }, paths: Object.fromEntries(operations) as object };
}

/** Returns a function that returns the changes of one of many pairs of operations, which are compared as two documents. */
export async function compareOperationPairs(pairs: readonly OperationPair[]): Promise<(index: number) => Change[]> {
  const found = new Map<string, Change[]>();
  for (const change of await changesOf(documentOf(pairs, "before"), documentOf(pairs, "after")))
    for (const operation of change.operations) found.set(operation, [...(found.get(operation) ?? []), change]);
  return (index) => found.get(`op${index}`) ?? [];
}

const json = (schema: unknown): object => ({ content: { "application/json": { schema } } });

export const requestOf = (schema: unknown): object => ({
  requestBody: { required: true, ...json(schema) },
  responses: { 204: { description: "Done." } },
});
export const responseOf = (schema: unknown): object => ({ responses: { 200: { description: "Done.", ...json(schema) } } });
