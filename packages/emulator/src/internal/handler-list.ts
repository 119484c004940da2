import type { ObservedRequest } from "./requests/observed-request.js";
import { matchesRequest, type RequestMatch } from "./requests/request-match.js";
import type { UserHandlerContext } from "./user-handler.js";

/** Conditions of a handler. */
export interface HandlerOptions extends RequestMatch {
  /** True removes the handler after its first request. Default: false. */
  once?: boolean;
}

/** A handler of any operation. */
export type AnyHandler = (request: Request, context: UserHandlerContext) => unknown;

interface Entry {
  operationId: string;
  options: HandlerOptions;
  handler: AnyHandler;
  remove: () => void;
  isRemoved: boolean;
}

/** Stores registered handlers, and selects those of a request. */
export class HandlerList {
  readonly #entries = new Set<Entry>();
  readonly #main: HandlerList | undefined;

  /** @param main The handlers of the default world, in another world. Those that name the team run too, after its own. */
  constructor(main?: HandlerList) {
    this.#main = main;
  }

  /** Adds a handler, which takes precedence over earlier ones; returns a function that removes it. */
  add(operationId: string, options: HandlerOptions, handler: AnyHandler): () => void {
    const remove = (): void => {
      entry.isRemoved = true;
      this.#entries.delete(entry);
    };
    const entry: Entry = { operationId, options, handler, remove, isRemoved: false };
    this.#entries.add(entry);
    return remove;
  }

  /** Returns true if an operation has a handler. */
  has(operationId: string): boolean {
    return this.#candidates(operationId).length > 0;
  }

  /** Yields the handlers of a request, the latest first. A handler with `once` is removed when it is yielded. */
  async *select(operationId: string, request: ObservedRequest): AsyncGenerator<AnyHandler, void, undefined> {
    for (const entry of this.#candidates(operationId)) {
      // It may have been removed meanwhile.
      if (!(await matchesRequest(entry.options, request)) || entry.isRemoved) continue;
      if (entry.options.once === true) entry.remove();
      yield entry.handler;
    }
  }

  clear(): void {
    for (const { remove } of this.#entries) remove();
  }

  #candidates(operationId: string): Entry[] {
    const main = this.#main;
    const others = main === undefined ? [] : [...main.#entries].filter(({ options }) => options.teamId !== undefined);
    return [...others, ...this.#entries].filter((entry) => entry.operationId === operationId).reverse();
  }
}
