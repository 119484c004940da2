// Ways to make a right service wrong, between the suite and the service.
import { INDEXED, OPERATIONS } from "../contract.js";

/** A request of the suite. What is changed of it goes to the service. */
export interface Sent {
  id: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** The body as JSON; undefined where there is none, or it is no JSON. */
  body: Record<string, unknown> | undefined;
  /** The body as it was sent: what is changed of it goes nowhere. */
  readonly text: string | undefined;
}

/** An answer of the service. */
export interface Answer {
  status: number;
  /** Undefined where there is no body. */
  json: unknown;
}

/** What faults change of the bodies of the operations. */
export interface Body extends Record<string, unknown> {
  name: string;
  role: string;
  membersCount: number;
  accessGroups: object[];
  pagination: { count: number; next: string | null };
}

type Fetch = typeof globalThis.fetch;

/** Something that is wrong with a service. */
export interface Fault {
  what: string;
  /** Checks that fail because of it. */
  breaks: readonly string[];
  /** Checks that it leaves alone although it is near to them. */
  keeps?: readonly string[];
  /** A new one for each service: a fault may remember what it did. */
  make: () => (sent: Sent, pass: (sent: Sent) => Promise<Answer>) => Promise<Answer>;
}

/** The service with the fault. */
export function withFault(fetch: Fetch, fault: Fault): Fetch {
  const apply = fault.make();
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const text = typeof init?.body === "string" ? init.body : undefined;
    const sent: Sent = {
      id: idOf(init?.method ?? "GET", url.pathname),
      path: url.pathname,
      query: new URLSearchParams(url.search),
      headers: new Headers(init?.headers),
      body: parsed(text),
      text,
    };
    const before = JSON.stringify(sent.body);
    const answer = await apply(sent, async (request) => {
      url.search = request.query.toString();
      const after = JSON.stringify(request.body);
      const body = after === before ? text : after;
      const response = await fetch(url, { ...init, headers: request.headers, body: body ?? null });
      return { status: response.status, json: parsed(await response.text()) };
    });
    return answer.json === undefined
      ? new Response(null, { status: answer.status })
      : Response.json(answer.json, { status: answer.status });
  };
}

/** A fault that changes requests of the operations, of all where none is named. */
export function onRequest(ids: readonly string[], change: (sent: Sent) => void): Fault["make"] {
  return () => (sent, pass) => {
    if (isAmong(sent, ids)) change(sent);
    return pass(sent);
  };
}

/** A fault that changes answers of the operations, of all where none is named. */
export function onAnswer(ids: readonly string[], change: (answer: Answer, sent: Sent) => void): Fault["make"] {
  return () => async (sent, pass) => {
    const answer = await pass(sent);
    if (isAmong(sent, ids)) change(answer, sent);
    return answer;
  };
}

/** A fault that answers with another status in place of one. */
export function inPlaceOf(ids: readonly string[], status: number, other: number): Fault["make"] {
  return onAnswer(ids, (answer) => answer.status === status && (answer.status = other));
}

/** A fault that changes bodies of successes. */
export function onBody(ids: readonly string[], change: (body: Body, sent: Sent) => void): Fault["make"] {
  return onAnswer(ids, (answer, sent) => {
    if (answer.status < 300) change(answer.json as Body, sent);
  });
}

/** A fault that answers in place of the service where the condition holds. */
export function instead(condition: (sent: Sent) => boolean, answer: Answer): Fault["make"] {
  return () => (sent, pass) => (condition(sent) ? Promise.resolve({ ...answer }) : pass(sent));
}

function isAmong({ id }: Sent, ids: readonly string[]): boolean {
  return ids.length === 0 || ids.includes(id);
}

function idOf(method: string, pathname: string): string {
  const segments = pathname.split("/");
  const operation = [...OPERATIONS, ...INDEXED].find(({ path, method: other }) => {
    const template = path.split("/");
    return (
      other === method && template.length === segments.length && template.every((part, at) => part.startsWith("{") || part === segments[at])
    );
  });
  return operation?.id ?? "";
}

function parsed(text: string | undefined): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text ?? "") as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
