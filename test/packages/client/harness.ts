import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as platform from "@hosting-platform/client";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { listOperations } from "../../../scripts/model/operations.js";
import type { OpenApiDocument } from "../../../scripts/read/openapi.js";
import { INDEXED, INDEXED_POST } from "../../harness/indexed-operation.js";

/** An operation of the contract, and the function that the package exports for it. */
export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  names: string[];
  call: (client: platform.OperationClient, request?: platform.OperationRequest) => Promise<unknown>;
}

const document = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as OpenApiDocument;

export const OPERATIONS = listOperations(document).map(({ operationId, method, path }): ContractOperation => {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
  return { operationId, method: method.toUpperCase(), path, names, call: Reflect.get(platform, operationId) as ContractOperation["call"] };
});

type Result = Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The client by path without its types: what somebody sends who has no compiler. */
export type Untyped = Record<"GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE", (path: unknown, init?: object) => Result> & {
  request: (method: string, path: unknown, init?: object) => Result;
};

export const byPath = (client: object): Untyped & Record<string, Untyped["GET"]> => client as Untyped & Record<string, Untyped["GET"]>;

export function stubbed(options: Partial<platform.ClientOptions> = {}): { client: platform.PlatformClient; requests: Request[] } {
  const requests: Request[] = [];
  const fetch = platform.byRequest((request) => {
    requests.push(request);
    return new Response(null, { status: 204 });
  });
  return { client: platform.createPathClient({ baseUrl: "https://api.example.com/base", fetch, ...options }), requests };
}

type Options<Output> = Readonly<{ parseAs?: platform.ParseAs; schema?: platform.StandardSchema<Output> }>;
type Call = <Output>(caller: platform.OperationClient, request: object) => Promise<Output>;

const indexed = (operationId: string): Call => (platform as unknown as Record<string, Call>)[operationId] as Call;

export function readIndexed<Output = unknown>(caller: platform.OperationClient, options: Options<Output> = {}): Promise<Output> {
  return indexed(INDEXED.operationId)(caller, { path: { [INDEXED.parameter]: "hook_1" }, ...options });
}

export function createIndexed(caller: platform.OperationClient, request: object): Promise<unknown> {
  return indexed(INDEXED_POST.operationId)(caller, request);
}

export type Create = (options: platform.ClientOptions) => platform.OperationClient;

function withMiddleware(middleware: platform.Middleware): Create {
  return (options) => {
    const client = platform.createPathClient(options);
    client.use(middleware);
    return client;
  };
}

const { signal } = new AbortController();

export const OTHER_WAYS: readonly (readonly [name: string, create: Create])[] = [
  ["over the client for calls by path", platform.createPathClient],
  ["through middleware that does nothing", withMiddleware({ onRequest: () => undefined, onResponse: () => undefined })],
  ["through middleware that replaces the request", withMiddleware({ onRequest: ({ request }) => new Request(request) })],
  ["through middleware that replaces request and signal", withMiddleware({ onRequest: ({ request }) => new Request(request, { signal }) })],
  ["through middleware that replaces the response", withMiddleware({ onResponse: ({ response }) => replaced(response) })],
  ["with middleware that was ejected", ejected],
];

const replaced = (response: Response): Response => new Response(response.body, response);

function ejected(options: platform.ClientOptions): platform.OperationClient {
  const middleware = { onRequest: () => new Response("not ejected", { status: 500 }) };
  const client = platform.createPathClient(options);
  client.use(middleware);
  client.eject(middleware);
  return client;
}

export async function outcome(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return { data: await comparable(await call()) };
  } catch (error) {
    return described(error);
  }
}

export async function comparable(data: unknown): Promise<unknown> {
  if (data instanceof ReadableStream) return { stream: await new Response(data).text() };
  if (data instanceof Blob) return { blob: await data.text(), type: data.type };
  if (data instanceof ArrayBuffer) return { arrayBuffer: Buffer.from(data).toString("latin1") };
  return data;
}

const FIELDS = ["status", "body", "requestId", "attempts", "method", "url", "operationId", "retryAfter", "issues", "location"];

function described(error: unknown): object {
  if (!(error instanceof platform.HostingPlatformError)) return { reason: error };
  const { constructor, code, name, cause } = error;
  // A call by path is named by its path.
  const message = code === "REQUEST_ERROR" ? error.message.replace(/^(?:\w+|[A-Z]+ \S*): /, "") : error.message;
  const fields = FIELDS.map((field): [string, unknown] => [field, Reflect.get(error, field)]);
  // The cause has the port of the connection.
  return { class: constructor, message, code, name, shown: Object.keys(error).sort(), ...Object.fromEntries(fields), cause: String(cause) };
}
