import type { Caller, Clock, Ids, OperationHandler, OperationInput, OperationOutput, Store } from "./types.js";
import { type AnyResponse, asResponse, driftResponse, failureResponse, refusalResponse, toResponse } from "./contract/to-response.js";
import { exampleResponse } from "./contract/operation.js";
import { takesAnyBody } from "./contract/request-body.js";
import type { Route } from "./contract/routes.js";
import { callerOf } from "./contract/team-scope.js";
import { endingAt, fixtureResponse, handlerResponse, isResponse } from "./contract/user-response.js";
import { validateRequest } from "./contract/validate-request.js";
import { validateResponse } from "./contract/validate-response.js";
import { applyEarly, reset, type WithEffect } from "./faults/with-fault.js";
import type { OperationId } from "./operation-types.js";
import { OwnRefusal, Refusal } from "./refusal.js";
import { KEPT } from "./requests/observed-body.js";
import { BODY_LIMIT, type ObservedRequest } from "./requests/observed-request.js";
import { countInState } from "./state/sample.js";
import type { AnyHandler, Applied } from "./stubs/stub-entry.js";
import type { Failure } from "./failure.js";
import type { Contract } from "./contract/load-contract.js";
import type { Fixture } from "./fixture.js";
import type { RequestCounter } from "./request-ids.js";
import type { StubList } from "./stubs/stub-list.js";

/** Dependencies of the app. It reads `fixtures` on each request, so they may change. */
export interface AppParts {
  contract: Contract;
  store: Store;
  clock: Clock;
  ids: Ids;
  requestIds: RequestCounter;
  handlers: Readonly<Record<string, OperationHandler>>;
  /** Registered stubs. They override fixtures, which override `handlers`. */
  stubs: StubList;
  withEffect: WithEffect;
  /** Number of the state, which grows with each reset; default: 0. */
  readonly generation?: number;
  readonly fixtures?: Readonly<Record<string, Fixture>> | undefined;
  log?: ((failure: Failure) => void) | undefined;
}

interface Exchange {
  readonly requestId: string;
  readonly observed: ObservedRequest;
  /** `undefined` until one is found. */
  route: Route | undefined;
  caller: Caller | undefined;
}

/** Creates the server of the contract's operations. It responds 404 to all other paths. */
export function createApp(parts: AppParts): { fetch: (observed: ObservedRequest) => Promise<AnyResponse> } {
  return { fetch: (observed) => serve(parts, { requestId: parts.requestIds.next(), observed, route: undefined, caller: undefined }) };
}

// An async function costs a read as much as the operation, so there is one where one is enough.
function serve(parts: AppParts, exchange: Exchange): Promise<AnyResponse> {
  try {
    const { requestId, observed } = exchange;
    const route = parts.contract.routes.find(observed.method, observed.path);
    exchange.route = route;
    refuseOutdated(parts, observed);
    const { operation } = route;
    const { operationId } = operation;
    observed.route(operationId, () => callerOf(parts, operation, observed), takesAnyBody(operation) ? KEPT : undefined);
    const run = (): Promise<AnyResponse> => runDurably(parts, exchange, route);
    const turn = parts.stubs.take(observed);
    if (turn === undefined) return run();
    const taken = turn.then((applied) =>
      applied === undefined ? run() : applyEarly(parts.withEffect, applied, { observed, requestId, ...route, run }),
    );
    return taken.catch((error: unknown) => responseTo(error, parts, exchange));
  } catch (error) {
    return Promise.resolve(responseTo(error, parts, exchange));
  }
}

async function runDurably(parts: AppParts, exchange: Exchange, route: Route): Promise<AnyResponse> {
  const { store } = parts;
  const response = await operate(parts, exchange, route);
  try {
    await store.flush();
  } catch (error) {
    // A read may have seen changes that are now undone.
    const { method } = exchange.observed;
    return method === "GET" || method === "HEAD" ? operate(parts, exchange, route) : responseTo(error, parts, exchange);
  }
  return response;
}

function responseTo(error: unknown, parts: AppParts, { route, requestId, observed }: Exchange): AnyResponse {
  if (error instanceof Refusal) observed.answeredBy = `rule ${error.rule}`;
  if (error instanceof OwnRefusal) return toResponse(refusalResponse(error), requestId);
  if (error instanceof Refusal) return toResponse(checked(parts, route, refusalResponse(error)), requestId);
  const operationId = route?.operation.operationId;
  parts.log?.({ operationId, requestId, error });
  return toResponse(failureResponse(operationId, error), requestId);
}

/** Refuses a request from before a reset, which must not change the new state. */
function refuseOutdated({ generation = 0 }: AppParts, observed: ObservedRequest): void {
  if (observed.generation !== generation)
    throw new OwnRefusal(503, "state.current", "The emulator's state was replaced while the request was under way. Send it again.");
}

function operate(parts: AppParts, exchange: Exchange, route: Route): AnyResponse | Promise<AnyResponse> {
  try {
    exchange.caller = exchange.observed.caller();
    const valid = validateRequest(parts.contract.schemas, route, exchange.observed);
    const response =
      valid instanceof Promise ? valid.then((input) => operateOn(input, parts, exchange, route)) : operateOn(valid, parts, exchange, route);
    return response instanceof Promise ? response.catch((error: unknown) => responseTo(error, parts, exchange)) : response;
  } catch (error) {
    return responseTo(error, parts, exchange);
  }
}

function operateOn(input: OperationInput, parts: AppParts, exchange: Exchange, route: Route): AnyResponse | Promise<AnyResponse> {
  const selected = parts.stubs.select(exchange.observed);
  refuseOutdated(parts, exchange.observed);
  const withoutStub = (): AnyResponse | Promise<AnyResponse> => respond(parts, exchange, route, input);
  return selected === undefined ? withoutStub() : runStubs(parts, exchange, { route, selected, withoutStub });
}

interface Selection {
  route: Route;
  selected: AsyncIterator<Applied, void>;
  withoutStub: () => AnyResponse | Promise<AnyResponse>;
}

async function runStubs(parts: AppParts, exchange: Exchange, selection: Selection): Promise<AnyResponse> {
  const { observed, requestId, caller } = exchange;
  const { operation, path } = selection.route;
  const { value: found } = await selection.selected.next();
  refuseOutdated(parts, observed);
  if (!found) return selection.withoutStub();
  const { label, respond: responder, usedBefore } = found;
  observed.answeredBy = label;
  let isContinued = false;
  const next = async (): Promise<Response> => {
    // A second call would run the operation again, or another stub.
    if (isContinued) throw new Error("The handler called next() twice. Call it once, and clone() its response");
    isContinued = true;
    const response = runStubs(parts, exchange, selection).catch((error: unknown) => responseTo(error, parts, exchange));
    return asResponse(await response);
  };
  return parts.withEffect(found, observed, async () => {
    if (typeof responder === "object")
      return fixtureResponse(operation, responder, { observed, path, requestId, usedBefore: () => usedBefore });
    const response = responder === undefined ? await runStubs(parts, exchange, selection) : await call(responder);
    // Before effects send it.
    await parts.store.flush();
    return response;
  });

  async function call(handler: AnyHandler): Promise<Response> {
    const operationId = operation.operationId as OperationId;
    const context = { operationId, path, caller, url: observed.base, next };
    const sent = observed.unread().then((request) => handler(request, context));
    const settled = sent.catch((thrown: unknown) => (isResponse(thrown) ? thrown : Promise.reject(thrown as Error)));
    // The outermost handler, which is the last to return.
    const returned = await settled.finally(() => (observed.answeredBy = label));
    const { incoming, outgoing } = observed.sockets;
    if (!isResponse(returned)) return handlerResponse(operation, returned, requestId);
    if (returned.type === "error") return reset(incoming);
    const response = handlerResponse(operation, returned, requestId);
    if (response.body === null) return response;
    // Its stream ends for a client that has left only if both copies of it are cancelled.
    outgoing.once("close", () => void (outgoing.writableFinished || returned.body?.cancel().catch(() => undefined)));
    const fail = (error: unknown): void => {
      parts.log?.({ operationId, requestId, error });
      outgoing.destroy();
    };
    let length = 0;
    const count = (part: Uint8Array): void => {
      length += part.length;
      // The copy of the function, which it may return again.
      if (length > BODY_LIMIT) void returned.body?.cancel().catch(() => undefined);
    };
    return new Response(endingAt(response.body, fail, count), response);
  }
}

function respond(parts: AppParts, exchange: Exchange, route: Route, input: OperationInput): AnyResponse | Promise<AnyResponse> {
  const { store, clock, ids, handlers, fixtures } = parts;
  const { requestId, observed, caller } = exchange;
  const { operation } = route;
  const { operationId } = operation;
  const fixture = fixtures !== undefined && Object.hasOwn(fixtures, operationId) ? fixtures[operationId] : undefined;
  if (fixture !== undefined) {
    observed.answeredBy = `fixture ${operationId}`;
    const usedBefore = (): number => countInState(store, operationId, fixture.examples?.length);
    return fixtureResponse(operation, fixture, { observed, path: route.path, requestId, usedBefore });
  }
  const handler = handlers[operationId];
  const context = { store, clock, ids, caller: caller as Caller, url: observed.base };
  const returned = handler === undefined ? exampleResponse(operation) : handler(input, context);
  const send = (output: OperationOutput | undefined): AnyResponse => {
    if (output === undefined) throw notShown(operationId);
    observed.answeredBy = `${handler === undefined ? "example" : "operation"} ${operationId}`;
    return toResponse(checked(parts, route, output), requestId);
  };
  return returned instanceof Promise ? returned.then(send) : send(returned);
}

function checked({ contract }: AppParts, route: Route | undefined, response: OperationOutput): OperationOutput {
  const drift = route && validateResponse(contract.schemas, route.operation, response);
  return drift === undefined ? response : driftResponse(drift);
}

function notShown(operationId: string): Refusal {
  const message =
    `The contract specifies no response for ${operationId}. ` +
    `Define its response with emulator.stubs.add({ operation: "${operationId}", … }), or with fixtures.${operationId} in the seed.`;
  return new Refusal(501, "operation.shown", message);
}
