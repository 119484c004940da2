import type { MediaType, OpenApiDocument, Schema } from "../read/openapi.js";
import { isJsonType } from "./media-types.js";
import type { OperationModel } from "./operation.js";
import { successResponses } from "./operation-facts.js";
import { madeOnce, resolveSchema } from "./schemas.js";

export type JsonKind = "object" | "array";

/** Returns the kind of JSON that every success response of an operation has; undefined if there are several, or other values. */
export function resultKind(document: OpenApiDocument, operation: OperationModel): JsonKind | undefined {
  const media = successResponses(operation).flatMap(([, { content }]) => Object.entries(content ?? {}));
  if (operation.detail !== "documented" || !media.every(([type]) => isJsonType(type))) return undefined;
  return same(media.map(([, object]) => jsonKind(document, (object as MediaType | null)?.schema)));
}

/** Returns the kind of the values that a schema allows, by its types only. */
function jsonKind(
  document: OpenApiDocument,
  schema: Schema | undefined,
  made = new Map<unknown, JsonKind | undefined>(),
): JsonKind | undefined {
  const own = resolveSchema(document, schema);
  if (own === undefined || own["nullable"] === true) return undefined;
  const types = [own.type ?? []].flat();
  if (types.length > 0) return types.length === 1 && (types[0] === "object" || types[0] === "array") ? types[0] : undefined;
  const kindsOf = (parts: unknown): (JsonKind | undefined)[] =>
    Array.isArray(parts) ? parts.map((part: Schema) => jsonKind(document, part, made)) : [];
  return madeOnce(
    made,
    own,
    undefined,
    () => kindsOf(own.allOf).find((kind) => kind !== undefined) ?? same(kindsOf(own.oneOf)) ?? same(kindsOf(own.anyOf)),
  );
}

function same(kinds: readonly (JsonKind | undefined)[]): JsonKind | undefined {
  return kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
}
