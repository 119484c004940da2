import { isObject } from "../state/json.js";
import type { ObservedBody } from "./observed-body.js";
import type { ObservedRequest } from "./observed-request.js";
import { contains, matchesHead, type RequestMatch } from "./request-match.js";

/** A request that the emulator received for an operation or a sign-in endpoint. */
export interface SentRequest {
  readonly method: string;
  /** Encoded, as in the URL, without the query. */
  readonly path: string;
  /** A repeated parameter has an array. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** By name in lower case. Credentials are masked with `***`. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Parsed JSON, the fields of a form, text, or a `Uint8Array` of bytes that are not UTF-8; `undefined` for no body. Secrets of the token
   * exchange are masked with `***`. Only the beginning of a body above 1 MiB is kept, as text or bytes.
   */
  readonly body: unknown;
  /** `undefined` if the request matched no operation. */
  readonly operationId: string | undefined;
  /** ID of the team that the request acts for; `undefined` without a valid token. */
  readonly teamId: string | undefined;
  /** `undefined` until the response is sent, and if the connection is cut instead. */
  readonly status: number | undefined;
  /** Time of arrival on the emulator's clock, in milliseconds since 1970. */
  readonly time: number;
}

/** Selects requests: all given conditions must hold. */
export interface RequestFilter extends RequestMatch {
  operationId?: string;
  /** In upper case. */
  method?: string;
  status?: number;
}

/** The requests that were sent to the emulator. The latest 1,000 are kept, with 16 MiB of bodies in all. */
export interface Requests {
  /**
   * Returns copies of the matching requests, oldest first.
   *
   * @param filter - Conditions, or a function that returns true for a match; default: all requests.
   * @param options - `secrets: true` returns credentials unmasked.
   */
  find(filter?: RequestFilter | ((request: SentRequest) => boolean), options?: { secrets?: boolean }): SentRequest[];
  /** Returns the number of matching requests. */
  count(filter?: RequestFilter | ((request: SentRequest) => boolean)): number;
  /** Forgets the matching requests; default: all. */
  clear(filter?: RequestFilter): void;
  /** Number of requests that were dropped since the start or the last `clear()` of all to make room for later ones. */
  readonly dropped: number;
}

const MOST_REQUESTS = 1_000;
const MOST_BYTES = 16 * 1024 * 1024;

const SECRET_HEADERS = new Set(["authorization", "cookie", "proxy-authorization"]);
/** Parameters of RFC 6749 that are credentials. */
const SECRET_FIELDS = new Set(["client_secret", "code", "refresh_token"]);
const MASK = "***";

interface Entry {
  /** True in the list of the default world for a request of another one, which only a filter by `teamId` finds. */
  isOther: boolean;
  observed: ObservedRequest;
  /** `undefined` until it has arrived. */
  body: ObservedBody | undefined;
  time: number;
  teamId: string | undefined;
  status: number | undefined;
}

/** Stores requests and finds them. */
export class RequestList implements Requests {
  readonly #main: RequestList | undefined;
  #entries: Entry[] = [];
  #bytes = 0;
  #dropped = 0;

  /** @param main The list of the default world, in another world. It gets the requests too. */
  constructor(main?: RequestList) {
    this.#main = main;
  }

  get dropped(): number {
    return this.#dropped;
  }

  /** Adds a request; returns a function to call with its body and the status of its response. */
  add(observed: ObservedRequest, time: number, isOther = false): (body: ObservedBody, status: number | undefined) => void {
    const end = this.#main?.add(observed, time, true);
    const entry: Entry = { isOther, observed, body: undefined, time, teamId: undefined, status: undefined };
    this.#entries.push(entry);
    this.#dropOldest();
    return (body, status) => {
      end?.(body, status);
      entry.body = body.kept();
      entry.status = status;
      // Now, since a later change of the state may remove the token.
      entry.teamId = observed.teamId;
      if (this.#entries.lastIndexOf(entry) < 0) return;
      this.#bytes += entry.body.length;
      this.#dropOldest();
    };
  }

  #dropOldest(): void {
    while (this.#entries.length > MOST_REQUESTS || this.#bytes > MOST_BYTES) {
      this.#bytes -= this.#entries.shift()?.body?.length ?? 0;
      this.#dropped += 1;
    }
  }

  find(filter: RequestFilter | ((request: SentRequest) => boolean) = {}, { secrets = false }: { secrets?: boolean } = {}): SentRequest[] {
    const own = this.#entries.filter(({ isOther }) => !isOther);
    const entries = typeof filter === "function" ? own : this.#entries.filter((entry) => matches(entry, filter));
    const requests = entries.map((entry) => sentRequest(entry, secrets));
    return typeof filter === "function" ? requests.filter(filter) : requests;
  }

  count(filter?: RequestFilter | ((request: SentRequest) => boolean)): number {
    return this.find(filter).length;
  }

  clear(filter?: RequestFilter): void {
    this.#entries = filter === undefined ? [] : this.#entries.filter((entry) => !matches(entry, filter));
    this.#bytes = this.#entries.reduce((sum, { body }) => sum + (body?.length ?? 0), 0);
    if (this.#entries.length === 0) this.#dropped = 0;
  }
}

function matches({ isOther, observed, body, teamId, status }: Entry, filter: RequestFilter): boolean {
  const { teamId: team, ...match } = filter;
  if (isOther && team === undefined) return false;
  if (filter.operationId !== undefined && filter.operationId !== observed.operationId) return false;
  if (filter.method !== undefined && filter.method !== observed.method) return false;
  if (filter.status !== undefined && filter.status !== status) return false;
  if (team !== undefined && team !== teamId) return false;
  return matchesHead(match, observed) && (filter.body === undefined || contains(body?.value, filter.body));
}

function sentRequest({ observed, body, time, teamId, status }: Entry, secrets: boolean): SentRequest {
  const { method, path, operationId } = observed;
  const query = [...new Set(observed.query.keys())].map((name) => {
    const values = observed.query.getAll(name);
    return [name, values.length === 1 ? values[0] : values] as const;
  });
  const headers = [...observed.headers].map(([name, value]) => [name, !secrets && SECRET_HEADERS.has(name) ? MASK : value] as const);
  const value = secrets ? body?.value : masked(body?.value);
  return structuredClone({
    ...{ method, path, query: Object.fromEntries(query) as SentRequest["query"], headers: Object.fromEntries(headers) },
    ...{ body: value, operationId, teamId, status, time },
  });
}

function masked(body: unknown): unknown {
  if (!isObject(body) || ArrayBuffer.isView(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, SECRET_FIELDS.has(name) ? MASK : value]));
}
