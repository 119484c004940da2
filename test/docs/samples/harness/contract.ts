import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sample } from "../../../../scripts/docs/model/types.js";
import { samplesOf } from "../../../../scripts/docs/samples/samples-of.js";
import type { OpenApiDocument } from "../../../../scripts/read/openapi.js";
import { listOperations } from "../../../../scripts/model/operations.js";
import type { OperationModel } from "../../../../scripts/model/operation.js";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";

export const contract = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as OpenApiDocument;
export const operations: readonly OperationModel[] = listOperations(contract);
export const samples = samplesOf(contract);

export function codeOf(operationId: string, kind: Sample["kind"], from: ReadonlyMap<string, readonly Sample[]> = samples): string {
  const sample = from.get(operationId)?.find((one) => one.kind === kind);
  if (sample === undefined) throw new Error(`There is no sample of ${operationId} of the kind ${kind}.`);
  return sample.code;
}

export const programs = programsOf(operations);

// Of the others nothing is shown, so that their samples differ in names alone.
const indexed = operations.filter(({ detail }) => detail === "index");
export const someIndexed = ["get", "head", "put", "post", "patch", "delete"].flatMap((wanted) =>
  indexed.filter(({ method }) => method === wanted).slice(0, 2),
);

/** The samples of the shown operations and of a few others. */
export const somePrograms = programsOf([...operations.filter(({ detail }) => detail !== "index"), ...someIndexed]);

function programsOf(chosen: readonly OperationModel[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    chosen.flatMap(({ operationId }) =>
      (["function", "path"] as const).map((kind) => [`${operationId} ${kind}`, codeOf(operationId, kind)]),
    ),
  );
}
