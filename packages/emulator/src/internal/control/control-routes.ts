import { EmulatorError } from "../../emulator-error.js";
import type { EmulatorClock } from "../../emulator-clock.js";
import type { IsolatedTeam } from "../isolated-team.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import type { RequestList } from "../requests/request-list.js";
import type { SentRequest } from "../requests/requests.js";
import type { RequestFilter } from "../requests/request-match.js";
import type { State } from "../open-state.js";
import type { StubList } from "../stubs/stub-list.js";
import type { World } from "../world.js";
import { liveResponse } from "./live.js";
import { readJson, readObject } from "../read-json.js";
import { Refusal } from "../refusal.js";
import { isObject } from "../state/json.js";

export const CONTROL_PATH = "/_emulator/";

/** Maximum size of a control request in bytes; a snapshot contains the complete state. */
const LARGEST = 256 * 1024 * 1024;

export interface Host {
  version: string;
  isolated: () => Promise<IsolatedTeam>;
  /** Ends a world; returns false for the default one. */
  end: (world: World) => boolean;
}

interface Actions extends Host {
  world: World;
}

type Query = Readonly<Record<string, string>>;

type Action = (body: unknown, actions: Actions, query: Query) => unknown;

const FILTERS = ["operationId", "method", "path", "teamId", "status"];

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  "GET requests": [...FILTERS, "secrets"],
  "DELETE requests": FILTERS,
  "DELETE stubs": ["id", "operation"],
  "DELETE faults": ["id", "operation"],
};

/** Actions with a body. Another one is refused, since it would be meant to select something. */
const WITH_BODY = new Set(["seed", "add", "restore", "clock", "stubs", "faults", "scenarios", "requests"].map((name) => `POST ${name}`));

const ROUTES: Readonly<Record<string, Readonly<Record<string, Action>>>> = {
  reset: {
    POST: async (_, { world }) => {
      await world.reset();
      return tokenOf(world);
    },
  },
  seed: replacing("a seed", ({ seed }) => seed),
  add: replacing("records of a seed", ({ add }) => add),
  snapshot: { GET: (_, { world }) => world.state.store.snapshot(), POST: (_, { world }) => world.state.store.snapshot() },
  restore: replacing("a snapshot", ({ restore }) => restore),
  clock: { GET: (_, { world }) => showClock(world.state.clock), POST: (body, { world }) => setClock(body, world.state) },
  stubs: listing("stub", ({ stubs }) => stubs),
  faults: listing("fault", ({ faults }) => faults),
  scenarios: { GET: (_, { world }) => world.stubs.set({}), POST: (body, { world }) => world.stubs.set(body ?? null) },
  requests: {
    GET: (_, { world: { requests } }, { secrets, ...query }) => listRequests(requests, filterOf(query), secrets),
    POST: (body, { world: { requests } }) => waitForRequests(requests, body),
    DELETE: (_, { world: { requests } }, query) => {
      requests.clear(filterOf(query));
      return listRequests(requests, {});
    },
  },
  unused: { GET: (_, { world: { stubs } }) => ({ unused: stubs.unused() }) },
  isolated: {
    POST: (_, { isolated }) => isolated(),
    DELETE: (_, { world, end }) => {
      if (end(world)) return {};
      throw new Refusal(
        400,
        "credential.world",
        "The default world does not end. Send the token of the world to end.",
        "header",
        "authorization",
      );
    },
  },
  live: { GET: (_, { world }) => liveResponse(world) },
  health: { GET: (_, { version }) => ({ status: "ok", version }) },
};

type Listed = Pick<StubList, "remove" | "clear"> & { list: () => unknown; addAll: (given: readonly unknown[]) => unknown };

function listing(noun: string, select: (world: World) => Listed): Readonly<Record<string, Action>> {
  const plural = `${noun}s`;
  return {
    GET: (_, { world }) => ({ [plural]: select(world).list() }),
    POST: (body, { world }) => {
      const given = isObject(body) && Array.isArray(body[plural]) ? (body[plural] as unknown[]) : [body ?? {}].flat();
      return { [plural]: select(world).addAll(given) };
    },
    DELETE: (_, { world }, query) => {
      remove(select(world), noun, query);
      return { [plural]: select(world).list() };
    },
  };
}

function replacing(noun: string, select: (state: State) => (body: unknown) => Promise<void>): Readonly<Record<string, Action>> {
  const POST: Action = async (body, { world }) => {
    if (body === undefined) throw new Refusal(400, "required", `The body must be ${noun}.`, "body");
    await select(world.state)(body);
    return tokenOf(world);
  };
  return { POST };
}

function tokenOf({ state }: World): object {
  return { token: state.token() ?? null };
}

function listRequests(requests: RequestList, filter: RequestFilter, secrets?: string): unknown {
  if (!["true", "false", undefined].includes(secrets)) throw new Refusal(400, "enum", "secrets must be true or false.", "query", "secrets");
  const found = requests.find(filter, { secrets: secrets === "true" });
  return { requests: found.map(toJson), dropped: requests.dropped };
}

/** Lists the requests that a filter in the body selects, once there is one if a `timeout` is given. */
async function waitForRequests(requests: RequestList, body: unknown): Promise<unknown> {
  if (!isObject(body ?? {})) throw new Refusal(400, "type", "The body must be a filter of requests.", "body");
  const { timeout, ...filter } = (body ?? {}) as RequestFilter & { timeout?: number };
  if (timeout !== undefined) await requests.waitFor(filter, { timeout });
  return listRequests(requests, filter);
}

/** Returns a request as JSON, which has no bytes: `bodyBase64` in place of `body`. */
function toJson({ response, ...request }: SentRequest): object {
  return { ...withJsonBody(request), ...(response !== undefined && { response: withJsonBody(response) }) };
}

function withJsonBody({ body, ...rest }: { body: unknown }): object {
  return body instanceof Uint8Array ? { ...rest, bodyBase64: Buffer.from(body).toString("base64") } : { ...rest, body };
}

function filterOf({ status, ...filter }: Query): RequestFilter {
  return { ...filter, ...(status !== undefined && { status: /^\d+$/.test(status) ? Number(status) : status }) } as RequestFilter;
}

/** Returns the query parameters, which must be known and not repeated: one that is ignored would select everything. */
function readQuery(query: URLSearchParams, known: readonly string[]): Query {
  for (const name of query.keys()) {
    const names = known.length === 0 ? "none" : known.join(", ");
    if (!known.includes(name))
      throw new Refusal(400, "query.known", `Unknown query parameter ${JSON.stringify(name)}. Known parameters: ${names}.`, "query", name);
    if (query.getAll(name).length > 1)
      throw new Refusal(400, "query.once", `The query parameter ${name} is repeated. Send it once.`, "query", name);
  }
  return Object.fromEntries(query);
}

export async function control(request: ObservedRequest, actions: Actions): Promise<Response> {
  const { method, path, query } = request;
  request.limit = LARGEST;
  try {
    const name = path.slice(CONTROL_PATH.length);
    const route = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
    if (route === undefined) {
      const [list = "", id] = name.split("/");
      const isSelected = id !== undefined && QUERIES[`${method} ${list}`]?.includes("id") === true;
      const use = isSelected ? `Use ${CONTROL_PATH}${list}?id=${id}.` : `Below ${CONTROL_PATH}, use ${Object.keys(ROUTES).join(", ")}.`;
      throw new Refusal(404, "path", `Unknown path ${path}. ${use}`);
    }
    // Tools that wait for a server send HEAD.
    const read = method === "HEAD" ? "GET" : method;
    const action = route[read];
    if (action === undefined) return notAllowed(method, path, Object.keys(route));
    const selection = readQuery(query, QUERIES[`${read} ${name}`] ?? []);
    const body = await readJson(request);
    if (body !== undefined && !WITH_BODY.has(`${read} ${name}`)) readObject(body, []);
    const result = await action(body, actions, selection);
    const response = result instanceof Response ? result : json(result);
    if (read === method) return response;
    await response.body?.cancel();
    return new Response(null, response);
  } catch (error) {
    const refusal = error instanceof EmulatorError ? refusalOf(error, method) : error;
    if (refusal instanceof Refusal) return json(refusal, refusal.status);
    throw error;
  }
}

function remove(list: Pick<StubList, "remove" | "clear">, noun: string, { id, operation }: Query): void {
  if (id !== undefined && operation !== undefined)
    throw new Refusal(400, "query.known", `Send one query parameter, id or operation, or none to remove all ${noun}s.`);
  if (id === undefined) list.clear(operation);
  else if (!list.remove(id)) throw new Refusal(404, `${noun}.exists`, `There is no ${noun} ${id}.`, "query", "id");
}

async function setClock(body: unknown, { clock, store }: State): Promise<unknown> {
  const { now, advance, run } = readObject(body, ["now", "advance", "run"]);
  if ([now, advance, run].filter((value) => value !== undefined).length !== 1)
    throw new Refusal(400, "oneOf", "The body must have exactly one of now, advance, run.", "body");
  if (now !== undefined) clock.set(now as number);
  else if (advance !== undefined) clock.advance(advance as number);
  else if (run === true) clock.run();
  else throw new Refusal(400, "const", "run must be true.", "body", "/run");
  await store.flush();
  return showClock(clock);
}

function showClock(clock: EmulatorClock): unknown {
  const now = clock.now();
  return { now, time: new Date(now).toISOString(), stands: clock.stands() };
}

function notAllowed(method: string, path: string, allowed: readonly string[]): Response {
  return json(new Refusal(405, "method", `${path} does not support ${method}. Use ${allowed.join(" or ")}.`), 405, {
    allow: allowed.join(", "),
  });
}

/** Converts an error to a refusal: 500 if the data file cannot be written, 404 if no request came in time, else 400. */
function refusalOf({ code, message, at = "" }: EmulatorError, method: string): Refusal {
  if (code === "data-unusable" || code === "timeout") return new Refusal(code === "timeout" ? 404 : 500, code, message);
  const isQuery = method !== "POST" && (code === "invalid-filter" || code === "unknown-operation");
  return isQuery ? new Refusal(400, code, message, "query", at.slice(1)) : new Refusal(400, code, message, "body", at);
}

function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers: { "cache-control": "no-store", ...headers } });
}
