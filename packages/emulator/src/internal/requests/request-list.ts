// Fake timers of a test replace the global ones.
import { clearTimeout, setTimeout } from "node:timers";
import { EmulatorError } from "../../emulator-error.js";
import type { Closing } from "../faults/closing.js";
import { isSecret, MASK, maskBody, maskText } from "../secrets.js";
import { checkFilter } from "./check-filter.js";
import type { Endpoint } from "./find-impossible.js";
import { fieldsOf, type ObservedBody } from "./observed-body.js";
import type { ObservedRequest } from "./observed-request.js";
import { ObservedResponse } from "./observed-response.js";
import { difference, failedCondition, type RequestFilter } from "./request-match.js";
import type { Requests, SentRequest } from "./requests.js";
import { Ring } from "./ring.js";

const MOST_REQUESTS = 1_000;
const MOST_BYTES = 16 * 1024 * 1024;
/** A longer timer ends at once. */
const LONGEST = 2 ** 31 - 1;

class Entry {
  readonly response = new ObservedResponse();
  /** `undefined` until it has arrived. */
  body: ObservedBody | undefined;
  teamId: string | undefined;
  /** Number in the order of the responses; `undefined` until the response has its status, or the connection is cut. */
  answer: number | undefined;

  /**
   * @param home Of the list of its world; another one finds it only with a filter by `teamId`.
   * @param lists Those that have not dropped it.
   */
  constructor(
    readonly home: symbol,
    readonly observed: ObservedRequest,
    public lists: readonly RequestList[],
  ) {}

  get size(): number {
    return (this.body?.length ?? 0) + this.response.length;
  }
}

export class RequestList implements Requests {
  // Not the list itself, which a request in another one would keep after its world has ended.
  readonly #home = Symbol("list");
  readonly #lists: readonly RequestList[];
  readonly #endpoints: readonly Endpoint[];
  readonly #listeners = new Set<() => void>();
  #entries = new Ring<Entry>(MOST_REQUESTS);
  #bytes = 0;
  #dropped = 0;
  #answers = 0;

  readonly #closing: Closing;

  /** @param main The list of the default world, in another world. It gets the requests too. */
  constructor(endpoints: readonly Endpoint[], closing: Closing, main?: RequestList) {
    this.#endpoints = endpoints;
    this.#closing = closing;
    this.#lists = main === undefined ? [this] : [this, main];
  }

  get dropped(): number {
    return this.#dropped;
  }

  /** Adds a request; returns a function to call with its body when the response is about to be sent. */
  add(observed: ObservedRequest): (body: ObservedBody | undefined) => void {
    const entry = new Entry(this.#home, observed, this.#lists);
    for (const list of this.#lists) {
      if (list.#entries.isFull) list.#dropOldest();
      list.#entries.push(entry);
    }
    const count = (length: number): void => {
      for (const list of entry.lists) list.#count(length);
    };
    const { outgoing } = observed.sockets;
    outgoing.follow(entry.response, count);
    let [isServed, isClosed] = [false, false];
    const settle = (): void => {
      if (!isServed || !isClosed) return;
      observed.release();
      entry.answer = ++this.#answers;
      for (const list of this.#lists) for (const listener of list.#listeners) listener();
    };
    outgoing.on("close", () => {
      isClosed = true;
      settle();
    });
    return (body) => {
      entry.body = body?.kept();
      // Now, since a later change of the state may remove the token.
      entry.teamId = observed.teamId;
      count(entry.body?.length ?? 0);
      isServed = true;
      settle();
    };
  }

  #count(length: number): void {
    this.#bytes += length;
    while (this.#bytes > MOST_BYTES) this.#dropOldest();
  }

  #dropOldest(): void {
    this.#forget(this.#entries.shift() as Entry);
    this.#dropped += 1;
  }

  #forget(entry: Entry): void {
    this.#bytes -= entry.size;
    entry.lists = entry.lists.filter((list) => list !== this);
  }

  find(filter: RequestFilter | ((request: SentRequest) => boolean) = {}, { secrets = false }: { secrets?: boolean } = {}): SentRequest[] {
    return this.#entries
      .values()
      .filter(this.#selectorOf(filter))
      .map((entry) => sentRequest(entry, secrets));
  }

  async waitFor(
    filter: RequestFilter | ((request: SentRequest) => boolean) = {},
    { timeout = 1000 }: { timeout?: number } = {},
  ): Promise<SentRequest> {
    if (!(timeout >= 0)) throw new EmulatorError("invalid-option", `timeout must be a number of milliseconds from 0, not ${timeout}`);
    const isMeant = this.#selectorOf(filter);
    let stop: (() => void) | undefined;
    const found = await new Promise<Entry | undefined>((resolve, reject) => {
      const look = (): void => {
        try {
          const entry = this.#entries.values().find((candidate) => candidate.answer !== undefined && isMeant(candidate));
          if (entry !== undefined) resolve(entry);
        } catch (error) {
          // A filter function may throw. Its error would end the process, since a response calls this.
          const thrown = error as Error;
          reject(thrown);
        }
      };
      const end = (): void => resolve(undefined);
      const timer = setTimeout(end, Math.min(timeout, LONGEST));
      const forget = this.#closing.onClose(end);
      stop = () => {
        clearTimeout(timer);
        forget();
        this.#listeners.delete(look);
      };
      this.#listeners.add(look);
      look();
      if (this.#closing.isClosed) end();
    }).finally(() => stop?.());
    if (found !== undefined) return sentRequest(found, false);
    const latest = this.find().slice(-5);
    const lines = latest.map(
      ({ method, path, operationId, status }) => `\n  ${method} ${path} ${operationId ?? "no operation"}: ${status ?? "no response"}`,
    );
    const until = this.#closing.isClosed ? "before close()" : `within ${timeout} ms`;
    throw new EmulatorError("timeout", `No matching request ${until}. Latest requests:${lines.join("") || " none"}`);
  }

  /** Calls a listener after each response; returns a function that ends it. */
  onAnswer(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Returns the requests of this world that were answered after the response with a number, in that order. */
  since(number: number): { answer: number; request: SentRequest }[] {
    const found = this.#entries
      .values()
      .flatMap((entry) =>
        entry.home !== this.#home || (entry.answer ?? 0) <= number
          ? []
          : [{ answer: entry.answer ?? 0, request: sentRequest(entry, false) }],
      );
    return found.sort((a, b) => a.answer - b.answer);
  }

  #selectorOf(filter: RequestFilter | ((request: SentRequest) => boolean)): (entry: Entry) => boolean {
    if (typeof filter === "function") return (entry) => entry.home === this.#home && verdictOf(filter(sentRequest(entry, false)));
    const { operationId, ...checked } = checkFilter(filter, this.#endpoints);
    return (entry) => (operationId === undefined || operationId === entry.observed.operationId) && this.#matches(entry, checked);
  }

  count(filter: RequestFilter | ((request: SentRequest) => boolean) = {}): number {
    return this.#entries.values().filter(this.#selectorOf(filter)).length;
  }

  clear(filter?: RequestFilter): void {
    const isMeant = filter === undefined ? () => true : this.#selectorOf(filter);
    const entries = this.#entries.values();
    this.#entries = new Ring(MOST_REQUESTS);
    for (const entry of entries) {
      if (isMeant(entry)) this.#forget(entry);
      else this.#entries.push(entry);
    }
    if (this.#entries.size === 0) this.#dropped = 0;
  }

  #matches(entry: Entry, { teamId: team, status, ...match }: Omit<RequestFilter, "operationId">): boolean {
    const { home, observed, body, teamId, response } = entry;
    if (home !== this.#home && team === undefined) return false;
    if (status !== undefined && status !== response.status) return false;
    if (team !== undefined && team !== teamId) return false;
    return failedCondition(match, observed) === undefined && difference(body?.value, match.body) === undefined;
  }
}

/** Refuses the promise of an async function, which would select every request. */
function verdictOf(verdict: unknown): boolean {
  if (verdict instanceof Promise) throw new EmulatorError("invalid-filter", "The filter function must return a boolean, not a promise");
  return Boolean(verdict);
}

function sentRequest({ observed, body, teamId, response }: Entry, secrets: boolean): SentRequest {
  const { method, path, operationId, answeredBy, near, time } = observed;
  const { status } = response;
  const shown = (name: string, value: string): string => (secrets ? value : isSecret(name) ? MASK : maskText(value));
  const headersOf = (headers: Iterable<readonly [string, string]>): Record<string, string> =>
    Object.fromEntries([...headers].map(([name, value]) => [name, shown(name, value)]));
  const bodyOf = (value: unknown, isFailure = false): unknown => (secrets ? value : maskBody(value, { isFailure }));
  return {
    ...{ method, path, query: bodyOf(fieldsOf(observed.query)) as SentRequest["query"] },
    ...{ headers: headersOf(observed.headers), body: bodyOf(body?.value), operationId, teamId, status, time, answeredBy },
    near: near.map((miss) => ({ ...miss })),
    response:
      status === undefined
        ? undefined
        : { headers: headersOf(Object.entries(response.headers)), body: bodyOf(response.body.value, status >= 400) },
  };
}
