import { Refusal } from "../refusal.js";
import type { OperationInput } from "../types.js";
import { readRequestBody } from "./request-body.js";
import { isPercentEncoded } from "./percent-encoding.js";
import type { Operation, Parameter } from "./operation.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import type { Route } from "./routes.js";
import type { Schemas } from "./schemas.js";

/** Validates a request against the contract: path, then query, then body. Returns its decoded parts. */
export function validateRequest(schemas: Schemas, route: Route, request: ObservedRequest): OperationInput | Promise<OperationInput> {
  const { operation, path } = route;
  for (const parameter of operation.parameters) {
    if (parameter.in === "path") check(schemas, parameter.schema, path[parameter.name], "path", parameter.name);
  }
  if (!isPercentEncoded(request.search))
    throw new Refusal(400, "query.encoding", "The query is not valid percent-encoded UTF-8. Encode a literal % as %25.", "query");
  const query = readQuery(schemas, operation, request.query);
  if (!request.hasBody && operation.requestBody === undefined) return { path, query, body: undefined, contentType: undefined };
  return validateBody(schemas, operation, request).then((body) => ({ path, query, ...body }));
}

type Body = Pick<OperationInput, "body" | "contentType">;

async function validateBody(schemas: Schemas, operation: Operation, request: ObservedRequest): Promise<Body> {
  const { value: body, contentType } = await readRequestBody(operation, request);
  const content = operation.requestBody?.content ?? {};
  // The media type of an unread body is arbitrary, so it may equal a name on Object.prototype.
  const schema = contentType !== undefined && Object.hasOwn(content, contentType) ? content[contentType] : undefined;
  if (schema !== undefined) check(schemas, schema, body, "body");
  return { body, contentType };
}

function readQuery(schemas: Schemas, operation: Operation, query: URLSearchParams): Record<string, unknown> {
  const values = query.size === 0 ? {} : readParameters(schemas, operation, query);
  for (const { name, in: place, isRequired, isFreeForm } of operation.parameters) {
    if (place === "query" && isRequired && !isFreeForm && !Object.hasOwn(values, name))
      throw new Refusal(400, "required", `The query parameter ${name} is required.`, "query", name);
  }
  return values;
}

function readParameters(schemas: Schemas, operation: Operation, query: URLSearchParams): Record<string, unknown> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
  const named = new Map(parameters.filter(({ isFreeForm }) => !isFreeForm).map((parameter) => [parameter.name, parameter]));
  const isOpen = parameters.some(({ isFreeForm }) => isFreeForm);
  const values = new Map<string, unknown>();
  for (const name of new Set(query.keys())) {
    const given = query.getAll(name);
    const parameter = named.get(name);
    if (parameter === undefined) {
      if (!isOpen) throw unknownParameter(operation, name, [...named.keys()]);
      values.set(name, given.length === 1 ? given[0] : given);
      continue;
    }
    if (given.length > 1) throw new Refusal(400, "query.once", `The query parameter ${name} is repeated. Send it once.`, "query", name);
    const value = coerce(parameter, given[0] ?? "");
    check(schemas, parameter.schema, value, "query", name);
    values.set(name, value);
  }
  return Object.fromEntries(values);
}

function unknownParameter({ operationId }: Operation, name: string, known: readonly string[]): Refusal {
  const message = `${operationId} has no query parameter ${name}. Remove it, or use one of ${known.join(", ")}.`;
  return new Refusal(400, "query.known", message, "query", name);
}

/** Converts decimal integers to numbers. Other text stays a string, which the schema then rejects. */
function coerce({ type }: Parameter, text: string): unknown {
  return type === "integer" && /^-?(?:0|[1-9][0-9]*)$/.test(text) ? Number(text) : text;
}

function check(schemas: Schemas, schema: string, value: unknown, place: "path" | "query" | "body", name = ""): void {
  const fault = schemas.check(schema, value);
  if (fault === undefined) return;
  const at = place === "body" ? fault.at : name;
  const subject = place !== "body" ? `The ${place} parameter ${at}` : at === "" ? "The body" : `The body's ${at}`;
  throw new Refusal(400, fault.rule, `${subject} ${fault.advice}.`, place, at);
}
