import { createClient, type OperationClient } from "@hosting-platform/client";
import { type StubResponse, json, type ReceivedRequest } from "../../harness/server.js";
import type { Respond, Service } from "../../harness/service.js";

export const clientOf = ({ baseUrl, fetch }: Service): OperationClient => createClient({ baseUrl, fetch, retry: false });

export const cursors = (service: Service): (string | null)[] => service.requests.map(({ query }) => query.get("next"));

export function page(names: readonly string[], next: unknown): { accessGroups: { name: string }[]; pagination: object } {
  return { accessGroups: names.map((name) => ({ name })), pagination: { count: names.length, next } };
}

/** Serves a list in these pages; page `n`, from 1 on, is at the cursor `c<n>`, the first at none. */
export function list(pages: readonly (readonly string[])[]): (request: ReceivedRequest) => StubResponse {
  const next = (index: number): string | null => (index === pages.length ? null : `c${index}`);
  return byCursor(Object.fromEntries(pages.map((names, index) => [index === 0 ? "" : `c${index}`, page(names, next(index + 1))])));
}

/** Returns the body for each cursor (`""` for the first page), and 400 for any other. */
export function byCursor(bodies: Readonly<Record<string, unknown>>): (request: ReceivedRequest) => StubResponse {
  const known = new Map(Object.entries(bodies));
  return ({ query }) => {
    const cursor = query.get("next") ?? "";
    return known.has(cursor) ? json(known.get(cursor)) : json({ unknown: cursor }, 400);
  };
}

export function except(respond: Respond, cursor: string | null, other: StubResponse | Respond): Respond {
  return (request, signal) => {
    if (request.query.get("next") !== cursor) return respond(request, signal);
    return typeof other === "function" ? other(request, signal) : other;
  };
}

export async function collect<Value>(values: AsyncIterable<Value>): Promise<{ given: Value[]; error: unknown }> {
  const given: Value[] = [];
  let error: unknown;
  try {
    for await (const value of values) given.push(value);
  } catch (thrown) {
    error = thrown;
  }
  return { given, error };
}

export async function names(groups: AsyncIterable<{ name: string }>): Promise<{ given: string[]; error: unknown }> {
  const { given, error } = await collect(groups);
  return { given: given.map(({ name }) => name), error };
}
