import { readFileSync } from "node:fs";
import { RequestCounter } from "../../../../packages/emulator/src/internal/request-ids.js";
import { type AppParts, createApp } from "../../../../packages/emulator/src/internal/app.js";
import type { OpenApiDocument } from "../../../../packages/emulator/src/internal/contract/document.js";
import { type Contract, createContract } from "../../../../packages/emulator/src/internal/contract/load-contract.js";
import type { Operation } from "../../../../packages/emulator/src/internal/contract/operation.js";
import type { Routes } from "../../../../packages/emulator/src/internal/contract/routes.js";
import { asResponse } from "../../../../packages/emulator/src/internal/contract/to-response.js";
import { pointerTo } from "../../../../packages/emulator/src/internal/state/json.js";
import { Refusal } from "../../../../packages/emulator/src/internal/refusal.js";
import { ObservedRequest } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import type { Sockets } from "../../../../packages/emulator/src/internal/requests/observed-response.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import type { AnyHandler } from "../../../../packages/emulator/src/internal/stubs/stub-entry.js";
import { StubList } from "../../../../packages/emulator/src/internal/stubs/stub-list.js";
import type { Ids, Store } from "../../../../packages/emulator/src/internal/types.js";

const BUNDLE = new URL("../../../../generated/openapi.json", import.meta.url);

export const document = JSON.parse(readFileSync(BUNDLE, "utf8")) as OpenApiDocument & {
  components: { examples: Record<string, { value: unknown }> };
};
export const contract: Contract = createContract(document);

export function reached(method: string, path: string, routes: Routes = contract.routes): string | undefined {
  try {
    return routes.find(method, path).operation.operationId;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

export const pathOf = (template: string): string => template.replaceAll(/\{([^{}]+)\}/g, "value-of-$1");

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function without(value: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
}

/** A body, and the place where a rule must be broken by it. */
type Mutation = Readonly<{ at: string; body: unknown }>;

/** The value with each of its properties taken out in turn, and with each leaf of another type in turn. */
export function mutationsOf(value: unknown, pointer = ""): Mutation[] {
  const within = (key: string | number, put: (inner: unknown) => unknown, inner: unknown): Mutation[] =>
    mutationsOf(inner, pointerTo(pointer, key)).map((mutation) => ({ ...mutation, body: put(mutation.body) }));
  if (Array.isArray(value)) {
    const items = value as unknown[];
    return items.flatMap((item, index) => within(index, (changed) => items.with(index, changed), item));
  }
  if (!isRecord(value)) return [{ at: pointer, body: [["of no type that is known"]] }];
  return Object.entries(value).flatMap(([key, inner]) => {
    return [{ at: pointerTo(pointer, key), body: without(value, key) }, ...within(key, (changed) => ({ ...value, [key]: changed }), inner)];
  });
}

export function examplesOf(kind: "request" | "response"): { name: string; operation: Operation; value: unknown }[] {
  return Object.entries(document.components.examples)
    .filter(([name]) => name.includes(`.${kind}-`))
    .map(([name, { value }]) => ({ name, operation: operationOf(name.split(".")[0] ?? ""), value }));
}

export function operationOf(operationId: string): Operation {
  const operation = contract.operations.get(operationId);
  if (operation === undefined) throw new Error(`There is no operation ${operationId}.`);
  return operation;
}

/** A token of the teams `team_a` and `team_b`. */
export const TOKEN = "token-1";

export function seededStore(): Store {
  const store = memoryStore();
  for (const letter of ["a", "b", "c"]) {
    const id = `team_${letter}`;
    store.put("teams", id, { id, slug: `slug-${letter}`, name: `Team ${letter}` });
  }
  store.put("tokens", TOKEN, { userId: "user_1", teamIds: ["team_a", "team_b"] });
  return store;
}

const ids: Ids = { next: (prefix) => `${prefix}1`, secret: (prefix) => `${prefix}secret` };

export interface Sent {
  method?: string;
  path: string;
  headers?: Record<string, string | undefined>;
  body?: BodyInit;
}

export type Received = Readonly<{ status: number; headers: Headers; body: unknown }>;

/** An app that is made of `parts`; what they leave out is there and does nothing. */
export function appOf(parts: Partial<AppParts> = {}) {
  const app = createApp({
    contract,
    store: seededStore(),
    clock: { now: () => 0 },
    ids,
    requestIds: new RequestCounter(),
    handlers: {},
    stubs: handlersOf(() => undefined),
    withEffect: (_, __, run) => run(),
    ...parts,
  });
  const sockets = { outgoing: { setHeader: () => undefined, once: () => undefined } } as unknown as Sockets;
  return {
    fetch: async (request: Request) =>
      asResponse(await app.fetch(Object.assign(new ObservedRequest(request, sockets), { base: "http://127.0.0.1:4010" }))),
  };
}

export function handlersOf(handler: AnyHandler, ...operationIds: string[]): StubList {
  const list = new StubList({ endpoints: [], seed: "", clock: { now: () => 0 } });
  for (const operation of operationIds) list.insert("handler", { operation, respond: handler }, {});
  return list;
}

/** Sends a request with the token to an app that is made of `parts`; a header that is undefined is left out. */
export async function send({ method = "GET", path, headers = {}, body }: Sent, parts: Partial<AppParts> = {}): Promise<Received> {
  const all = new Headers({ authorization: `Bearer ${TOKEN}`, ...(body !== undefined && { "content-type": "application/json" }) });
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) all.delete(name);
    else all.set(name, value);
  }
  const init = { method, headers: all, ...(body !== undefined && { body, duplex: "half" }) };
  const request = new Request(`http://127.0.0.1:4010${path}`, init);
  const response = await appOf(parts).fetch(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}
