import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { listOperations, type OperationModel } from "../../../../scripts/lib/operations.js";
import type { OpenApiDocument } from "../../../../scripts/lib/openapi.js";
import { SUB_PATH } from "./sub-path.js";

/** A file of the built site. */
export function read(path: string): string {
  return readFileSync(join(inject("served"), SUB_PATH, path), "utf8");
}

/** The contract that the site was built from. */
export function contract(): OpenApiDocument {
  return JSON.parse(read("openapi.json")) as OpenApiDocument;
}

export function operations(): readonly OperationModel[] {
  return listOperations(contract());
}
