import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { detailOf, follow, isNode, isNotShown, keysOf, parametersOf } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

const WITH_BODY = ["post", "put", "patch", "delete"];

/**
 * An operation that is known by method and path only has one shape: any further query, any body where the method may have one,
 * any answer. Nobody's guess gets in, and generators know what to expect.
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
      tell(ctx, {
        message: "A documented operation takes further query parameters.",
        hint: "remove `furtherQuery`, or mark the operation by `x-detail`",
        at: further.from,
      });
      return;
    }
    if (further === undefined) {
      tell(ctx, {
        message: "The indexed operation does not take further query parameters.",
        hint: "refer to shared/parameters/furtherQuery.yaml",
        at,
        on: "key",
      });
    }
    for (const { from } of own.filter((parameter) => parameter !== further)) {
      tell(ctx, {
        message: "The indexed operation names a parameter that is not shown.",
        hint: "remove it; `furtherQuery` stands for all",
        at: from,
      });
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
  if (!WITH_BODY.includes(method)) {
    if (body !== undefined)
      tell(ctx, { message: `A ${method.toUpperCase()} has no body.`, hint: "remove the request body", at, on: "key" });
    return;
  }
  const { node } = follow(ctx, body, at);
  if (isNode(node) && node["required"] !== true && holdsAnything(node)) return;
  const hint = "refer to shared/requestBodies/NotShown.yaml";
  if (body === undefined) tell(ctx, { message: "The indexed operation takes no body.", hint, at: ctx.location, on: "key" });
  else tell(ctx, { message: "The body of the indexed operation is not an optional body of any kind.", hint, at, on: "key" });
}

function checkResponses(method: string, responses: unknown, ctx: UserContext): void {
  const at = ctx.location.child(["responses"]);
  if (keysOf(responses).join(" ") !== "2XX default") {
    tell(ctx, {
      message: "The responses of the indexed operation are not `2XX` and `default`.",
      hint: "answer under `2XX` and `default` only",
      at,
      on: "key",
    });
  }
  for (const [status, response] of Object.entries(isNode(responses) ? responses : {}))
    checkResponse(method, response, at.child([status]), ctx);
}

function checkResponse(method: string, response: unknown, from: Location, ctx: UserContext): void {
  const { node } = follow(ctx, response, from);
  if (!isNode(node)) return;
  if (method === "head" ? node["content"] === undefined : holdsAnything(node)) return;
  tell(ctx, {
    message: method === "head" ? "A HEAD is answered with a body." : "The indexed operation's answer is not of any kind.",
    hint: `refer to ${method === "head" ? "NotShownHead.yaml or NotShownHeadError.yaml" : "NotShown.yaml or NotShownError.yaml"} in shared/responses/`,
    at: from,
    on: "key",
  });
}

/** Exactly the media type that stands for all, with a schema that says nothing. */
function holdsAnything(body: Record<string, unknown>): boolean {
  const content = body["content"];
  if (!isNode(content) || keysOf(content).join(" ") !== "*/*") return false;
  const mediaType = content["*/*"];
  return isNode(mediaType) && isNode(mediaType["schema"]) && isNotShown(mediaType["schema"]);
}
