import type { Oas3Rule, Plugin } from "@redocly/openapi-core";
import { componentName } from "./rules/component-name.js";
import { descriptionPresent } from "./rules/description-present.js";
import { descriptionStyle } from "./rules/description-style.js";
import { errorResponse } from "./rules/error-response.js";
import { exampleCases } from "./rules/example-cases.js";
import { exampleFile } from "./rules/example-file.js";
import { exampleHost } from "./rules/example-host.js";
import { extensions } from "./rules/extensions.js";
import { fileLength } from "./rules/file-length.js";
import { fileRef } from "./rules/file-ref.js";
import { indexedOperation } from "./rules/indexed-operation.js";
import { localRef } from "./rules/local-ref.js";
import { namedSchema } from "./rules/named-schema.js";
import { openResponse } from "./rules/open-response.js";
import { operationId } from "./rules/operation-id.js";
import { operationKeyOrder } from "./rules/operation-key-order.js";
import { pathItemKeyOrder } from "./rules/path-item-key-order.js";
import { pathItemParameters } from "./rules/path-item-parameters.js";
import { pathParameterString } from "./rules/path-parameter-string.js";
import { refSiblings } from "./rules/ref-siblings.js";
import { responseOrder } from "./rules/response-order.js";
import { rootIndex } from "./rules/root-index.js";
import { safePattern } from "./rules/safe-pattern.js";
import { namesUndocumentedParts } from "./rules/names-undocumented-parts.js";
import { schemaKeyOrder } from "./rules/schema-key-order.js";
import { schemaKeywords } from "./rules/schema-keywords.js";
import { summaryStyle } from "./rules/summary-style.js";
import { summaryUnique } from "./rules/summary-unique.js";
import { teamScope } from "./rules/team-scope.js";

/** The contract's rules, by their name after `contract/` in redocly.yaml. */
export const RULES: Record<string, Oas3Rule> = {
  "component-name": componentName,
  "description-present": descriptionPresent,
  "description-style": descriptionStyle,
  "error-response": errorResponse,
  "example-cases": exampleCases,
  "example-file": exampleFile,
  "example-host": exampleHost,
  extensions,
  "file-length": fileLength,
  "file-ref": fileRef,
  "indexed-operation": indexedOperation,
  "local-ref": localRef,
  "named-schema": namedSchema,
  "open-response": openResponse,
  "operation-id": operationId,
  "operation-key-order": operationKeyOrder,
  "path-item-key-order": pathItemKeyOrder,
  "path-item-parameters": pathItemParameters,
  "path-parameter-string": pathParameterString,
  "ref-siblings": refSiblings,
  "response-order": responseOrder,
  "root-index": rootIndex,
  "safe-pattern": safePattern,
  "names-undocumented-parts": namesUndocumentedParts,
  "schema-key-order": schemaKeyOrder,
  "schema-keywords": schemaKeywords,
  "summary-style": summaryStyle,
  "summary-unique": summaryUnique,
  "team-scope": teamScope,
};

// Redocly loads a plugin's default export, which must be a function.
export default function contractPlugin(): Plugin {
  return { id: "contract", rules: { oas3: RULES } };
}
