import type { Rules } from "../rule.js";

/** What changes of a schema mean for who sends what it describes, and for who receives it. */
export const SCHEMA_RULES: Rules = {
  "property-added": {
    request: "compatible",
    response: "compatible",
    why: "nobody has to send it, and code that does not know it reads past it",
  },
  "required-property-added": { request: "breaking", response: "compatible", why: "requests that were whole lack it now" },
  "property-removed": { request: "breaking", response: "breaking", why: "code that sends it or reads it no longer compiles" },
  "property-no-longer-listed": {
    request: "risky",
    response: "breaking",
    why: "it may still be sent, but what becomes of it is not said; it is no longer read",
  },
  "property-became-required": { request: "breaking", response: "compatible", why: "requests may lack it" },
  "property-became-optional": { request: "compatible", response: "breaking", why: "code that reads it does not expect that it is missing" },
  "read-only-required-property-added": { request: "compatible", response: "compatible", why: "it is in no request" },
  "read-only-property-became-required": { request: "compatible", response: "compatible", why: "it is in no request, and always answered" },
  "write-only-property-became-optional": { request: "compatible", response: "compatible", why: "it is in no answer" },
  "became-read-only": { request: "breaking", response: "compatible", why: "the types of requests no longer have it" },
  "no-longer-read-only": { request: "compatible", why: "it may be sent too" },
  "became-write-only": { request: "compatible", response: "breaking", why: "the types of answers no longer have it" },
  "no-longer-write-only": { response: "compatible", why: "it is received too" },
  deprecated: { request: "compatible", response: "compatible", why: "it goes on to work; editors strike it through" },
  "no-longer-deprecated": { request: "compatible", response: "compatible", why: "it goes on to work" },
  "object-closed": { request: "breaking", response: "compatible", why: "whoever sends more is refused now" },
  "object-opened": { request: "compatible", response: "compatible", why: "more may be sent, and unknown properties are kept" },
  "further-properties-removed": { request: "breaking", response: "breaking", why: "the type loses its index signature" },
  "further-properties-narrowed": {
    request: "breaking",
    response: "compatible",
    why: "what is sent beside the listed properties may be refused",
  },
  "further-properties-widened": {
    request: "compatible",
    response: "breaking",
    why: "what is read beside the listed properties may be anything",
  },
  "items-narrowed": { request: "breaking", response: "compatible", why: "items of other types are refused" },
  "items-widened": { request: "compatible", response: "breaking", why: "code that reads an item expects its type" },
  "tuple-resized": { request: "breaking", response: "breaking", why: "a list of another length is of another type" },
  "schema-rule-changed": {
    request: "breaking",
    response: "risky",
    why: "whether it allows more or less cannot be told, so the graver is said",
  },
  "schema-removed": { code: "breaking", why: "imports of the type fail" },
  "schema-renamed": { code: "breaking", why: "imports of the old name fail, though what is sent is as it was" },
  "schema-added": { code: "compatible", why: "one type more" },
  "enumeration-closed": {
    code: "breaking",
    why: "requests have it too, so that its type takes no unknown values and its `Known` type is gone",
  },
  "enumeration-opened": { code: "breaking", why: "only answers have it, so that code which has a place for each known value meets others" },
};
