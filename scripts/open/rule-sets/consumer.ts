import type { RawUniversalConfig } from "@redocly/openapi-core";
import type { Problem } from "../../read/problems.js";

type Rules = NonNullable<RawUniversalConfig["rules"]>;

/** Rules that every configuration includes, since generators cannot read documents that break them. */
export const ESSENTIAL_RULES: Rules = { struct: "error", "no-unresolved-refs": "error" };

/**
 * The rules for users of an API, who cannot change its document. All are warnings, since the output is right: the generator names
 * operations and settles parameters itself, and reports both. Prose and examples do not affect the output and are not checked.
 */
export const CONSUMER_RULES: Rules = {
  "no-identical-paths": "warn",
  "no-ambiguous-paths": "warn",
  "no-duplicated-enum-values": "warn",
  "no-enum-type-mismatch": "warn",
  "no-required-schema-properties-undefined": "warn",
  "no-schema-type-mismatch": "warn",
  "contract/server-variable": "warn",
  "no-undefined-server-variable": "warn",
  "nullable-type-sibling": "warn",
  "operation-2xx-response": "warn",
  "path-declaration-must-exist": "warn",
  "path-not-include-query": "warn",
  "spec-components-invalid-map-name": "warn",
};

/** Fields that only affect prose. Generation works without them. */
const PROSE = "authorizationUrl description flows identifier openIdConnectUrl responses scopes title tokenUrl url version".split(" ");

/** Keywords whose value determines the output. */
const DECIDING = /\/(type|in|style)(\/\d+)?$/;

/** Matches if the preceding key is not a map with arbitrary names, which may equal a field's. */
const NAMES =
  "(?<!/(?:properties|patternProperties|schemas|parameters|headers|responses|requestBodies|callbacks|paths|webhooks|definitions|\\$defs))";

/** Parts of a document that only affect prose. */
const ASIDE = new RegExp(
  `^#/(?:info|externalDocs|tags|components/securitySchemes)(?:/|$)|${NAMES}/(?:externalDocs|examples?|xml|x-[^/]*)(?:/|$)`,
);

/** Places of references that nothing is generated from. */
const UNREAD = new RegExp(`${NAMES}/(?:examples?|links|description|summary|title)(?:/|$)`);

export function isUnread(pointer: string): boolean {
  return UNREAD.test(pointer);
}

/** Specification extensions. */
const EXTENSION = new RegExp(`${NAMES}/x-[^/]*(?:/|$)`);

/** Severity of a finding. `essential`: generators cannot work with the document; `error`: an error by the rules, which `--lint warn` accepts. */
export type Weight = "essential" | "error" | "warning";

/** @param strict whether errors in prose are errors */
export function weightOf(problem: Problem, strict: boolean): Weight {
  const weight = lenientWeightOf(problem);
  return strict && weight === "warning" && problem.severity === "error" ? "error" : weight;
}

function lenientWeightOf({ finding, severity, pointer }: Problem): Weight {
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
  if (/^Expected type|takes one of `components\/(?:parameters|requestBodies)/.test(message)) return "essential";
  if (/can be one of the following only|is not a valid value/.test(message)) return DECIDING.test(pointer) ? "essential" : "warning";
  const missing = /^The field `(.*)` must be present/.exec(message)?.[1];
  return missing === undefined || PROSE.includes(missing) ? "warning" : "essential";
}
