import { CommandError } from "../core/cli/command-error.js";
import { operationsIn, type OpenApiDocument, type PathItem } from "../read/openapi.js";
import { resolveReference } from "../model/schemas.js";

/** An operation whose function a configuration names. */
export interface NamedOperation {
  /** The operationId of the document. */
  operationId: string | undefined;
  /** In lower case. */
  method: string;
  path: string;
  tags: readonly string[];
}

/** Returns the operationId from which the names of an operation are derived; undefined keeps that of the document. */
export type Rename = (operation: NamedOperation) => string | undefined;

/** Renames the operations of a document, in place. */
export function renameOperations(document: OpenApiDocument, rename: Rename): void {
  for (const [path, reference] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of operationsIn(resolveReference<PathItem>(document, reference))) {
      const { operationId, tags = [] } = operation;
      const name = nameBy(rename, { operationId, method, path, tags: [...tags] });
      if (name !== undefined) operation.operationId = name;
    }
  }
}

function nameBy(rename: Rename, operation: NamedOperation): string | undefined {
  const fail = (problem: string): never => {
    throw new CommandError(`The function rename of the configuration ${problem} for ${operation.method.toUpperCase()} ${operation.path}.`, {
      hint: "return the operationId as text, or undefined to keep that of the document",
    });
  };
  let name: unknown;
  try {
    name = rename(operation);
  } catch (error) {
    return fail(`threw "${error instanceof Error ? error.message : String(error)}"`);
  }
  return name === undefined || (typeof name === "string" && name !== "") ? name : fail(`returned ${JSON.stringify(name)}`);
}
