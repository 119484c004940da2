// Documents of schemas that refer to each other, as large as asked for.
import type { Schema } from "../../../scripts/read/openapi.js";
import { object, ref } from "./small-documents.js";

const x: Schema = object({ x: { type: "integer" } });

/** The ways in which a property refers to a schema, among them those of NestJS, Swashbuckle, drf-spectacular and FastAPI. */
export const WRAPPERS: Readonly<Record<string, (target: Schema) => Schema>> = {
  plain: (target) => target,
  "allOf beside a description": (target) => ({ description: "It.", allOf: [target] }),
  "allOf with a description": (target) => ({ allOf: [target, { description: "It." }] }),
  "allOf with properties": (target) => ({ allOf: [target, x] }),
  "allOf with required names": (target) => ({ allOf: [target, { required: ["id"] }] }),
  "nullable allOf": (target) => ({ type: "object", nullable: true, allOf: [target] }),
  "read-only allOf": (target) => ({ readOnly: true, allOf: [target] }),
  "closed allOf": (target) => ({ ...x, allOf: [target], additionalProperties: false }),
  "allOf that redefines": (target) => ({ allOf: [target, object({ id: { type: "integer" }, p1: { type: "object" } })] }),
  "allOf that requires a relation": (target) => ({ allOf: [target, { required: ["p1", "p2"] }] }),
  "properties beside a reference": (target) => ({ ...target, ...x }),
  "oneOf with null": (target) => ({ oneOf: [{ allOf: [target, x] }, { type: "null" }] }),
  "oneOf with a discriminator": (target) => ({ oneOf: [target, ref("S0")], discriminator: { propertyName: "id" } }),
  "anyOf with a closed variant": (target) => ({ anyOf: [target, { ...x, additionalProperties: false }] }),
  "list of allOf": (target) => ({ type: "array", items: { title: "Item", allOf: [target] } }),
  "map of allOf": (target) => ({ type: "object", additionalProperties: { description: "It.", allOf: [target] } }),
};

export interface Graph {
  /** Number of schemas. */
  size: number;
  /** Returns the target and the wrapper of a relation; undefined for none. */
  relation: (from: number, index: number) => { to: number; wrapper: string } | undefined;
  /** Maximum number of relations of a schema. */
  fan: number;
  version: string;
  /** Whether each fourth schema inherits from the next one. */
  inherits?: boolean;
  /** Whether objects are closed. */
  closed?: boolean;
}

/** Returns a document whose schemas are named `S0`, `S1`, …, with an operation that sends and returns the first. */
export function graphDocument({ size, relation, fan, version, inherits = false, closed = false }: Graph): object {
  const schemas = Array.from({ length: size }, (_, from): [string, Schema] => {
    const relations = Array.from({ length: fan }, (_each, index) => relation(from, index + 1)).map((found, index) => [
      // An heir would otherwise redefine the relations of its base.
      inherits ? `s${from}p${index + 1}` : `p${index + 1}`,
      found && WRAPPERS[found.wrapper]?.(ref(`S${found.to}`)),
    ]);
    const properties = Object.fromEntries(relations.filter(([, schema]) => schema !== undefined)) as Record<string, Schema>;
    const own = object({ id: { type: "string" }, ...properties }, { required: ["id"], ...(closed && { additionalProperties: false }) });
    return [`S${from}`, inherits && from % 4 !== 3 && from + 1 < size ? { allOf: [ref(`S${from + 1}`), own] } : own];
  });
  const content = { "application/json": { schema: ref("S0") } };
  const responses = { "200": { description: "The thing.", content } };
  return {
    openapi: version,
    info: { title: "Graph", version: "1" },
    servers: [{ url: "https://api.example.com" }],
    paths: {
      "/things": { get: { operationId: "readThing", responses }, put: { operationId: "writeThing", requestBody: { content }, responses } },
    },
    components: { schemas: Object.fromEntries(schemas) },
  };
}
