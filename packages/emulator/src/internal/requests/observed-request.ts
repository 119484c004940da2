/** Number of bytes of a body that are kept. */
const KEPT = 2 ** 20;

/** A body that was sent. */
export interface ObservedBody {
  /** Parsed JSON, the fields of a form, or text; `undefined` for no body. */
  value: unknown;
  /** True if the body is longer than 1 MiB; `value` is then the text of its beginning. */
  isCut: boolean;
  /** Number of characters that are kept. */
  length: number;
}

/** A request as the list of requests, faults and handlers see it. Reading its body leaves the original unread. */
export class ObservedRequest {
  readonly method: string;
  /** Encoded, as in the URL, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** The routed operation; `undefined` until one is found. */
  operationId: string | undefined;
  /** Number of the state that the request arrived at. */
  readonly generation: number;
  readonly #body: Promise<ObservedBody>;
  #teamOf: (() => string | undefined) | undefined;

  constructor(request: Request, generation = 0) {
    const { pathname, searchParams } = new URL(request.url);
    this.method = request.method;
    this.path = pathname;
    this.query = searchParams;
    this.headers = request.headers;
    this.generation = generation;
    // Before anything else reads the body, since a used body cannot be cloned.
    this.#body = observeBody(request);
  }

  /** Sets the operation, and the function that finds the team that the request acts for. */
  route(operationId: string, teamOf: () => string | undefined): void {
    this.operationId = operationId;
    this.#teamOf = teamOf;
  }

  /** The team that the request acts for; `undefined` if it has none, or no valid token. */
  get teamId(): string | undefined {
    return this.#teamOf?.();
  }

  /** Resolves to the body once it has arrived, or to its beginning if the connection closes before. */
  body(): Promise<ObservedBody> {
    return this.#body;
  }
}

async function observeBody(request: Request): Promise<ObservedBody> {
  if (request.method === "GET" || request.method === "HEAD" || request.body === null) return { value: undefined, isCut: false, length: 0 };
  const type = request.headers.get("content-type") ?? "";
  const { text, isCut } = await readText(request.clone());
  return { value: isCut ? text : decode(text, type), isCut, length: text.length };
}

async function readText(copy: Request): Promise<{ text: string; isCut: boolean }> {
  const decoder = new TextDecoder();
  let text = "";
  let left = KEPT;
  try {
    const reader = copy.body?.getReader();
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      text += decoder.decode(part.value.subarray(0, left), { stream: true });
      left -= part.value.length;
      if (left >= 0) continue;
      void reader?.cancel().catch(() => undefined);
      return { text, isCut: true };
    }
  } catch {
    // The connection closed before the end of the body.
    return { text, isCut: true };
  }
  return { text: text + decoder.decode(), isCut: false };
}

function decode(text: string, type: string): unknown {
  if (text === "") return undefined;
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
