import type { NodeType, Plugin } from "@redocly/openapi-core";
import { wasRenamed } from "./name-webhooks.js";

type Types = Record<string, NodeType>;

/** Corrects what Redocly's core 2.64 expects of documents in OpenAPI 3.2, and accepts `x-webhooks` under their new name in OpenAPI 3.0. */
export const CORRECTED_TYPES: Plugin = {
  id: "corrected-types",
  typeExtension: {
    oas3: (types, version) => ({
      ...types,
      ...(version === "oas3_2" && corrected(types)),
      ...(version === "oas3_0" && changed(types, "Root", { webhooks: (value) => (wasRenamed(value) ? "WebhooksMap" : undefined) })),
    }),
  },
};

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
