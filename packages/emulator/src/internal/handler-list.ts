import type { ObservedRequest } from "./requests/observed-request.js";
import { failedCondition, matchesRequest, type RequestMatch } from "./requests/request-match.js";
import type { UserHandlerContext } from "./user-handler.js";

/** Conditions of a handler. */
export interface HandlerOptions extends RequestMatch {
  /** True removes the handler after its first request. Default: false. */
  once?: boolean;
}

/** A fault or handler that no request has reached. */
export interface Unused {
  /** Such as `fault_1` or `handler_2`. */
  id: string;
  /** An operationId, or `*`. */
  operation: string;
}

/** A handler of any operation. */
export type AnyHandler = (request: Request, context: UserHandlerContext) => unknown;

interface Entry {
  /** Such as `handler_1`. */
  id: string;
  operationId: string;
  options: HandlerOptions;
  handler: AnyHandler;
  remove: () => void;
  isThere: () => boolean;
  isUsed: boolean;
}

/** A handler of a request. */
export interface SelectedHandler {
  id: string;
  handler: AnyHandler;
}

/** Stores registered handlers, and selects those of a request. */
export class HandlerList {
  readonly #entries = new Set<Entry>();
  /** Also those that were removed, so that unused ones can be told. */
  #all: Entry[] = [];
  readonly #main: HandlerList | undefined;

  /** @param main The handlers of the default world, in another world. Those that name the team run too, after its own. */
  constructor(main?: HandlerList) {
    this.#main = main;
  }

  /** Adds a handler, which takes precedence over earlier ones; returns a function that removes it. */
  add(operationId: string, options: HandlerOptions, handler: AnyHandler): () => void {
    const remove = (): void => void this.#entries.delete(entry);
    const isThere = (): boolean => this.#entries.has(entry);
    const id = `handler_${this.#all.length + 1}`;
    const entry: Entry = { id, operationId, options, handler, remove, isThere, isUsed: false };
    this.#entries.add(entry);
    this.#all.push(entry);
    return remove;
  }

  /** Returns true if an operation has a handler. */
  has(operationId: string): boolean {
    return this.#candidates(operationId).length > 0;
  }

  /** Yields the handlers of a request, the latest first. A handler with `once` is removed when it is yielded. */
  async *select(operationId: string, request: ObservedRequest): AsyncGenerator<SelectedHandler, void, undefined> {
    for (const entry of this.#candidates(operationId)) {
      // It may have been removed meanwhile.
      if (!entry.isThere()) continue;
      const because = failedCondition(entry.options, request) ?? ((await matchesRequest(entry.options, request)) ? undefined : "body");
      if (because !== undefined) request.near.push({ id: entry.id, because });
      if (because !== undefined || !entry.isThere()) continue;
      if (entry.options.once === true) entry.remove();
      entry.isUsed = true;
      yield { id: entry.id, handler: entry.handler };
    }
  }

  clear(): void {
    for (const { remove } of this.#entries) remove();
    this.#all = [];
  }

  /** Returns the handlers that no request has reached. */
  unused(): Unused[] {
    return this.#all.filter(({ isUsed }) => !isUsed).map(({ id, operationId }) => ({ id, operation: operationId }));
  }

  #candidates(operationId: string): Entry[] {
    const main = this.#main;
    const others = main === undefined ? [] : [...main.#entries].filter(({ options }) => options.teamId !== undefined);
    return [...others, ...this.#entries].filter((entry) => entry.operationId === operationId).reverse();
  }
}
