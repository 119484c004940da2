// The objects of OpenAPI: their fields, types, required fields and closed lists. Redocly's core has the table; here it is corrected.
import { type detectSpec, getTypes, type NodeType, normalizeTypes } from "@redocly/openapi-core";
import { isObject } from "../spec-node.js";

/** The content of a field: an object by its name, or a value. `null` is anything. */
export type FieldType = ObjectType | ValueType | null | undefined;

export interface ValueType {
  name?: undefined;
  type?: string;
  enum?: readonly string[];
  items?: ValueType;
  minimum?: number;
  /** False for data, in which a `$ref` is a key like any other. */
  resolvable?: boolean;
  /** The object that a text refers to. */
  directResolveAs?: ObjectType;
}

export interface ObjectType {
  name: string;
  properties: Readonly<Record<string, FieldType | Choose>>;
  additionalProperties?: FieldType | Choose;
  /** The type is a list of these. */
  items?: ObjectType | Choose;
  required?: readonly string[] | ((value: unknown, key?: string | number) => readonly string[]);
  requiredOneOf?: readonly string[];
  /** The fields that a value may have by its `type`. */
  allowed?: (value: unknown) => readonly string[] | undefined;
  extensionsPrefix?: string;
}

type Choose = (value: unknown, key: string) => FieldType;
type Types = Record<string, NodeType>;

/** Objects by their name in the specification; maps and lists have those of Redocly's core. */
export type Objects = Readonly<Record<string, ObjectType>>;

/** The versions of OpenAPI, in order, by their names in Redocly's core. */
const VERSIONS = { oas2: "2.0", oas3_0: "3.0", oas3_1: "3.1", oas3_2: "3.2" } as const;

/** A version of OpenAPI or Arazzo. */
export type Version = ReturnType<typeof detectSpec>;

const tables = new Map<Version, Objects>();

export function objectsOf(version: Version): Objects {
  const objects = tables.get(version) ?? (normalizeTypes(correctedTypes(getTypes(version), version)) as unknown as Objects);
  tables.set(version, objects);
  return objects;
}

/** Returns what a field or an item of an object holds; undefined for a field that it does not have. */
export function fieldOf(type: ObjectType, key: string, value: unknown): FieldType {
  if (type.items !== undefined) return typeof type.items === "function" ? type.items(value, key) : type.items;
  const own = Object.hasOwn(type.properties, key) ? type.properties[key] : undefined;
  const isExtension = type.extensionsPrefix !== undefined && key.startsWith(type.extensionsPrefix);
  const found = own === undefined && !isExtension ? type.additionalProperties : own;
  return typeof found === "function" ? found(value, key) : found;
}

/** Returns the sections of the components by the objects in them. */
export function sectionsOf({ Components: components }: Objects): Map<string, string> {
  return new Map(
    Object.entries(components?.properties ?? {}).flatMap(([section, map]) => {
      const named = typeof map === "object" && map?.name !== undefined ? fieldOf(map, "", {}) : undefined;
      return named?.name === undefined ? [] : [[named.name, section] as const];
    }),
  );
}

/** Returns the first later version, or the last earlier one, in which an object has a field. */
export function otherVersion(version: Version, object: string, field: string): { since?: string; until?: string } {
  const versions = Object.keys(VERSIONS) as (keyof typeof VERSIONS)[];
  const index = versions.findIndex((each) => each === version);
  const has = (each: Version): boolean => Object.hasOwn(objectsOf(each)[object]?.properties ?? {}, field);
  const since = versions.slice(index + 1).find(has);
  const until = since === undefined ? versions.slice(0, index).findLast(has) : undefined;
  return { ...(since && { since: VERSIONS[since] }), ...(until && { until: VERSIONS[until] }) };
}

const accepted = new WeakSet<object>();

/** Accepts a value that `x-webhooks` had as the `webhooks` of a document of OpenAPI 3.0. */
export function acceptWebhooks(value: object): void {
  accepted.add(value);
}

/** Corrects what Redocly's core 2.64 expects of documents in OpenAPI 3.2, and accepts `x-webhooks` under their new name in OpenAPI 3.0. */
export function correctedTypes(types: Types, version: string): Types {
  if (version === "oas3_2") return { ...types, ...corrected(types) };
  if (version !== "oas3_0") return types;
  return {
    ...types,
    ...changed(types, "Root", { webhooks: (value) => (isObject(value) && accepted.has(value) ? "WebhooksMap" : undefined) }),
  };
}

function corrected(types: Types): Types {
  const { style } = types["Parameter"]?.properties ?? {};
  const styles = typeof style === "object" && style !== null && "enum" in style && Array.isArray(style.enum) ? style.enum : [];
  const { prefixEncoding, itemEncoding, encoding } = types["MediaType"]?.properties ?? {};
  const { scopes } = types["ClientCredentials"]?.properties ?? {};
  return {
    // A response may have a summary only.
    ...changed(types, "Response", {}, []),
    ...changed(types, "Parameter", { style: { enum: [...styles, "cookie"] } }),
    ...changed(types, "Encoding", { prefixEncoding, itemEncoding, encoding }),
    // The core fails at a scope, and expects a map of media types for each name.
    ...changed(types, "DeviceAuthorization", { scopes }),
    NamedMediaTypes: { properties: {}, additionalProperties: () => "MediaType" },
  };
}

function changed(types: Types, name: string, properties: Partial<NodeType["properties"]>, required?: string[]): Types {
  const type = types[name];
  if (type === undefined) return {};
  const more = Object.fromEntries(Object.entries(properties).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  return { [name]: { ...type, properties: { ...type.properties, ...more }, ...(required && { required }) } };
}
