import { headerDefault, isStyled, knownStyle } from "../model/parameters.js";
import { isJsonType } from "../model/media-types.js";
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
  const { in: place, name, explode, content, allowReserved } = parameter;
  const style = content !== undefined && Object.keys(content).some(isJsonType) ? "json" : knownStyle(parameter);
  const value = headerDefault(document, parameter);
  if (place === "querystring")
    return objectOf([`in: "query"`, `name: ${quote(name)}`, `style: ${quote(style)}`, "explode: true", "isWhole: true"]);
  const members = [
    `in: ${quote(place)}`,
    `name: ${quote(name)}`,
    `style: ${quote(style)}`,
    `explode: ${typeof explode === "boolean" ? explode : style === "form" || style === "deepObject"}`,
    ...(allowReserved === true ? ["allowReserved: true"] : []),
    ...(place === "header" && parameter.required === true ? ["required: true"] : []),
    ...(value === undefined ? [] : [`default: ${quote(value)}`]),
  ];
  return objectOf(members);
}
