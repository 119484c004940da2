import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { detailOf, follow, isNode, isNotShown, keysOf, parametersOf } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

const WITH_BODY = ["post", "put", "patch", "delete"];

/**
 * Requires indexed operations (method and path only) to have one shape: any query, any body if the method allows one, and any
 * response. This keeps guesses out of the contract.
 */
export const indexedOperation: Oas3Rule = () => ({
  Operation(operation, ctx) {
    const at = ctx.location;
    const method = String(ctx.key);
    const detail = detailOf(operation);
    const own = parametersOf(ctx, operation, at);
    const further = own.find(({ node }) => isFurtherQuery(node));
    if (detail !== "index") {
      if (further === undefined || detail === "partial") return;
      tell(ctx, further.from, "A documented operation must not have `furtherQuery`.", "remove the parameter, or add `x-detail`");
      return;
    }
    if (further === undefined) {
      tell(ctx, at, "The indexed operation has no `furtherQuery` parameter.", "refer to shared/parameters/furtherQuery.yaml", "key");
    }
    for (const { from } of own.filter((parameter) => parameter !== further)) {
      tell(ctx, from, "An indexed operation must not have parameters of its own.", "remove it; `furtherQuery` covers all query parameters");
    }
    checkBody(method, operation.requestBody, ctx);
    checkResponses(method, operation.responses, ctx);
  },
});

function isFurtherQuery(node: Record<string, unknown>): boolean {
  const schema = node["schema"];
  return (
    node["in"] === "query" &&
    node["name"] === "furtherQuery" &&
    isNode(schema) &&
    schema["type"] === "object" &&
    schema["additionalProperties"] === true
  );
}

function checkBody(method: string, body: unknown, ctx: UserContext): void {
  const at = ctx.location.child(["requestBody"]);
  // `contract/body-allowed` reports the body of another method.
  if (!WITH_BODY.includes(method)) return;
  const { node } = follow(ctx, body, at);
  if (isNode(node) && node["required"] !== true && holdsAnything(node)) return;
  const hint = "refer to shared/requestBodies/NotShown.yaml";
  if (body === undefined) tell(ctx, ctx.location, "The indexed operation has no request body.", hint, "key");
  else tell(ctx, at, "The request body of an indexed operation must be optional and accept anything.", hint, "key");
}

function checkResponses(method: string, responses: unknown, ctx: UserContext): void {
  const at = ctx.location.child(["responses"]);
  if (keysOf(responses).join(" ") !== "2XX default") {
    tell(ctx, at, "An indexed operation must have exactly the responses `2XX` and `default`.", "keep only `2XX` and `default`", "key");
  }
  for (const [status, response] of Object.entries(isNode(responses) ? responses : {}))
    checkResponse(method, response, at.child([status]), ctx);
}

function checkResponse(method: string, response: unknown, from: Location, ctx: UserContext): void {
  const { node } = follow(ctx, response, from);
  if (!isNode(node)) return;
  if (method === "head" ? node["content"] === undefined : holdsAnything(node)) return;
  tell(
    ctx,
    from,
    method === "head" ? "The response to a HEAD must not have a body." : "The response of an indexed operation must accept any body.",
    `refer to ${method === "head" ? "NotShownHead.yaml or NotShownHeadError.yaml" : "NotShown.yaml or NotShownError.yaml"} in shared/responses/`,
    "key",
  );
}

/** Checks for a single wildcard media type, with a schema without constraints. */
function holdsAnything(body: Record<string, unknown>): boolean {
  const content = body["content"];
  if (!isNode(content) || keysOf(content).join(" ") !== "*/*") return false;
  const mediaType = content["*/*"];
  return isNode(mediaType) && isNode(mediaType["schema"]) && isNotShown(mediaType["schema"]);
}
