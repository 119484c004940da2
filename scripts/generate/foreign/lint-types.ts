import type { NodeType, Plugin } from "@redocly/openapi-core";

/** Corrects what Redocly's core 2.64 expects of documents in OpenAPI 3.2. */
export const CORRECTED_TYPES: Plugin = {
  id: "openapi-3.2",
  typeExtension: { oas3: (types, version) => (version === "oas3_2" ? { ...types, ...corrected(types) } : types) },
};

function corrected({ Response = {} as NodeType, Parameter = {} as NodeType }: Record<string, NodeType>): Record<string, NodeType> {
  const { style } = Parameter.properties;
  const values = typeof style === "object" && style !== null && "enum" in style && Array.isArray(style.enum) ? style.enum : [];
  return {
    // A response may have a summary only.
    Response: { ...Response, required: [] },
    Parameter: { ...Parameter, properties: { ...Parameter.properties, style: { enum: [...values, "cookie"] } } },
    // The core expects a map of media types for each name.
    NamedMediaTypes: { properties: {}, additionalProperties: () => "MediaType" },
  };
}
