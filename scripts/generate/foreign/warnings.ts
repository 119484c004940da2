// Warnings of what the client does with parts of a document that are not as usual.
import { didYouMean } from "../../core/cli/nearest.js";
import type { OperationModel } from "../../model/operation.js";
import { hasUnsentBody } from "../../model/operation-facts.js";
import type { DocumentFault } from "../../read/document-fault.js";
import type { FaultPlace } from "../../read/fault-places.js";
import { type OpenApiDocument, operationKeys, sentMethod } from "../../read/openapi.js";

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

/** Returns a warning for each body that the document describes and `fetch` cannot send. */
export function bodyWarnings(models: readonly OperationModel[]): FaultPlace[] {
  return models.filter(hasUnsentBody).map((model) => ({
    at: [...placeOf(model), "requestBody"],
    message: `\`${sentMethod(model.method)} ${model.path}\` has a body, which \`fetch\` cannot send; its function \`${model.name}\` takes none.`,
    hint: "ask the API for the same operation as POST or QUERY, or for query parameters",
  }));
}

/** Returns a warning for each path that cannot be in a URL. The client refuses calls to it. */
export function pathWarnings(models: readonly OperationModel[]): FaultPlace[] {
  const paths = new Set(models.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const [problem, hint] = problemOf(path.replace(/[?#].*/s, "")) ?? [];
    if (problem === undefined || hint === undefined) return [];
    const functions = models.filter((model) => model.path === path).map(({ name }) => `\`${name}\``);
    return [{ at: ["paths", path], message: `The path ${JSON.stringify(path)} ${problem}; ${refused(functions)}.`, hint }];
  });
}

/** Returns the problem of a path that the generated client refuses; see `fillPath` in packages/client. */
function problemOf(path: string): [problem: string, hint: string] | undefined {
  if (!path.startsWith("/")) return ["does not begin with a slash", `write it as ${JSON.stringify(`/${path}`)}`];
  if (/[\\\p{Cc}]/u.test(path)) return ["contains a backslash or control character", "remove or percent-encode it"];
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return ["contains a segment that URLs resolve", "write the path without `.` and `..`"];
  return undefined;
}

function refused(functions: readonly string[]): string {
  const last = functions.at(-1) ?? "";
  const before = functions.slice(0, -1).join(", ");
  return before === "" ? `its function ${last} refuses each call` : `its functions ${before} and ${last} refuse each call`;
}

/** Returns a warning for each requirement of a security scheme that the document lacks: no client can send its credential. */
export function securityWarnings(document: OpenApiDocument, models: readonly OperationModel[]): FaultPlace[] {
  const known = Object.keys(document.components?.securitySchemes ?? {});
  const ofOperations = models.map((model) => [placeOf(model), model.operation.security] as const);
  return [[[], document.security] as const, ...ofOperations].flatMap(([at, requirements]) =>
    [requirements ?? []].flat().flatMap((requirement: object | null, index) =>
      Object.keys(requirement ?? {})
        .filter((name) => !known.includes(name))
        .map((name) => ({
          at: [...at, "security", `${index}`, name],
          message: `There is no security scheme ${JSON.stringify(name)}: its credential is not sent.`,
          hint: didYouMean(name, known, "add the scheme to `components.securitySchemes`"),
        })),
    ),
  );
}

function placeOf({ path, method }: OperationModel): string[] {
  return ["paths", path, ...operationKeys(method)];
}
