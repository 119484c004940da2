import type { AppParts, Bindings } from "./app-parts.js";
import type { JsonResponse } from "./contract/json-response.js";
import { driftResponse, failureResponse, refusalResponse, toResponse } from "./contract/to-response.js";
import { exampleResponse } from "./contract/example-response.js";
import { authenticate } from "./contract/authenticate.js";
import { takesAnyBody } from "./contract/request-body.js";
import type { Route } from "./contract/routes.js";
import { teamScope } from "./contract/team-scope.js";
import { fixtureResponse, handlerResponse, stubResponse } from "./contract/user-response.js";
import { validateRequest } from "./contract/validate-request.js";
import { successStatus, validateResponse } from "./contract/validate-response.js";
import type { OperationId } from "./operation-types.js";
import { OwnRefusal, Refusal } from "./refusal.js";
import { KEPT } from "./requests/observed-body.js";
import { BODY_LIMIT, type ObservedRequest } from "./requests/observed-request.js";
import { countInState, fixtureBody } from "./state/fixture-body.js";
import type { AnyHandler } from "./stubs/stub-entry.js";
import type { Caller, OperationInput } from "./types.js";

/** A request being processed. */
interface Exchange {
  request: Request;
  /** Undefined until a route is found. */
  route?: Route;
  requestId: string;
  observed: ObservedRequest;
}

/** Creates the server of the contract's operations. It responds 404 to all other paths. */
export function createApp(parts: AppParts): { fetch: (request: Request, bindings: Bindings) => Promise<Response> } {
  return {
    fetch: (request, bindings) => serve(parts, { request, requestId: parts.requestIds.next(), observed: bindings.observed }, bindings),
  };
}

async function serve(parts: AppParts, exchange: Exchange, bindings: Bindings): Promise<Response> {
  return guard(parts, exchange, async () => {
    const { request, requestId, observed } = exchange;
    const route = parts.contract.routes.find(observed.method, observed.path);
    exchange.route = route;
    refuseOutdated(parts, observed);
    const run = (): Promise<Response> => guard(parts, exchange, () => operate(parts, exchange, route, bindings));
    const { operation } = route;
    const { operationId } = operation;
    const limit = !takesAnyBody(operation) ? BODY_LIMIT : parts.stubs.hasFunction(operationId) ? Infinity : KEPT;
    observed.route(operationId, () => teamOf(parts, route, request, observed.query), limit);
    return (await parts.intercept?.({ operation, requestId, bindings, run })) ?? run();
  });
}

/** Converts thrown errors to responses. */
async function guard(parts: AppParts, exchange: Exchange, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    const { route, requestId, observed } = exchange;
    if (error instanceof Refusal) observed.answeredBy = `rule ${error.rule}`;
    if (error instanceof OwnRefusal) return toResponse(refusalResponse(error), requestId);
    if (error instanceof Refusal) return toResponse(checked(parts, route, refusalResponse(error)), requestId);
    const operationId = route?.operation.operationId;
    parts.log?.({ operationId, requestId, error });
    return toResponse(failureResponse(operationId, error), requestId);
  }
}

/** Refuses a request from before a reset, which must not change the new state. */
function refuseOutdated({ generation = 0 }: AppParts, observed: ObservedRequest): void {
  if (observed.generation !== generation)
    throw new OwnRefusal(503, "state.current", "The emulator's state was replaced while the request was under way. Send it again.");
}

async function operate(parts: AppParts, exchange: Exchange, route: Route, bindings: Bindings): Promise<Response> {
  const { request, requestId, observed } = exchange;
  const { contract, stubs, store } = parts;
  const { operation } = route;
  const caller = identify(parts, route, request, observed.query);
  const input = await validateRequest(contract.schemas, route, observed);
  const selected = stubs.select(observed);
  const next = async (): Promise<Response> => {
    const { value: found } = await selected.next();
    refuseOutdated(parts, observed);
    if (!found) return respond(parts, route, { input, caller, requestId, observed });
    const { label, respond: responder, usedBefore } = found;
    observed.answeredBy = label;
    if (typeof responder === "object")
      return parts.withEffect(found, bindings, () => Promise.resolve(stubResponse(operation, responder, { requestId, usedBefore })));
    const run = async (): Promise<Response> => {
      const response = responder === undefined ? await next() : await call(responder);
      // Before effects send it.
      await store.flush();
      return response;
    };
    return parts.withEffect(found, bindings, run);

    async function call(handler: AnyHandler): Promise<Response> {
      const operationId = operation.operationId as OperationId;
      const context = { operationId, path: route.path, caller, url: parts.url, next: () => guard(parts, exchange, next) };
      const returned = await handler(await observed.unread(), context);
      // The outermost handler, which is the last to return.
      observed.answeredBy = label;
      return handlerResponse(operation, returned, requestId);
    }
  };
  return next();
}

/** Responds with the fixture of an operation, or as the emulator does by itself. */
async function respond(
  parts: AppParts,
  route: Route,
  {
    input,
    caller,
    requestId,
    observed,
  }: { input: OperationInput; caller: Caller | undefined; requestId: string; observed: ObservedRequest },
): Promise<Response> {
  const { store, clock, ids, handlers, fixtures } = parts;
  const { operation } = route;
  const { operationId } = operation;
  const fixture = fixtures !== undefined && Object.hasOwn(fixtures, operationId) ? fixtures[operationId] : undefined;
  if (fixture !== undefined) {
    observed.answeredBy = `fixture ${operationId}`;
    const body = fixtureBody(fixture, () => countInState(store, operationId, fixture.examples?.length));
    return fixtureResponse(successStatus(operation), { ...fixture, body }, requestId);
  }
  const handler = handlers[operationId];
  const output = handler === undefined ? exampleResponse(operation) : await handler(input, { store, clock, ids, caller, url: parts.url });
  if (output === undefined) throw notShown(operationId);
  observed.answeredBy = `${handler === undefined ? "example" : "operation"} ${operationId}`;
  return toResponse(checked(parts, route, output), requestId);
}

function identify({ store, clock }: AppParts, { operation }: Route, request: Request, query: URLSearchParams): Caller | undefined {
  const token = operation.takesCredential ? authenticate({ store, clock }, request) : undefined;
  const teamId = teamScope(store, query, token);
  return token === undefined || teamId === undefined ? undefined : { userId: token.userId, teamId };
}

/** Returns the team that a request acts for, if its credential and its query are valid. */
function teamOf(...request: Parameters<typeof identify>): string | undefined {
  try {
    return identify(...request)?.teamId;
  } catch {
    return undefined;
  }
}

/** Returns the response if the contract allows it, else a 500 response with the difference. */
function checked({ contract }: AppParts, route: Route | undefined, response: JsonResponse): JsonResponse {
  const drift = route && validateResponse(contract.schemas, route.operation, response);
  return drift === undefined ? response : driftResponse(drift);
}

function notShown(operationId: string): Refusal {
  const message =
    `The contract specifies no response for ${operationId}. ` +
    `Define its response with emulator.stubs.add({ operation: "${operationId}", … }), or with fixtures.${operationId} in the seed.`;
  return new Refusal(501, "operation.shown", message);
}
