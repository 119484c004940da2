import type { JsonResponse } from "./json-response.js";
import type { Content, Operation } from "./operation.js";
import type { Schemas } from "./schemas.js";

/** How an answer of the emulator differs from what the contract says. */
export interface Drift {
  operationId: string;
  status: number;
  /** JSON pointer (RFC 6901) into the body. */
  at: string;
  /** `status`, `mediaType`, `body.none`, `body.required`, or the keyword of JSON Schema that is broken. */
  rule: string;
  /** What the contract asks for. */
  advice: string;
}

/**
 * Holds an answer against the contract.
 *
 * @returns What is wrong; undefined where nothing is. An operation that states no error status may answer with any.
 */
export function validateResponse(schemas: Schemas, operation: Operation, { status, body, headers }: JsonResponse): Drift | undefined {
  const { operationId, responses } = operation;
  const drift = (at: string, rule: string, advice: string): Drift => ({ operationId, status, at, rule, advice });
  const key = [String(status), `${Math.floor(status / 100)}XX`, "default"].find((candidate) => candidate in responses);
  if (key === undefined) {
    const isUnstated = status >= 400 && Object.keys(responses).every((stated) => stated.startsWith("2"));
    return isUnstated ? undefined : drift("", "status", `must be one of ${Object.keys(responses).join(", ")}`);
  }
  const content = responses[key];
  // Whatever an operation answers to HEAD is sent without its body.
  if (operation.method === "HEAD") return undefined;
  if (content === undefined) return body === undefined ? undefined : drift("", "body.none", "must not be there");
  const type = headers === undefined ? undefined : new Headers(headers).get("content-type")?.split(";", 1)[0];
  if (type !== undefined && !(type in content || "*/*" in content)) {
    return drift("", "mediaType", `must be of ${Object.keys(content).join(" or ")}`);
  }
  return checkBody(schemas, content, body, drift);
}

function checkBody(
  schemas: Schemas,
  content: Content,
  body: unknown,
  drift: (at: string, rule: string, advice: string) => Drift,
): Drift | undefined {
  // Under any media type, nothing is known of the body, nor whether there is one.
  const schema = content["application/json"];
  if (schema === undefined) return undefined;
  if (body === undefined) return drift("", "body.required", "is required");
  const fault = schemas.check(schema, body);
  return fault && drift(fault.at, fault.rule, fault.advice);
}

/** The status of a success that the contract states first; 200 where it states a range alone. */
export function successStatus({ responses }: Operation): number {
  const stated = Object.keys(responses).find((status) => /^2[0-9][0-9]$/.test(status));
  return Number(stated ?? 200);
}
