// Writes the parts of OpenAPI 3.2 that openapi-typescript does not know as parts of 3.1 that yield the same types.
import ts from "../core/modules/typescript.js";
import { METHODS, type OpenApiDocument, operationAt, operationsIn, type Parameter, type PathItem } from "../read/openapi.js";
import { memberName, replaceMembers } from "./members.js";
import type { OperationModel } from "../model/operation.js";
import { resolveReference } from "../model/schemas.js";

/** The name of the parameter that is the whole query. No document uses this character. */
const WHOLE = "\uE026";

/** Names the operations of a type view by their functions, and adds those with other methods under paths of their own. In place. */
export function operationView(view: OpenApiDocument, models: readonly OperationModel[]): OpenApiDocument {
  for (const item of Object.values(view.paths ?? {})) nameWholeQueries(view, item);
  for (const { path, method, name } of models) {
    const item = view.paths?.[path];
    const operation = operationAt(item, method);
    if (operation === undefined) continue;
    operation.operationId = name;
    const isKnown = (METHODS as readonly string[]).includes(method);
    if (!isKnown && view.paths !== undefined)
      view.paths[`${WHOLE}${method} ${path}`] = { parameters: item?.parameters ?? [], post: operation };
  }
  return view;
}

/** Makes a parameter that is the whole query a query parameter of each operation. */
function nameWholeQueries(view: OpenApiDocument, item: PathItem): void {
  const isWhole = (reference: Parameter | { $ref: string }): boolean => resolveReference<Parameter>(view, reference)?.in === "querystring";
  const inherited = (item.parameters ?? []).filter(isWhole);
  if (inherited.length > 0) item.parameters = (item.parameters ?? []).filter((parameter) => !isWhole(parameter));
  for (const [, operation] of operationsIn(item)) {
    const all = operation.parameters ?? [];
    const [whole] = [...all.filter(isWhole), ...inherited];
    if (whole === undefined) continue;
    const parameter = { ...(resolveReference<Parameter>(view, whole) ?? {}), in: "query" as const, name: WHOLE };
    operation.parameters = [...all.filter((each) => !isWhole(each)), parameter];
  }
}

/** Returns the members of `paths` without those that `operationView` added. */
export function ownPaths(paths: readonly ts.Node[]): ts.Node[] {
  return paths.map((node) =>
    ts.isInterfaceDeclaration(node)
      ? ts.factory.createInterfaceDeclaration(
          node.modifiers,
          node.name,
          node.typeParameters,
          node.heritageClauses,
          node.members.filter((member) => !memberName(member).startsWith(WHOLE)),
        )
      : node,
  );
}

/** Makes the type of the parameter that is the whole query that of the query. */
export function wholeQuery(operation: ts.PropertySignature): ts.PropertySignature {
  return replaceMembers(operation, ["parameters"], (places) =>
    places.map((place) => {
      if (!ts.isPropertySignature(place) || place.type === undefined || !ts.isTypeLiteralNode(place.type)) return place;
      const whole = place.type.members.find((member) => memberName(member) === WHOLE);
      if (whole === undefined || !ts.isPropertySignature(whole)) return place;
      return ts.factory.updatePropertySignature(place, place.modifiers, place.name, whole.questionToken, whole.type);
    }),
  );
}
