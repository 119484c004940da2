import type { RawUniversalConfig } from "@redocly/openapi-core";
import type { Hints } from "../../read/improve-findings.js";
import type { Problem } from "../../read/spec-tree.js";

type Rules = NonNullable<RawUniversalConfig["rules"]>;

/** What is looked at whatever a configuration says: without it, generators would be given what they cannot read. */
export const ESSENTIAL_RULES: Rules = { struct: "error", "no-unresolved-refs": "error" };

/**
 * The built-in set. An error is what makes the output wrong; a warning, what an author wants to know who has clients made. Names of
 * operations are told by the generator, which gives each one; prose and examples change nothing in the output and are left alone.
 */
export const DOCUMENT_RULES: Rules = {
  "contract/safe-pattern": "error",
  "operation-parameters-unique": "error",
  "path-parameters-defined": "error",
  "no-ambiguous-paths": "warn",
  "no-duplicated-enum-values": "warn",
  "no-enum-type-mismatch": "warn",
  "no-identical-paths": "warn",
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

/** Fields that nothing but prose is made of: that one is missing changes no code. */
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

/** Keywords whose value decides what is generated. */
const DECIDING = /\/(type|in|style)(\/\d+)?$/;

/** What stands before a name of the author's choice, which may be that of a field. */
const NAMES =
  "(?<!/(?:properties|patternProperties|schemas|parameters|headers|responses|requestBodies|callbacks|paths|webhooks|definitions|\\$defs))";

/** Parts of a document that nothing but prose is made of. */
const ASIDE = new RegExp(
  `^#/(?:info|externalDocs|tags|components/securitySchemes)(?:/|$)|${NAMES}/(?:externalDocs|examples?|xml|x-[^/]*)(?:/|$)`,
);

/** Parts that are the author's own. */
const EXTENSION = new RegExp(`${NAMES}/x-[^/]*(?:/|$)`);

/**
 * How grave a finding is. `essential`: the generators cannot do without it being right; `error`: the output would be wrong, which
 * `--lint warn` puts up with.
 */
export type Weight = "essential" | "error" | "warning";

/** @param builtIn whether the rules are the built-in ones, and not those of a configuration of the user's */
export function weightOf({ finding, severity, pointer }: Problem, builtIn: boolean): Weight {
  const { rule, message } = finding;
  const asConfigured = severity === "error" ? "error" : "warning";
  switch (rule) {
    case "yaml-syntax":
    case "circular-reference":
      return "essential";
    case "no-unresolved-refs":
    case "refused-ref":
    case "bundler":
      return isAside(message, pointer) ? "warning" : "essential";
    case "struct":
      return structWeight(message, pointer);
    case "contract/safe-pattern":
      return message.startsWith("The pattern back-tracks") ? asConfigured : "warning";
    case "path-parameters-defined":
      // A parameter that the path does not have is left out of the address; one that is not declared stays in it as `{name}`.
      return builtIn && !message.startsWith("The operation does not define") ? "warning" : asConfigured;
    default:
      return asConfigured;
  }
}

/** Nothing is generated from an extension, and a discriminator may name a schema that only the bundle has. */
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

/** What to do about a finding of these rules, where its message does not say so. */
export const DOCUMENT_HINTS: Hints = {
  "no-ambiguous-paths": "a server tells the two apart by nothing but their order; change one of them",
  "no-duplicated-enum-values": "remove one of the two values",
  "no-enum-type-mismatch": "let the values be of the type, or correct the type",
  "no-identical-paths": "keep one of the two and move the methods of the other to it",
  "no-required-schema-properties-undefined": "declare the property, or take it out of `required`",
  "no-unresolved-refs": "correct the `$ref`, or add what it names",
  "nullable-type-sibling": "write the `type` beside `nullable`",
  "operation-2xx-response": "say what a success answers with",
  "operation-parameters-unique": "remove one of the two parameters",
  "path-parameters-defined": "let the `{…}` of the path and the names of the path parameters agree",
  bundler: "rename one of the two",
};
