import { isStyled, parameterStyle } from "../model/parameters.js";
import type { OperationModel } from "../model/operation.js";
import type { OpenApiDocument, Parameter } from "../read/openapi.js";
import { type Layout, objectOf } from "./layout.js";
import { quote } from "./text.js";

/** Returns the parameters that the client does not serialize itself, as code. */
export function styledParameters(document: OpenApiDocument, operation: OperationModel): Layout[] {
  return operation.parameters
    .filter((parameter) => isStyled(document, operation, parameter))
    .map((parameter) => styleOf(document, parameter));
}

function styleOf(document: OpenApiDocument, parameter: Parameter): Layout {
  const members = Object.entries(parameterStyle(document, parameter));
  return objectOf(members.map(([name, value]) => `${name}: ${typeof value === "string" ? quote(value) : String(value)}`));
}
