import type { RawUniversalConfig } from "@redocly/openapi-core";
import type { Hints } from "../../read/improve-findings.js";
import type { Problem } from "../../read/problems.js";

type Rules = NonNullable<RawUniversalConfig["rules"]>;

/** Rules that every configuration includes, since generators cannot read documents that break them. */
export const ESSENTIAL_RULES: Rules = { struct: "error", "no-unresolved-refs": "error" };

/**
 * The built-in rules. Errors make the output wrong; warnings are useful to authors. The generator reports operation names itself. Prose
 * and examples do not affect the output and are not checked.
 */
export const DOCUMENT_RULES: Rules = {
  // Patterns do not reach the output.
  "contract/safe-pattern": "warn",
  "no-identical-paths": "error",
  "operation-operationId-unique": "error",
  "operation-parameters-unique": "error",
  "path-parameters-defined": "error",
  "no-ambiguous-paths": "warn",
  "no-duplicated-enum-values": "warn",
  "no-enum-type-mismatch": "warn",
  "no-illogical-composition-keywords": "warn",
  "no-required-schema-properties-undefined": "warn",
  "no-schema-type-mismatch": "warn",
  "no-server-variables-empty-enum": "warn",
  "no-undefined-server-variable": "warn",
  "nullable-type-sibling": "warn",
  "operation-2xx-response": "warn",
  "path-declaration-must-exist": "warn",
  "path-not-include-query": "warn",
  "spec-components-invalid-map-name": "warn",
};

/** Fields that only affect prose. Generation works without them. */
const PROSE = [
  "authorizationUrl",
  "description",
  "flows",
  "identifier",
  "openIdConnectUrl",
  "responses",
  "scopes",
  "title",
  "tokenUrl",
  "url",
  "version",
];

/** Keywords whose value determines the output. */
const DECIDING = /\/(type|in|style)(\/\d+)?$/;

/** Matches if the preceding key is not a map with arbitrary names, which may equal a field's. */
const NAMES =
  "(?<!/(?:properties|patternProperties|schemas|parameters|headers|responses|requestBodies|callbacks|paths|webhooks|definitions|\\$defs))";

/** Parts of a document that only affect prose. */
const ASIDE = new RegExp(
  `^#/(?:info|externalDocs|tags|components/securitySchemes)(?:/|$)|${NAMES}/(?:externalDocs|examples?|xml|x-[^/]*)(?:/|$)`,
);

/** Specification extensions. */
const EXTENSION = new RegExp(`${NAMES}/x-[^/]*(?:/|$)`);

/**
 * Severity of a finding. `essential`: generators cannot work with the document; `error`: the output would be wrong, which `--lint warn`
 * accepts.
 */
export type Weight = "essential" | "error" | "warning";

/** @param builtIn whether the built-in rules are used, not the user's */
export function weightOf({ finding, severity, pointer }: Problem, builtIn: boolean): Weight {
  const { rule, message } = finding;
  const asConfigured = severity === "error" ? "error" : "warning";
  switch (rule) {
    case "yaml-syntax":
    case "unreadable":
    case "circular-reference":
      return "essential";
    case "no-unresolved-refs":
    case "refused-ref":
    case "bundler":
      return isAside(message, pointer) ? "warning" : "essential";
    case "struct":
      return structWeight(message, pointer);
    case "contract/safe-pattern":
      return message.startsWith("The pattern backtracks") ? asConfigured : "warning";
    case "path-parameters-defined":
      // An extra parameter is left out of the URL; a missing one stays in it as `{name}`.
      return builtIn && !message.startsWith("The operation does not define") ? "warning" : asConfigured;
    default:
      return asConfigured;
  }
}

/** Checks for extensions, which are not generated from, and for discriminators that may name a schema of the bundle. */
function isAside(message: string, pointer: string): boolean {
  return EXTENSION.test(pointer) || (/\/discriminator\/mapping\/[^/]+$/.test(pointer) && /ENOENT.*\/[^'/.]+'$/.test(message));
}

function structWeight(message: string, pointer: string): Weight {
  if (ASIDE.test(pointer)) return "warning";
  if (message.startsWith("Expected type")) return "essential";
  if (/can be one of the following only|is not a valid value/.test(message)) return DECIDING.test(pointer) ? "essential" : "warning";
  const missing = /^The field `(.*)` must be present/.exec(message)?.[1];
  return missing === undefined || PROSE.includes(missing) ? "warning" : "essential";
}

/** Hints for rules whose messages have none. */
export const DOCUMENT_HINTS: Hints = {
  "no-ambiguous-paths": "servers can tell the two apart only by their order; change one of them",
  "operation-operationId-unique": "give one of the two another operationId",
  "no-duplicated-enum-values": "remove one of the two values",
  "no-enum-type-mismatch": "use values of the type, or fix the type",
  "no-identical-paths": "keep one of the two and move the methods of the other to it",
  "no-required-schema-properties-undefined": "declare the property, or remove it from `required`",
  "no-unresolved-refs": "fix the `$ref`, or add its target",
  "nullable-type-sibling": "add a `type` beside `nullable`",
  "operation-2xx-response": "describe the response of a success",
  "operation-parameters-unique": "remove one of the two parameters",
  "path-parameters-defined": "use the same names in the path's `{…}` and in its path parameters",
  bundler: "rename one of the two",
};
