import { nearestPath } from "../nearest.js";
import type { Operation } from "../contract/operation.js";
import type { Finding } from "../state/json.js";
import { matchesPath, type RequestMatch } from "./request-match.js";

export type Endpoint = Pick<Operation, "method" | "template"> & Partial<Pick<Operation, "operationId" | "requestBody">>;

/** Finds conditions that no request to the endpoints can meet, or no valid one. */
export function findImpossible({ method, path, body }: RequestMatch, endpoints: readonly Endpoint[], isEarly = false): Finding[] {
  const templates = endpoints.map(({ template }) => template);
  const ofPath = path === undefined ? endpoints : endpoints.filter(({ template }) => mayMatch(path, template));
  if (path !== undefined && ofPath.length === 0)
    return [{ at: "/path", message: `path: no request has it. ${adviceFor(path, templates)}` }];
  const ofMethod = ofPath.filter((endpoint) => method === undefined || endpoint.method === method);
  if (ofMethod.length === 0) {
    const methods = [...new Set(ofPath.map((endpoint) => endpoint.method))].sort();
    return [{ at: "/method", message: `method: no request has it; use ${methods.join(" or ")}` }];
  }
  const takesBody = ofMethod.some(
    ({ operationId, requestBody, method: own }) => operationId === undefined || requestBody !== undefined || (isEarly && own !== "GET"),
  );
  return body === undefined || takesBody ? [] : [{ at: "/body", message: "body: remove it; the operation accepts no request body" }];
}

function adviceFor(path: string, templates: readonly string[]): string {
  const [only, ...others] = new Set(templates);
  return only === undefined || others.length > 0 ? nearestPath(path, templates) : `The operation's path is ${only}`;
}

/** Returns true if a path with `*` in it may be one of a template. */
function mayMatch(path: string, template: string): boolean {
  const [segments, parts] = [path.split("/"), template.split("/")];
  return (
    segments.length === parts.length &&
    segments.every((segment, index) => {
      const part = parts[index] ?? "";
      return part.startsWith("{") ? segment !== "" : matchesPath(segment, part);
    })
  );
}
