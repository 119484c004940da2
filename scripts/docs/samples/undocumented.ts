import type { OperationModel } from "../../model/operation.js";
import { commentOf } from "./statements.js";

/** Returns a comment about undocumented parameters, which the platform may require. */
export function undocumentedComment({ detail, requestBody }: OperationModel): string[] {
  if (detail === "documented") return [];
  const body = requestBody === undefined ? "" : " and the body";
  return [commentOf(`Other query parameters${body} are not documented.`)];
}
