import type { OperationClient, OperationRequest } from "@hosting-platform/client/core";
import type { Page, PaginateOptions } from "../types.js";
import { createPageReader, type ListOperation } from "./page-reader.js";

/** TypeScript 5.4 does not declare it, and React Native does not have it: there, a running prefetch is not cancelled. */
const anySignal = (own: AbortSignal, signal: AbortSignal): AbortSignal =>
  (AbortSignal as { any?: (of: AbortSignal[]) => AbortSignal }).any?.([own, signal]) ?? signal;

/** A signal of React Native has no such method: there, the next request rejects. */
type AnySignal = Partial<Pick<AbortSignal, "throwIfAborted">> | undefined;

/** Yields the pages of a list. The loop owns `request` and `options`, which have no prototype. */
export async function* pages<Data, Item>(
  operation: ListOperation<Data, Item>,
  client: OperationClient,
  request: OperationRequest,
  options: PaginateOptions,
): AsyncGenerator<Page<Item, Data>, void, undefined> {
  const { prefetch, signal } = options;
  // Without prefetch, a request is under way only while the loop waits for it, and the loop cannot be left then.
  const own = prefetch ? new AbortController() : undefined;
  const read = createPageReader(operation, client, request, options);
  (signal as AnySignal)?.throwIfAborted?.();
  // It adds no listener to the caller's signal, which many loops may share.
  request.signal = own && signal ? anySignal(own.signal, signal) : (own?.signal ?? signal);
  try {
    for (let page, ahead; (page = await (ahead ?? read()));) {
      // If the loop is left, nobody waits for that page, and its failure is ignored.
      if (own) (ahead = read()).catch(() => undefined);
      yield page;
      (signal as AnySignal)?.throwIfAborted?.();
    }
  } finally {
    own?.abort();
  }
}

/** Yields the items of pages, `maxItems` at most. */
export async function* items<Data, Item>(
  source: AsyncIterable<Page<Item, Data>>,
  { maxItems: left = Infinity, signal }: PaginateOptions,
): AsyncGenerator<Item, void, undefined> {
  for await (const page of source) {
    for (const item of page.items) {
      if (left-- < 1) return;
      yield item;
      (signal as AnySignal)?.throwIfAborted?.();
    }
  }
}
