import type { FaultPlace } from "../../read/fault-places.js";
import type { OperationModel } from "../../model/operation.js";
import { hasUnsentBody } from "../../model/operation-facts.js";
import { operationKeys, sentMethod } from "../../read/openapi.js";

/** Returns a warning for each body that the document describes and `fetch` cannot send. */
export function bodyWarnings(models: readonly OperationModel[]): FaultPlace[] {
  return models.filter(hasUnsentBody).map(({ path, method, name }) => ({
    at: ["paths", path, ...operationKeys(method), "requestBody"],
    message: `\`${sentMethod(method)} ${path}\` has a body, which \`fetch\` cannot send; its function \`${name}\` takes none.`,
    hint: "ask the API for the same operation as POST or QUERY, or for query parameters",
  }));
}
