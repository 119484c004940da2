// Large documents in a style that is not ours: OpenAPI 3.0, one file of JSON, inherited schemas, references in circles, names that clash.

export interface LargeOptions {
  operations: number;
  schemas: number;
  /** The same seed gives the same document. */
  seed: number;
}

interface SchemaReference {
  $ref: string;
}

/** How many operations share a resource, and so a path prefix and a tag. */
const OPERATIONS_OF_A_RESOURCE = 8;
/** How deep the chains of `allOf` go. */
const CHAIN = 5;
/** How many schemas refer to each other: where all do, the ways through them are too long for the stacks of Redocly and openapi-typescript. */
const NEIGHBOURS = 60;
const FORMATS = ["date-time", "uuid", "email", "uri", "int64", undefined] as const;

/** A third of the operations has no operationId, and of the others one in twenty has that of another. */
export function largeDocument({ operations, schemas, seed }: LargeOptions): object {
  const random = randomOf(seed);
  const names = Array.from({ length: schemas }, (_, index) => schemaName(index));
  const paths: Record<string, Record<string, object>> = {};
  const tags = new Set<string>();
  for (let index = 0; index < operations; index++) {
    const resource = Math.floor(index / OPERATIONS_OF_A_RESOURCE);
    const { method, path } = placeOf(resource, index % OPERATIONS_OF_A_RESOURCE);
    const tag = `Resource ${Math.floor(resource / 3)}`;
    tags.add(tag);
    (paths[path] ??= {})[method] = operation(index, method, path, tag, names, random);
  }
  return {
    openapi: "3.0.2",
    info: { title: "A large document", version: "2026-01-01" },
    servers: [{ url: "https://{region}.example.com", variables: { region: { default: "eu", enum: ["eu", "us"] } } }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(names.map((name, index) => [name, schema(index, names, random)])),
      securitySchemes: { basic: { type: "http", scheme: "basic" } },
    },
    security: [{ basic: [] }],
  };
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function placeOf(resource: number, position: number): { method: string; path: string } {
  const base = `/2026-01-01/resource_${resource}s`;
  const places = [
    ["get", base],
    ["post", base],
    ["get", `${base}/{Sid}`],
    ["post", `${base}/{Sid}`],
    ["delete", `${base}/{Sid}`],
    ["get", `${base}/{Sid}/history.json`],
    ["put", `${base}/{Sid}/items/{item-id}`],
    ["patch", `${base}/{Sid}/items/{item-id}`],
  ] as const;
  const [method, path] = places[position] ?? places[0];
  return { method, path };
}

function operation(index: number, method: string, path: string, tag: string, names: readonly string[], random: () => number): object {
  const anySchema = (): SchemaReference => reference(names[Math.floor(random() * names.length)] ?? "");
  const parameters = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const query = [
    { name: "Page[Size]", in: "query", schema: { type: "integer", minimum: 1, maximum: 1000, default: 50 } },
    { name: "status", in: "query", schema: { type: "array", items: { type: "string", enum: ["queued", "in-progress", "done"] } } },
  ];
  return {
    ...(index % 3 !== 0 && { operationId: index % 20 === 1 ? `Fetch${index - (index % 60)}` : `${method}_Thing-${index}` }),
    tags: [tag],
    summary: `Operation ${index}`,
    parameters: method === "get" ? [...parameters, ...query] : parameters,
    ...(method !== "get" && method !== "delete" && { requestBody: body(index, anySchema()) }),
    responses: {
      ...(method === "delete"
        ? { "204": { description: "Gone" } }
        : { "200": { description: "Fine", content: { "application/json": { schema: anySchema() } } } }),
      default: { description: "Failed", content: { "application/json": { schema: reference(schemaName(0)) } } },
    },
  };
}

function body(index: number, schema: SchemaReference): object {
  const type = index % 4 === 0 ? "application/x-www-form-urlencoded" : "application/json";
  const form = { type: "object", properties: { Name: { type: "string" }, Tags: { type: "array", items: { type: "string" } } } };
  return { required: true, content: { [type]: { schema: index % 4 === 0 ? form : schema } } };
}

/** A chain of `allOf`, a choice, an enumeration or an object; what they refer to stands before or after them. */
function schema(index: number, names: readonly string[], random: () => number): object {
  if (index % 10 === 9) return { type: "string", nullable: true, enum: ["a-b", "A_B", "1", null] };
  const first = index - (index % NEIGHBOURS);
  const own = objectSchema(index, names.slice(first, first + NEIGHBOURS), random);
  if (index % 10 >= 1 && index % 10 <= CHAIN) return { allOf: [reference(schemaName(index - 1)), own] };
  if (index % 10 !== 8) return own;
  const alternatives = [0, 2, 4].map((step) => schemaName(index - 8 + step));
  return { oneOf: [...new Set(alternatives)].map(reference) };
}

function objectSchema(index: number, names: readonly string[], random: () => number): object {
  const fields = 2 + Math.floor(random() * 6);
  const properties = Object.fromEntries(Array.from({ length: fields }, (_, field) => [`field_${index}_${field}`, property(names, random)]));
  return { type: "object", required: Object.keys(properties).slice(0, 1), properties };
}

function property(names: readonly string[], random: () => number): object {
  const kind = random();
  const format = FORMATS[Math.floor(random() * FORMATS.length)];
  if (kind < 0.5) return { type: format === "int64" ? "integer" : "string", ...(format && { format }), nullable: random() < 0.3 };
  const target = reference(names[Math.floor(random() * names.length)] ?? "");
  if (kind < 0.7) return { type: "array", items: target };
  // An object in `required` would make circles without an end.
  return kind < 0.8 ? { type: "object", additionalProperties: target } : { type: "array", items: { type: "number" }, maxItems: 5 };
}

function schemaName(index: number): string {
  return index % 4 === 0 ? `api.v1.thing_${index}` : `Thing-${index}`;
}

function reference(name: string): SchemaReference {
  return { $ref: `#/components/schemas/${name}` };
}
