import type { OperationOutput } from "../types.js";
import type { Operation } from "./operation.js";
import type { Schemas } from "./schemas.js";

export interface Drift {
  operationId: string;
  status: number;
  at: string;
  /** `status`, `mediaType`, `body.none`, `body.required`, or the violated JSON Schema keyword. */
  rule: string;
  advice: string;
}

/** Validates a response against the contract. Any error status is valid if the operation documents none. */
export function validateResponse(schemas: Schemas, operation: Operation, { status, body, headers }: OperationOutput): Drift | undefined {
  const { operationId, responses } = operation;
  const drift = (at: string, rule: string, advice: string): Drift => ({ operationId, status, at, rule, advice });
  const key = [String(status), `${Math.floor(status / 100)}XX`, "default"].find((candidate) => candidate in responses);
  if (key === undefined) {
    const isUnstated = status >= 400 && Object.keys(responses).every((stated) => stated.startsWith("2"));
    return isUnstated ? undefined : drift("", "status", `must be one of ${Object.keys(responses).join(", ")}`);
  }
  const content = responses[key];
  // The server drops the body of a response to HEAD.
  if (operation.method === "HEAD") return undefined;
  if (content === undefined) return body === undefined ? undefined : drift("", "body.none", "must be absent");
  const type = headers === undefined ? undefined : new Headers(headers).get("content-type")?.split(";", 1)[0];
  if (type !== undefined && !(type in content || "*/*" in content))
    return drift("", "mediaType", `must be ${Object.keys(content).join(" or ")}`);
  // Content of type */* may be anything, including empty.
  const schema = content["application/json"];
  if (schema === undefined) return undefined;
  if (body === undefined) return drift("", "body.required", "is required");
  const fault = schemas.check(schema, body);
  return fault && drift(fault.at, fault.rule, fault.advice);
}
