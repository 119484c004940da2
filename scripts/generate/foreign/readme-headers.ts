import { oneLine } from "../../model/case.js";
import type { OperationModel } from "../../model/operation.js";
import { headerDefault } from "../../model/parameters.js";
import type { OpenApiDocument } from "../../read/openapi.js";

/** Returns the README's section on required headers, which a client may set for all of its calls; none without them. */
export function headerSection(document: OpenApiDocument, models: readonly OperationModel[]): string[] {
  const required = models.flatMap(({ parameters }) => parameters.filter((each) => each.in === "header" && each.required === true));
  const rows = required.map((parameter) => {
    const value = headerDefault(document, parameter);
    const otherwise = value === undefined ? "a call without it throws a `RequestError`" : `${code(value)} is sent without it`;
    return `- ${code(parameter.name)}: ${otherwise}`;
  });
  const text = "Required headers are options of a call (`header`), or of all calls of a client (`createClient({ headers })`):";
  return rows.length === 0 ? [] : [`${text}\n\n${[...new Set(rows)].sort().join("\n")}`];
}

function code(text: string): string {
  return `\`${oneLine(text).replaceAll("`", "'")}\``;
}
