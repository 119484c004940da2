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
}

/** Stores registered handlers, and selects those of a request. */
export class HandlerList {
  #entries: readonly Entry[] = [];

  /** Adds a handler, which takes precedence over earlier ones; returns a function that removes it. */
  add(operationId: string, options: HandlerOptions, handler: AnyHandler): () => void {
    const entry = { operationId, options, handler };
    this.#entries = [entry, ...this.#entries];
    return () => this.#remove(entry);
  }

  /** Returns true if an operation has a handler. */
  has(operationId: string): boolean {
    return this.#entries.some((entry) => entry.operationId === operationId);
  }

  /** Yields the handlers of a request, the latest first. A handler with `once` is removed when it is yielded. */
  async *select(operationId: string, request: ObservedRequest): AsyncGenerator<AnyHandler, void, undefined> {
    for (const entry of this.#entries.filter((candidate) => candidate.operationId === operationId)) {
      // It may have been removed meanwhile.
      if (!(await matchesRequest(entry.options, request)) || !this.#entries.includes(entry)) continue;
      if (entry.options.once === true) this.#remove(entry);
      yield entry.handler;
    }
  }

  clear(): void {
    this.#entries = [];
  }

  #remove(entry: Entry): void {
    this.#entries = this.#entries.filter((other) => other !== entry);
  }
}
