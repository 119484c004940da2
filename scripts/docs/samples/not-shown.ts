import type { OperationModel } from "../../model/operation.js";
import { commentOf } from "./statements.js";

/** Says what a caller may have to add, where the contract shows less than the platform may ask for. */
export function notShown({ detail, requestBody }: OperationModel): string[] {
  if (detail === "documented") return [];
  const body = requestBody === undefined ? "" : " and which body";
  return [commentOf(`Which further query parameters${body} it takes is not shown.`)];
}
