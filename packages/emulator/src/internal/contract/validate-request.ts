import { Refusal, type RefusalPlace } from "../refusal.js";
import type { OperationInput } from "../types.js";
import { readRequestBody } from "./request-body.js";
import { isPercentEncoded } from "./percent-encoding.js";
import type { Operation, Parameter } from "./operation.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import type { Route } from "./routes.js";
import type { Schemas } from "./schemas.js";

/**
 * Validates a request against the contract: path, then query, then body. Returns its decoded parts.
 *
 * @throws {Refusal} with the rule and place of the first violation.
 */
export function validateRequest(schemas: Schemas, route: Route, request: ObservedRequest): OperationInput | Promise<OperationInput> {
  const { operation, path } = route;
  for (const parameter of operation.parameters) {
    if (parameter.in === "path") check(schemas, parameter.schema, path[parameter.name], { in: "path", at: parameter.name });
  }
  if (!isPercentEncoded(request.search)) {
    throw new Refusal(400, "query.encoding", "The query is not valid percent-encoded UTF-8. Encode a literal % as %25.", {
      in: "query",
      at: "",
    });
  }
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
  if (schema !== undefined) check(schemas, schema, body, { in: "body", at: "" });
  return { body, contentType };
}

function readQuery(schemas: Schemas, operation: Operation, query: URLSearchParams): Record<string, unknown> {
  const values = query.size === 0 ? new Map<string, unknown>() : readParameters(schemas, operation, query);
  for (const { name, in: place, isRequired, isFreeForm } of operation.parameters) {
    if (place === "query" && isRequired && !isFreeForm && !values.has(name)) {
      throw new Refusal(400, "required", `The query parameter ${name} is required.`, { in: "query", at: name });
    }
  }
  return Object.fromEntries(values);
}

function readParameters(schemas: Schemas, operation: Operation, query: URLSearchParams): Map<string, unknown> {
  const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
  const named = new Map(parameters.filter(({ isFreeForm }) => !isFreeForm).map((parameter) => [parameter.name, parameter]));
  const isOpen = parameters.some(({ isFreeForm }) => isFreeForm);
  const values = new Map<string, unknown>();
  for (const name of new Set(query.keys())) {
    const given = query.getAll(name);
    const parameter = named.get(name);
    const place: RefusalPlace = { in: "query", at: name };
    if (parameter === undefined) {
      if (!isOpen) throw unknownParameter(operation, place, [...named.keys()]);
      values.set(name, given.length === 1 ? given[0] : given);
      continue;
    }
    if (given.length > 1) {
      throw new Refusal(400, "query.once", `The query parameter ${name} is repeated. Send it once.`, place);
    }
    const value = coerce(parameter, given[0] ?? "");
    check(schemas, parameter.schema, value, place);
    values.set(name, value);
  }
  return values;
}

function unknownParameter({ operationId }: Operation, place: RefusalPlace, known: readonly string[]): Refusal {
  const message = `${operationId} has no query parameter ${place.at}. Remove it, or use one of ${known.join(", ")}.`;
  return new Refusal(400, "query.known", message, place);
}

/** Converts decimal integers to numbers. Other text stays a string, which the schema then rejects. */
function coerce({ type }: Parameter, text: string): unknown {
  return type === "integer" && /^-?(?:0|[1-9][0-9]*)$/.test(text) ? Number(text) : text;
}

const PLACES = { path: "path parameter", query: "query parameter", header: "header" } as const;

function check(schemas: Schemas, schema: string, value: unknown, place: RefusalPlace): void {
  const fault = schemas.check(schema, value);
  if (fault === undefined) return;
  const at = place.in === "body" ? fault.at : place.at;
  const subject = place.in !== "body" ? `The ${PLACES[place.in]} ${at}` : at === "" ? "The body" : `The body's ${at}`;
  throw new Refusal(400, fault.rule, `${subject} ${fault.advice}.`, { in: place.in, at });
}
