import type { Oas3Rule, Plugin } from "@redocly/openapi-core";
import { componentName } from "./component-name.js";
import { descriptionPresent } from "./description-present.js";
import { descriptionStyle } from "./description-style.js";
import { errorResponse } from "./error-response.js";
import { exampleCases } from "./example-cases.js";
import { exampleFile } from "./example-file.js";
import { exampleHost } from "./example-host.js";
import { extensions } from "./extensions.js";
import { fileLength } from "./file-length.js";
import { fileRef } from "./file-ref.js";
import { indexedOperation } from "./indexed-operation.js";
import { localRef } from "./local-ref.js";
import { namedSchema } from "./named-schema.js";
import { openResponse } from "./open-response.js";
import { operationId } from "./operation-id.js";
import { operationKeyOrder } from "./operation-key-order.js";
import { pathItemKeyOrder } from "./path-item-key-order.js";
import { pathItemParameters } from "./path-item-parameters.js";
import { pathParameterString } from "./path-parameter-string.js";
import { refSiblings } from "./ref-siblings.js";
import { responseOrder } from "./response-order.js";
import { rootIndex } from "./root-index.js";
import { safePattern } from "./safe-pattern.js";
import { saysNotShown } from "./says-not-shown.js";
import { schemaKeyOrder } from "./schema-key-order.js";
import { schemaKeywords } from "./schema-keywords.js";
import { summaryStyle } from "./summary-style.js";
import { summaryUnique } from "./summary-unique.js";
import { teamScope } from "./team-scope.js";

/** The rules of this contract, by the name that follows `contract/` in redocly.yaml. */
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
  "says-not-shown": saysNotShown,
  "schema-key-order": schemaKeyOrder,
  "schema-keywords": schemaKeywords,
  "summary-style": summaryStyle,
  "summary-unique": summaryUnique,
  "team-scope": teamScope,
};

// Redocly loads a plugin by its default export, a function.
export default function contractPlugin(): Plugin {
  return { id: "contract", rules: { oas3: RULES } };
}
