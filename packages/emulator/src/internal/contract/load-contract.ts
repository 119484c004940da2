import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { OpenApiDocument } from "./document.js";
import { type Operation, readOperations } from "./operation.js";
import { createRoutes, type Routes } from "./routes.js";
import { createSchemas, type Schemas } from "./schemas.js";

export interface Contract {
  document: OpenApiDocument;
  operations: ReadonlyMap<string, Operation>;
  routes: Routes;
  schemas: Schemas;
}

let loaded: Contract | undefined;

/** Loads the contract from `@hosting-platform/types/openapi.json`, once for all emulators of the process. */
export function loadContract(): Contract {
  return (loaded ??= readContract());
}

function readContract(): Contract {
  const path = createRequire(import.meta.url).resolve("@hosting-platform/types/openapi.json");
  return createContract(JSON.parse(readFileSync(path, "utf8")) as OpenApiDocument);
}

export function createContract(document: OpenApiDocument): Contract {
  const operations = readOperations(document);
  return {
    document,
    operations: new Map(operations.map((operation) => [operation.operationId, operation])),
    routes: createRoutes(operations),
    schemas: createSchemas(document),
  };
}
