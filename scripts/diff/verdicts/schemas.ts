import type { Rules } from "../rule.js";

/** Rules for schemas. */
export const SCHEMA_RULES: Rules = {
  "property-added": {
    request: "compatible",
    response: "compatible",
    why: "it is optional, and code ignores unknown properties",
  },
  "required-property-added": { request: "breaking", response: "compatible", why: "existing requests lack it" },
  "property-removed": { request: "breaking", response: "breaking", why: "code that sends or reads it no longer compiles" },
  "property-no-longer-listed": {
    request: "risky",
    response: "breaking",
    why: "it may still be sent, with unknown effect, but not be read",
  },
  "property-became-required": { request: "breaking", response: "compatible", why: "existing requests may lack it" },
  "property-became-optional": { request: "compatible", response: "breaking", why: "code that reads it does not expect it to be missing" },
  "read-only-required-property-added": { request: "compatible", response: "compatible", why: "it is not in requests" },
  "read-only-property-became-required": { request: "compatible", response: "compatible", why: "it is not in requests" },
  "write-only-property-became-optional": { request: "compatible", response: "compatible", why: "it is not in responses" },
  "became-read-only": { request: "breaking", response: "compatible", why: "request types no longer have it" },
  "no-longer-read-only": { request: "compatible", why: "it may be sent as well" },
  "became-write-only": { request: "compatible", response: "breaking", why: "response types no longer have it" },
  "no-longer-write-only": { response: "compatible", why: "it is received as well" },
  deprecated: { request: "compatible", response: "compatible", why: "it still works; editors strike it through" },
  "no-longer-deprecated": { request: "compatible", response: "compatible", why: "it still works" },
  "object-closed": { request: "breaking", response: "compatible", why: "additional properties are rejected" },
  "object-opened": { request: "compatible", response: "compatible", why: "additional properties are accepted" },
  "further-properties-removed": { request: "breaking", response: "breaking", why: "the type loses its index signature" },
  "further-properties-narrowed": {
    request: "breaking",
    response: "compatible",
    why: "additional properties that were accepted may be rejected",
  },
  "further-properties-widened": {
    request: "compatible",
    response: "breaking",
    why: "additional properties may have any type",
  },
  "items-narrowed": { request: "breaking", response: "compatible", why: "items of other types are rejected" },
  "items-widened": { request: "compatible", response: "breaking", why: "code that reads an item expects its type" },
  "tuple-resized": { request: "breaking", response: "breaking", why: "a tuple of another length has another type" },
  "schema-rule-narrowed": { request: "breaking", response: "compatible", why: "some values that were accepted are rejected" },
  "schema-rule-widened": { request: "compatible", response: "risky", why: "it compiles, but values may be received that were excluded" },
  "schema-rule-changed": {
    request: "breaking",
    response: "risky",
    why: "it cannot be decided if the schema is wider or narrower, so the more severe verdict applies",
  },
  "schema-removed": { code: "breaking", why: "imports of the type fail" },
  "schema-renamed": { code: "breaking", why: "imports of the old name fail; requests are unchanged" },
  "schema-added": { code: "compatible", why: "it adds a type" },
  "enumeration-closed": {
    code: "breaking",
    why: "its type no longer accepts unknown values, and its `Known` type is gone",
  },
  "enumeration-opened": { code: "breaking", why: "its type accepts unknown values, which code that handles each known value misses" },
};
