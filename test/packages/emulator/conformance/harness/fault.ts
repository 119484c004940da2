// Makes a right service wrong, between the suite and the service.
import { INDEXED, OPERATIONS } from "../contract.js";

/** A request of the suite. What is changed of the query and the body goes to the service. */
export interface Sent {
  id: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** The body as JSON; undefined where there is none, or it is no JSON. */
  body: Record<string, unknown> | undefined;
}

export interface Answer {
  status: number;
  /** Undefined where there is no body. */
  json: unknown;
}

type Fetch = typeof globalThis.fetch;

/** Stands between the suite and the service. */
export type Fault = (sent: Sent, pass: () => Promise<Answer>) => Promise<Answer>;

/** The service with the fault. */
export function withFault(fetch: Fetch, fault: Fault): Fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const text = typeof init?.body === "string" ? init.body : undefined;
    const body = parsed(text);
    const before = JSON.stringify(body);
    const { pathname: path, searchParams: query } = url;
    const sent: Sent = { id: idOf(init?.method ?? "GET", path), path, query, headers: new Headers(init?.headers), body };
    const answer = await fault(sent, async () => {
      const after = JSON.stringify(sent.body);
      const response = await fetch(url, { ...init, body: (after === before ? text : after) ?? null });
      return { status: response.status, json: parsed(await response.text()) };
    });
    return answer.json === undefined
      ? new Response(null, { status: answer.status })
      : Response.json(answer.json, { status: answer.status });
  };
}

function idOf(method: string, pathname: string): string {
  const operation = [...OPERATIONS, ...INDEXED].find(
    ({ path, method: other }) => other === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname),
  );
  return operation?.id ?? "";
}

function parsed(text: string | undefined): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text ?? "") as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
