import { expect, it } from "vitest";
import { objectAt, resolve, schemaAcceptor } from "../fixtures/instances/contract.js";
import { type Kind, without } from "../fixtures/instances/kinds.js";
import { enumerations, shapes } from "../fixtures/instances/shapes.js";

it.each(Object.entries(enumerations))("accepts exactly the values of %s", (name, { good, bad }) => {
  const accepts = schemaAcceptor(name);
  expect(good.filter((value) => !accepts(value))).toEqual([]);
  expect(bad.filter(accepts)).toEqual([]);
});

it.each(Object.entries(shapes))("has the properties, required fields, values and openness of %s", (name, shape) => {
  const accepts = schemaAcceptor(name);
  const fields = { ...shape.required, ...shape.optional };
  const full = Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, kind.good[0]]));
  expect(shape.good.filter((instance) => !accepts(instance))).toEqual([]);
  expect(shape.bad.filter(accepts)).toEqual([]);
  expect(accepts({ ...full, unknownProperty: 1 })).toBe(!shape.closed);
  for (const [field, kind] of Object.entries(fields)) {
    expect(accepts(without(full, field)), field).toBe(field in shape.optional);
    expect([field, kind.good.filter((value) => !accepts({ ...full, [field]: value }))]).toEqual([field, []]);
    expect([field, kind.bad.filter((value) => accepts({ ...full, [field]: value }))]).toEqual([field, []]);
  }
  const properties = propertiesOf({ $ref: `#/components/schemas/${name}` });
  expect([...new Set(properties)].sort()).toEqual(Object.keys(fields).sort());
});

const { EmptyAccessGroupList, AccessGroupPage, AuthorizationCodeGrant, RefreshTokenGrant, SsoTokens, CompleteSsoTokens } = shapes;
const { WebhookWithProjectsMetadata: withMetadata, WebhookWithoutProjectsMetadata: withoutMetadata } = shapes;

const joins: [string, Record<string, Kind>][] = [
  ["AccessGroupList", { EmptyAccessGroupList, AccessGroupPage }],
  ["SsoTokenRequest", { AuthorizationCodeGrant, RefreshTokenGrant }],
];

it.each(joins)("variants matches each instance of %s with exactly one variant", (name, sides) => {
  const accepts = schemaAcceptor(name);
  const acceptors = Object.keys(sides).map(schemaAcceptor);
  for (const instance of Object.values(sides).flatMap((side) => side.good)) {
    expect(accepts(instance)).toBe(true);
    expect(acceptors.filter((side) => side(instance))).toHaveLength(1);
  }
  expect([{ unknownProperty: 1 }, [], null, "text"].filter(accepts)).toEqual([]);
});

it("variants refuses fields of the other grant type in SsoTokenRequest", () => {
  const accepts = schemaAcceptor("SsoTokenRequest");
  const credentials = { client_id: "client_1", client_secret: "invented" };
  expect(accepts({ ...credentials, grant_type: "refresh_token", code: "code_1" })).toBe(false);
  expect(accepts({ ...credentials, grant_type: "authorization_code", refresh_token: "invented" })).toBe(false);
  expect(accepts({ ...credentials, grant_type: "password", refresh_token: "invented", code: "code_1" })).toBe(false);
});

it("variants accepts both variants of SsoTokenResponse, one part of the other", () => {
  const accepts = schemaAcceptor("SsoTokenResponse");
  const [first, second] = [schemaAcceptor("SsoTokens"), schemaAcceptor("CompleteSsoTokens")];
  expect([...SsoTokens.good, ...CompleteSsoTokens.good].every(accepts)).toBe(true);
  expect(CompleteSsoTokens.good.every(first)).toBe(true);
  expect(second({ access_token: null, id_token: "i", token_type: "t", expires_in: 1, refresh_token: "r" })).toBe(false);
  expect(SsoTokens.bad.filter(accepts)).toEqual([]);
});

it("variants accepts a WebhookList of one variant but not of both", () => {
  const accepts = schemaAcceptor("WebhookList");
  expect([[], withMetadata.good, withoutMetadata.good].every(accepts)).toBe(true);
  expect(accepts([withMetadata.good[0], withoutMetadata.good[0]])).toBe(false);
  expect([null, {}, "text", [null], [{}]].filter(accepts)).toEqual([]);
});

it("variants matches each webhook with one variant only", () => {
  const [first, second] = [schemaAcceptor("WebhookWithProjectsMetadata"), schemaAcceptor("WebhookWithoutProjectsMetadata")];
  expect(withMetadata.good.filter(second)).toEqual([]);
  expect(withoutMetadata.good.filter(first)).toEqual([]);
  expect(withoutMetadata.good.map((webhook) => ({ ...asRecord(webhook), projectsMetadata: null })).filter(second)).toEqual([]);
});

function propertiesOf(value: Parameters<typeof resolve>[0]): string[] {
  const schema = resolve(value);
  const own = Object.entries(objectAt(schema, "properties")).flatMap(([name, property]) => (property === false ? [] : [name]));
  const parents = Array.isArray(schema["allOf"]) ? schema["allOf"].flatMap(propertiesOf) : [];
  return [...own, ...parents];
}

const asRecord = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});
