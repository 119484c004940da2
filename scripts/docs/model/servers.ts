import type { OperationModel } from "../../model/operation.js";
import { defaultOf, filledUrl, serversOf, serversOfOperation, serverVariables, variableValues } from "../../model/servers.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import type { ServerView } from "./types.js";

/** Returns the URLs of an operation's servers; none if the document names none. */
export function serverUrls(document: OpenApiDocument, operation: OperationModel): string[] {
  const own = serversOfOperation(document, operation);
  return (own.length === 0 ? serversOf(document.servers) : own).map(filledUrl);
}

/** Describes the servers of a document. */
export function serverViews({ servers }: OpenApiDocument): ServerView[] {
  return serversOf(servers).map((server) => ({
    url: filledUrl(server),
    text: server.description?.trim() ?? server.name ?? "",
    variables: serverVariables(server.variables).map(([name, variable]) => ({
      name,
      default: defaultOf(variable),
      values: variableValues(variable) ?? [],
      text: variable.description?.trim() ?? "",
    })),
  }));
}
