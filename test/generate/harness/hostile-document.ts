import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { documentFaults } from "../../../scripts/emit/index.js";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import type { OutputFile } from "../../../scripts/core/files/output.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { compile } from "./compiler.js";

export function hostileStrings(): string[] {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, "../../fixtures/pipeline/hostile-strings.json"), "utf8")) as string[];
}

/** The strings of a document that the generators must keep as data. */
export interface Kept {
  operationIds: string[];
  paths: string[];
  schemas: string[];
  /** The names of the schemas that have a property and those that list a value for each string. */
  objects: string[];
  enumerations: string[];
}

/** A JSON Pointer's segment in a reference. */
export function segment(key: string): string {
  return encodeURIComponent(key.replace(/\p{Surrogate}/gu, "\uFFFD"))
    .replaceAll("~", "~0")
    .replaceAll("%2F", "~1");
}

/** An object with the given entries; also with a `__proto__` that is a key like any other. */
const objectOf = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> => Object.fromEntries(entries);

export interface HostileOptions {
  /** Whether operationIds and schema names end in a number, so that no two of them want one name. */
  numbered?: boolean;
}

/** A document with the strings wherever OpenAPI has a string. Each operation and each schema takes the next of them by turns. */
export function hostileDocument(
  strings: readonly string[],
  { numbered = false }: HostileOptions = {},
): { document: OpenApiDocument; kept: Kept } {
  let taken = 0;
  const next = (): string => strings[taken++ % strings.length] ?? "";
  const unique = [...new Set(strings)];
  const names = unique.map((string, index) => (numbered ? `${string}S${index}` : string));
  const reference = (name: string) => ({ $ref: `#/components/schemas/${segment(name)}` });
  const schemas = objectOf(names.map((name) => [name, hostileSchema(name, unique, next)]));
  const referable = names.filter(
    (name) =>
      name !== "" && !/\p{Surrogate}/u.test(name) && name === decodeURIComponent(segment(name)).replaceAll("~1", "/").replaceAll("~0", "~"),
  );
  const paths = objectOf(
    unique.map((path, index) => {
      const [list, page, cursor] = [`${next()}1`, `${next()}2`, next()];
      const response = { schema: reference(referable[(index * 3) % referable.length] ?? "A") };
      const operation = {
        operationId: names[(index + 1) % names.length],
        tags: [next(), next()],
        summary: next(),
        description: next(),
        deprecated: true,
        security: [objectOf([[next(), [next()]]])],
        servers: [{ url: next(), name: next(), description: next(), variables: objectOf([[next(), { default: next(), enum: [next()] }]]) }],
        "x-pagination": { items: pointerTo(list), next: pointerTo(page, cursor), cursor },
        parameters: ["path", "query", "header", "cookie"].map((place) => ({
          name: place === "query" ? cursor : next(),
          in: place,
          required: place === "path",
          style: next(),
          description: next(),
          schema: { enum: [next(), next()], default: next(), examples: [next()] },
        })),
        requestBody: {
          description: next(),
          required: index % 2 === 0,
          content: objectOf([
            [next(), { schema: reference(referable[index % referable.length] ?? "A") }],
            [next(), {}],
            ["multipart/form-data", { schema: {}, encoding: objectOf([[next(), { contentType: next(), style: next() }]]) }],
          ]),
        },
        responses: objectOf([
          [
            "200",
            {
              description: next(),
              headers: objectOf([[next(), { description: next(), schema: {} }]]),
              content: objectOf([index % 3 === 0 ? ["application/json", { schema: pageOf(list, page, cursor) }] : [next(), response]]),
            },
          ],
          [next(), { description: next() }],
          ["default", { description: next() }],
        ]),
      };
      return [path, { parameters: [{ name: next(), in: "query", schema: {} }], [index % 2 === 0 ? "get" : "post"]: operation }] as const;
    }),
  );
  const document = {
    openapi: "3.1.0",
    info: { title: next(), version: next(), description: next() },
    servers: [{ url: `${next()}{${next()}}`, name: next(), variables: objectOf([[next(), { default: next(), description: next() }]]) }],
    webhooks: objectOf([[next(), { post: { operationId: next(), requestBody: { content: objectOf([[next(), {}]]) } } }]]),
    tags: unique.map((name) => ({ name, description: next() })),
    paths,
    components: {
      schemas: { A: { type: "string" }, ...schemas },
      securitySchemes: objectOf([[next(), { type: "apiKey", in: next(), name: next(), description: next() }]]),
    },
  };
  const objects = names.filter((name) => name.length % 4 === 3);
  const enumerations = names.filter((name) => name.length % 2 === 0);
  const kept = { operationIds: names, paths: unique, schemas: names, objects, enumerations };
  return { document: document as unknown as OpenApiDocument, kept };
}

const pointerTo = (...keys: readonly string[]): string => keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

function pageOf(list: string, page: string, cursor: string): object {
  const pages = { type: "object", properties: objectOf([[cursor, { type: "string" }]]) };
  return { type: "object", properties: { ...objectOf([[list, { type: "array", items: {} }]]), ...objectOf([[page, pages]]) } };
}

function hostileSchema(name: string, all: readonly string[], next: () => string): object {
  if (name.length % 2 === 0) return { type: "string", title: next(), description: next(), enum: all, default: next(), examples: [next()] };
  return {
    type: "object",
    title: next(),
    description: next(),
    format: next(),
    pattern: next(),
    required: [next()],
    properties: objectOf(all.map((name) => [name, { type: next(), description: next(), const: next(), "x-enum-descriptions": [next()] }])),
    ...(name.length % 4 === 1 && {
      patternProperties: objectOf([[next(), { enum: [next()] }]]),
      discriminator: { propertyName: next(), mapping: objectOf([[next(), "A"]]) },
      oneOf: [{ $ref: "#/components/schemas/A" }, { type: "object", properties: {} }],
    }),
    example: objectOf([[next(), next()]]),
    default: { [next()]: { $ref: next() } },
    [`x-${next()}`]: { $ref: next() },
  };
}

/** Why names that the document asks for cannot be given; empty where each has its own. */
export function refusals(strings: readonly string[]): string[] {
  const faults = documentFaults(hostileDocument(strings).document);
  return faults.filter(({ at }) => at.at(-1) !== "x-pagination").map(({ message }) => message);
}

export function withoutClashes(strings: readonly string[]): string[] {
  return strings.reduce<string[]>((kept, string) => (refusals([...kept, string]).length === 0 ? [...kept, string] : kept), []);
}

export function problemsOf(files: readonly OutputFile[]): string[] {
  const folder = join(REPOSITORY, "test/.hostile");
  const texts = new Map(files.map(({ path, text }) => [join(folder, path), text]));
  return compile(folder, [...texts.keys()], texts);
}
