import {
  type ClientOptions,
  createPathClient,
  HostingPlatformError,
  type Middleware,
  type OperationClient,
} from "@hosting-platform/client";

export type Create = (options: ClientOptions) => OperationClient;

function withMiddleware(middleware: Middleware): Create {
  return (options) => {
    const client = createPathClient(options);
    client.use(middleware);
    return client;
  };
}

/** The ways of an operation's call besides `createClient`. */
export const OTHER_WAYS: readonly (readonly [name: string, create: Create])[] = [
  ["over the client for calls by path", createPathClient],
  ["through middleware that does nothing", withMiddleware({ onRequest: () => undefined, onResponse: () => undefined })],
  ["through middleware that replaces the request", withMiddleware({ onRequest: ({ request }) => new Request(request) })],
  [
    "through middleware that replaces request and signal",
    withMiddleware({ onRequest: ({ request }) => new Request(request, { signal: new AbortController().signal }) }),
  ],
  ["through middleware that replaces the response", withMiddleware({ onResponse: ({ response }) => replaced(response) })],
  ["with middleware that was ejected", ejected],
];

const replaced = (response: Response): Response => new Response(response.body, response);

function ejected(options: ClientOptions): OperationClient {
  const middleware = { onRequest: () => new Response("not ejected", { status: 500 }) };
  const client = createPathClient(options);
  client.use(middleware);
  client.eject(middleware);
  return client;
}

/** All that a call comes to, as something that can be compared. */
export async function outcome(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return { data: await comparable(await call()) };
  } catch (error) {
    return described(error);
  }
}

/** The data of a call as something that can be compared. */
export async function comparable(data: unknown): Promise<unknown> {
  if (data instanceof ReadableStream) return { stream: await new Response(data).text() };
  if (data instanceof Blob) return { blob: await data.text(), type: data.type };
  if (data instanceof ArrayBuffer) return { arrayBuffer: Buffer.from(data).toString("latin1") };
  return data;
}

const FIELDS = ["status", "body", "requestId", "attempts", "method", "url", "operationId", "retryAfter", "issues", "location"];

function described(error: unknown): object {
  if (!(error instanceof HostingPlatformError)) return { reason: error };
  const { constructor, message, code, name } = error;
  const fields = FIELDS.map((field): [string, unknown] => [field, (error as unknown as Record<string, unknown>)[field]]);
  // The cause has the port of the connection.
  return {
    class: constructor,
    // A call by path is named by its path.
    message: code === "REQUEST_ERROR" ? message.replace(/^(?:\w+|[A-Z]+ \S*): /, "") : message,
    code,
    name,
    shown: Object.keys(error).sort(),
    ...Object.fromEntries(fields),
    cause: String(error.cause),
  };
}
