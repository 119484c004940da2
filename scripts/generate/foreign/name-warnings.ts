import type { DocumentFault } from "../../read/document-fault.js";
import type { FaultPlace } from "../../read/fault-places.js";
import type { OperationModel } from "../../model/operation.js";
import { operationKeys, sentMethod } from "../../read/openapi.js";

/** Returns warnings for missing, invalid and conflicting operation names. */
export function nameWarnings(models: readonly OperationModel[], faults: readonly DocumentFault[]): FaultPlace[] {
  const byPlace = new Map(models.map((model) => [placeOf(model).join(" "), model]));
  const clashing = new Set<OperationModel>();
  const clashes = faults.map(({ at, message, hint }): FaultPlace => {
    const model = at[0] === "paths" ? byPlace.get(at.join(" ")) : undefined;
    if (model === undefined) return { at, message, hint };
    clashing.add(model);
    return { at, message: `${message} Its function is \`${model.name}\`.`, hint };
  });
  const renamed = models.filter((model) => !clashing.has(model)).flatMap((model) => ownWarning(model) ?? []);
  return [...clashes, ...renamed];
}

function ownWarning(model: OperationModel): FaultPlace | undefined {
  const { method, path, name, operation } = model;
  const { operationId } = operation;
  if (operationId === name) return undefined;
  const at = placeOf(model);
  const place = `\`${sentMethod(method)} ${path}\``;
  if (operationId === undefined || operationId === "") {
    const hint = "add an operationId, so that a change of the path does not rename the function";
    return { at, message: `${place} has no operationId; its function is \`${name}\`.`, hint };
  }
  const message = `The operationId ${JSON.stringify(operationId)} of ${place} cannot be a function name; its function is \`${name}\`.`;
  return { at: [...at, "operationId"], message, hint: "use letters and digits, and neither a reserved word nor a name of the runtime" };
}

function placeOf({ path, method }: OperationModel): string[] {
  return ["paths", path, ...operationKeys(method)];
}
