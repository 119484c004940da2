// Generated from spec/ by `npm run generate`; edits are lost.

import { decodeBody, streamBody } from "../../packages/client/src/runtime/body.js";
import { invoke } from "../../packages/client/src/runtime/invoke.js";
import type { OperationClient, ParseAs, ParsedBody, ResultOptions } from "../../packages/client/src/runtime/operation.js";
import type { LogsOperations } from "../types/operations/logs.js";

/** The request of {@link listDeploymentRuntimeLogs}. */
export interface ListDeploymentRuntimeLogsRequest<As extends ParseAs = "auto", Output = ParsedBody[As]> extends ResultOptions<Output> {
  path: LogsOperations["listDeploymentRuntimeLogs"]["parameters"]["path"];
  query?: LogsOperations["listDeploymentRuntimeLogs"]["parameters"]["query"];
  /** The format to read the response as. Default: `auto`, by its content type. */
  parseAs?: As | undefined;
}

/**
 * Lists the runtime logs of one deployment of the project. Other query parameters and the response are not documented.
 *
 * `GET /v1/projects/{projectId}/deployments/{deploymentId}/runtime-logs`
 *
 * Parameters:
 * - `path.projectId`: The ID of the project.
 * - `path.deploymentId`: The ID of the deployment.
 * - `query.teamId`: The ID of the team that the request acts for.
 * - `query.slug`: The slug of the team that the request acts for.
 * - `query`: Other query parameters. Their names are not documented.
 *
 * Errors:
 * - default: Any other response. The statuses and the format of error bodies are not documented.
 */
export function listDeploymentRuntimeLogs<As extends ParseAs = "auto", Output = ParsedBody[As]>(
  client: OperationClient,
  request: ListDeploymentRuntimeLogsRequest<As, Output>,
): Promise<NoInfer<Output>> {
  return invoke(
    client,
    {
      operationId: "listDeploymentRuntimeLogs",
      method: "GET",
      path: "/v1/projects/{projectId}/deployments/{deploymentId}/runtime-logs",
      accept: ["*/*"],
      decode: decodeBody,
      stream: streamBody,
    },
    request,
  );
}
