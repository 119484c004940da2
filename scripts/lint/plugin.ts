import type { Oas3Rule, Plugin } from "@redocly/openapi-core";
import { bodyAllowed } from "./rules/body-allowed.js";
import { bodyRequired } from "./rules/body-required.js";
import { componentName } from "./rules/component-name.js";
import { contradiction } from "./rules/contradiction.js";
import { deprecationHint } from "./rules/deprecation-hint.js";
import { descriptionHost } from "./rules/description-host.js";
import { descriptionLimits } from "./rules/description-limits.js";
import { descriptionPresent } from "./rules/description-present.js";
import { descriptionStyle } from "./rules/description-style.js";
import { errorResponse } from "./rules/error-response.js";
import { exampleCases } from "./rules/example-cases.js";
import { exampleFile } from "./rules/example-file.js";
import { exampleHost } from "./rules/example-host.js";
import { exampleSecret } from "./rules/example-secret.js";
import { extensions } from "./rules/extensions.js";
import { fileLength } from "./rules/file-length.js";
import { fileRef } from "./rules/file-ref.js";
import { httpsServer } from "./rules/https-server.js";
import { indexedOperation } from "./rules/indexed-operation.js";
import { keywordType } from "./rules/keyword-type.js";
import { linkOperation } from "./rules/link-operation.js";
import { localRef } from "./rules/local-ref.js";
import { namedSchema } from "./rules/named-schema.js";
import { namesUndocumentedParts } from "./rules/names-undocumented-parts.js";
import { openResponse } from "./rules/open-response.js";
import { operationId } from "./rules/operation-id.js";
import { operationKeyOrder } from "./rules/operation-key-order.js";
import { parameterShape } from "./rules/parameter-shape.js";
import { parameterType } from "./rules/parameter-type.js";
import { pathItemKeyOrder } from "./rules/path-item-key-order.js";
import { pathItemParameters } from "./rules/path-item-parameters.js";
import { pathParameterString } from "./rules/path-parameter-string.js";
import { pathTemplate } from "./rules/path-template.js";
import { pluralCollection } from "./rules/plural-collection.js";
import { refSiblings } from "./rules/ref-siblings.js";
import { reservedHeader } from "./rules/reserved-header.js";
import { responseOrder } from "./rules/response-order.js";
import { rootIndex } from "./rules/root-index.js";
import { safePattern } from "./rules/safe-pattern.js";
import { schemaBounds } from "./rules/schema-bounds.js";
import { schemaKeyOrder } from "./rules/schema-key-order.js";
import { schemaKeywords } from "./rules/schema-keywords.js";
import { secretInQuery } from "./rules/secret-in-query.js";
import { securityResponses } from "./rules/security-responses.js";
import { similarNames } from "./rules/similar-names.js";
import { statusCode } from "./rules/status-code.js";
import { summaryStyle } from "./rules/summary-style.js";
import { summaryUnique } from "./rules/summary-unique.js";
import { teamScope } from "./rules/team-scope.js";
import { verbInPath } from "./rules/verb-in-path.js";

/** The contract's rules, by their name after `contract/` in redocly.yaml. */
export const RULES: Record<string, Oas3Rule> = {
  "body-allowed": bodyAllowed,
  "body-required": bodyRequired,
  "component-name": componentName,
  contradiction,
  "deprecation-hint": deprecationHint,
  "description-host": descriptionHost,
  "description-limits": descriptionLimits,
  "description-present": descriptionPresent,
  "description-style": descriptionStyle,
  "error-response": errorResponse,
  "example-cases": exampleCases,
  "example-file": exampleFile,
  "example-host": exampleHost,
  "example-secret": exampleSecret,
  extensions,
  "file-length": fileLength,
  "file-ref": fileRef,
  "https-server": httpsServer,
  "indexed-operation": indexedOperation,
  "keyword-type": keywordType,
  "link-operation": linkOperation,
  "local-ref": localRef,
  "named-schema": namedSchema,
  "names-undocumented-parts": namesUndocumentedParts,
  "open-response": openResponse,
  "operation-id": operationId,
  "operation-key-order": operationKeyOrder,
  "parameter-shape": parameterShape,
  "parameter-type": parameterType,
  "path-item-key-order": pathItemKeyOrder,
  "path-item-parameters": pathItemParameters,
  "path-parameter-string": pathParameterString,
  "path-template": pathTemplate,
  "plural-collection": pluralCollection,
  "ref-siblings": refSiblings,
  "reserved-header": reservedHeader,
  "response-order": responseOrder,
  "root-index": rootIndex,
  "safe-pattern": safePattern,
  "schema-bounds": schemaBounds,
  "schema-key-order": schemaKeyOrder,
  "schema-keywords": schemaKeywords,
  "secret-in-query": secretInQuery,
  "security-responses": securityResponses,
  "similar-names": similarNames,
  "status-code": statusCode,
  "summary-style": summaryStyle,
  "summary-unique": summaryUnique,
  "team-scope": teamScope,
  "verb-in-path": verbInPath,
};

// Redocly loads a plugin's default export, which must be a function.
export default function contractPlugin(): Plugin {
  return { id: "contract", rules: { oas3: RULES } };
}
