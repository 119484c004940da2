// What the tests of requests and answers are made from agrees with a validator of JSON Schema.
import fc from "fast-check";
import { expect, test } from "vitest";
import { asObject, at, type Json } from "../../../fixtures/instances/contract.js";
import { faultsOf } from "./instance-faults.js";
import { anyOf, type Instance, samplesOf, toJson } from "./instances.js";
import { alternativesOf, isAnything, isHandled } from "./json-schema.js";
import { type Media, SHOWN } from "./operations.js";

/** Each schema of a shown operation by its place: parameters, and bodies of requests and answers. */
const schemas: [place: string, media: Media][] = SHOWN.flatMap(({ operationId, body, responses }) => [
  ...[...(body?.media ?? [])].map(([type, media]): [string, Media] => [`${operationId} ${type}`, media]),
  ...[...responses].flatMap(([status, content]) =>
    [...(content ?? [])].map(([type, media]): [string, Media] => [`${operationId} ${status} ${type}`, media]),
  ),
]);

/** The keywords of a schema and of all that it is made of. */
function keywordsOf(schema: Json, seen = new Set<Json>()): string[] {
  if (typeof schema === "boolean" || seen.has(schema)) return [];
  seen.add(schema);
  const { $ref, items = true, additionalProperties = true, properties = {}, allOf = [], anyOf = [], oneOf = [] } = asObject(schema);
  const below = [
    items,
    additionalProperties,
    ...Object.values(asObject(properties)),
    ...[allOf, anyOf, oneOf].flatMap((list) => list as Json[]),
  ];
  if (typeof $ref === "string") below.push(at($ref.slice(1)) ?? true);
  return [...Object.keys(asObject(schema)), ...below.flatMap((part) => keywordsOf(part, seen))];
}

test("each keyword of the schemas is one that values are made for", () => {
  const parameters = SHOWN.flatMap((operation) => operation.parameters.map(({ schema }) => schema));
  const keywords = new Set([...parameters, ...schemas.map(([, { schema }]) => schema)].flatMap((schema) => keywordsOf(schema)));
  expect(keywords.size).toBeGreaterThan(10);
  expect([...keywords].filter((keyword) => !isHandled(keyword))).toEqual([]);
  expect(() => alternativesOf({ type: "string", format: "date" })).toThrow("format");
});

const telling = schemas.filter(([, { schema }]) => !alternativesOf(schema).some(isAnything));

test.each(telling)("%s: values that are made to be right are, those that are made to be wrong are not", (_, { schema, accepts }) => {
  const none = (): string[] => [];
  // What is wrong on one side of a choice may be right on the other.
  const isChoice = alternativesOf(schema).length > 1;
  let refused = 0;
  const holds = (instance: Instance): void => {
    expect(accepts(toJson(instance)), JSON.stringify(toJson(instance))).toBe(true);
    for (const { what, at: place, value } of faultsOf(instance)) {
      const isRefused = !accepts(value);
      if (!isChoice) expect(isRefused, `${place} ${what}`).toBe(true);
      refused += Number(isRefused);
    }
  };
  for (const instance of samplesOf(schema, "", none)) holds(instance);
  fc.assert(fc.property(anyOf(schema, "", none), holds), { seed: 20_260_401, numRuns: 10 });
  expect(refused).toBeGreaterThan(20);
});
