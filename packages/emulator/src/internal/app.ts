import { Hono } from "hono";
import type { AppParts } from "./app-parts.js";
import type { JsonResponse } from "./contract/json-response.js";
import { answerDrift, answerFailure, answerRefusal, toResponse } from "./contract/answer.js";
import { authenticate } from "./contract/authenticate.js";
import type { Route } from "./contract/routes.js";
import { teamScope } from "./contract/team-scope.js";
import { answerFixture, answerReturned, withRequestId } from "./contract/user-answer.js";
import { type ValidRequest, validateRequest } from "./contract/validate-request.js";
import { validateResponse } from "./contract/validate-response.js";
import { Refusal } from "./refusal.js";
import type { Caller } from "./types.js";

/** A request on its way to its operation. */
interface Exchange {
  request: Request;
  url: URL;
  /** Undefined until a route is found. */
  route?: Route;
  requestId: string;
}

/**
 * Makes the app that answers the operations of the contract, and any other path with 404: it takes every path, so that what is to come
 * before it has to be asked first.
 */
export function createApp(parts: AppParts): Hono {
  const app = new Hono();
  app.all("*", ({ req: { raw: request }, env }) => {
    return serve(parts, { request, url: new URL(request.url), requestId: parts.requestIds.next() }, env);
  });
  return app;
}

async function serve(parts: AppParts, exchange: Exchange, bindings: unknown): Promise<Response> {
  return guard(parts, exchange, async () => {
    const { request, url, requestId } = exchange;
    const route = parts.contract.routes.find(request.method, url.pathname);
    exchange.route = route;
    const run = (): Promise<Response> => guard(parts, exchange, () => operate(parts, exchange, route));
    const { path, operation } = route;
    const intercepted = await parts.intercept?.(operation.operationId, { request, requestId, path, bindings, run });
    // A response that says that the sockets were answered already is no response to copy.
    if (intercepted === undefined) return run();
    return intercepted.headers.has("x-hono-already-sent") || intercepted.headers.has("x-request-id")
      ? intercepted
      : withRequestId(intercepted, requestId);
  });
}

/** Turns what is thrown into an answer. */
async function guard(parts: AppParts, exchange: Exchange, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const { route, requestId } = exchange;
    if (error instanceof Refusal) return toResponse(checked(parts, route, answerRefusal(error)), requestId);
    const operationId = route?.operation.operationId;
    parts.log?.({ operationId, requestId, error });
    return toResponse(answerFailure(operationId), requestId);
  }
}

async function operate(parts: AppParts, { request, url, requestId }: Exchange, route: Route): Promise<Response> {
  const { contract, store, clock, ids, handlers, registered, fixtures } = parts;
  const { operation } = route;
  const { operationId } = operation;
  const caller = identify(parts, route, request, url.searchParams);
  const valid = await validateRequest(contract.schemas, route, url.searchParams, request);
  const userHandler = registered.get(operationId);
  if (userHandler !== undefined) {
    const context = { operationId, path: route.path, caller, url: parts.url };
    return answerReturned(operation, await userHandler(unread(request, valid), context), requestId);
  }
  const fixture = fixtures !== undefined && Object.hasOwn(fixtures, operationId) ? fixtures[operationId] : undefined;
  if (fixture !== undefined) return answerFixture(operation, fixture, requestId);
  if (operation.detail === "index") throw notShown(operationId);
  const handler = handlers[operationId];
  if (handler === undefined) throw new Error(`There is no handler for ${operationId}.`);
  const output = await handler(valid.input, { store, clock, ids, caller, url: parts.url });
  return toResponse(checked(parts, route, output), requestId);
}

function identify({ store, clock }: AppParts, { operation }: Route, request: Request, query: URLSearchParams): Caller | undefined {
  const token = operation.takesCredential ? authenticate({ store, clock }, request) : undefined;
  const teamId = teamScope(store, query, token);
  return token === undefined || teamId === undefined ? undefined : { userId: token.userId, teamId };
}

/** The answer, or what says how it differs from the contract. */
function checked({ contract }: AppParts, route: Route | undefined, answer: JsonResponse): JsonResponse {
  const drift = route && validateResponse(contract.schemas, route.operation, answer);
  return drift === undefined ? answer : answerDrift(drift);
}

/** The request with its body to read, which validation may have read already. */
function unread(request: Request, { bytes }: ValidRequest): Request {
  if (bytes === undefined) return request;
  const { method, headers, signal } = request;
  // As pairs, which any class takes: where a DOM is emulated, `Request` is the DOM's.
  return new Request(request.url, { method, headers: [...headers], signal, body: bytes });
}

function notShown(operationId: string): Refusal {
  const message =
    `The reference shows that ${operationId} exists, not what it does. ` +
    `Say what it answers: emulator.handle("${operationId}", …) in code, or fixtures.${operationId} in the seed.`;
  return new Refusal(501, "operation.shown", message);
}
