import { importLine, quote } from "../../emit/text.js";
import { NameClaims } from "../../model/names.js";
import { streamFormat } from "../../model/media-types.js";
import { acceptedTypes, hasContent, successResponses } from "../../model/operation-facts.js";
import { resolveSchema } from "../../model/schemas.js";
import type { OpenApiDocument, Plugin, PluginOperation } from "../plugin.js";
import { infinite, INFINITE, LINKED, PAGED, PAGINATE } from "./tanstack-infinite.js";

/** Generates options and keys for TanStack Query 5. They are plain objects, so that the file fits React, Vue, Svelte, Solid and Angular. */
export const tanstackQuery: Plugin = {
  name: "tanstack-query",
  dependencies: ["TanStack Query 5 for your framework, such as `@tanstack/react-query`"],
  generate({ document, operations }) {
    const names = uniqueNames(operations);
    const parts = operations.flatMap((operation) => {
      const own = { ...operation, own: names.get(operation.name) ?? operation.name };
      if (!isQuery(operation)) return [mutation(own)];
      if (isStream(operation)) return [key(own), stream(own)];
      return [
        key(own),
        query(own),
        ...infinite(own, {
          takesText: takesTextCursor(document, operation),
          request: parameter(own),
          key: given(own),
          data: dataType(own),
        }),
      ];
    });
    const has = (text: string): boolean => parts.some((part) => part.includes(text));
    const helpers = [
      ...(has("KeyRequest") ? [KEY] : []),
      ...(has("KeyPart<") ? [KEY_PART] : []),
      ...(has(": QueryOptions<") ? [QUERY] : []),
      ...(has(": StreamOptions<") ? [STREAM] : []),
      ...(has(": InfiniteOptions<") ? [INFINITE] : []),
      ...(has("atPage(") ? [PAGED] : []),
      ...(has("linkedPage(") ? [LINKED] : []),
      ...(has(": MutationOptions<") ? [MUTATION] : []),
      ...(has("keyOf(") ? [KEY_OF] : []),
      ...(has("orNull") ? [OR_NULL] : []),
    ];
    const paged = has("atPage(") ? ["OperationDescriptor", "OperationRequest", "Pagination"] : [];
    const types = ["OperationClient", ...paged, ...(has("keyOf(") ? ["RequestOptions"] : [])];
    const linked = has("linkedPage(") ? PAGINATE : "";
    const imports = `\nimport * as api from "../operations/index.js";\n${linked}${importLine("import type", types, "../runtime/operation.js")}`;
    const text = operations.length === 0 ? "\nexport {};\n" : [imports, ...helpers, ...parts].join("\n");
    return [{ path: "tanstack-query.ts", text }];
  },
};

type Own = PluginOperation & { own: string };

/** Returns the stem of each operation's exports; `listInfinite` and the pages of `list` would otherwise share a name. */
function uniqueNames(operations: readonly PluginOperation[]): Map<string, string> {
  const claims = new NameClaims({ "the module itself": RESERVED });
  const isPaged = ({ pagination }: PluginOperation): number => (pagination === undefined ? 0 : 1);
  const sorted = [...operations].sort((a, b) => isPaged(b) - isPaged(a));
  const wishes = sorted.map((operation) => ({
    owner: operation.name,
    wanted: operation.name,
    namesOf: (name: string) => exportsOf(operation, name),
    at: [],
    hint: "",
  }));
  const names = claims.claim(wishes);
  return new Map(sorted.map(({ name }, index) => [name, names[index] ?? name]));
}

function exportsOf(operation: PluginOperation, name: string): string[] {
  if (!isQuery(operation)) return [`${name}Mutation`];
  if (isStream(operation)) return [`${name}Stream`, `${name}Key`];
  return [`${name}Options`, `${name}Key`, ...(operation.pagination === undefined ? [] : [`${name}InfiniteOptions`])];
}

const RESERVED = [
  "KeyRequest",
  "KeyPart",
  "RequestOptions",
  "QueryOptions",
  "InfiniteOptions",
  "MutationOptions",
  "StreamOptions",
  "keyOf",
  "given",
  "orNull",
  "atPage",
  "pageAfter",
  "LinkedPage",
  "linkedPage",
  "paginate",
  "Paginator",
];

export function isQuery({ method, pagination }: PluginOperation): boolean {
  return ["get", "head", "query"].includes(method) || pagination !== undefined;
}

/** Checks if calls resolve to a stream of items, which a query reads item by item. */
export function isStream(operation: PluginOperation): boolean {
  const types = acceptedTypes(operation);
  return types.length > 0 && types.every((type) => streamFormat(type) !== undefined) && !mayBeNothing(operation);
}

/** Checks if the cursor can be passed as the page has it: as text. */
export function takesTextCursor(document: OpenApiDocument, { parameters, pagination }: PluginOperation): boolean {
  const parameter = parameters.find(({ in: place, name }) => place === "query" && name === pagination?.cursor);
  const { type, enum: values, format } = resolveSchema(document, parameter?.schema) ?? {};
  return values === undefined && format !== "binary" && [type ?? []].flat().includes("string");
}

function key({ own, name, requestType }: Own): string {
  return `/** The key of {@link ${own}Options}; without a request, or with a part of one, the start of the keys of all requests that have it. */
export function ${own}Key(request?: KeyPart<api.${requestType}>): readonly [${quote(name)}, KeyRequest?] {
  return request === undefined ? [${quote(name)}] : [${quote(name)}, keyOf(request)];
}
`;
}

function query(operation: Own): string {
  const { own, name } = operation;
  const call = `api.${name}(client, { ...request, signal })${mayBeNothing(operation) ? ".then(orNull)" : ""}`;
  return `/** The query of \`${name}\`. Its signal replaces that of the request. */
export function ${own}Options(client: OperationClient, ${parameter(operation)}): QueryOptions<${quote(name)}, ${dataType(operation)}> {
  return {
    queryKey: [${quote(name)}, keyOf(${given(operation)})],
    queryFn: ({ signal }) => ${call},
  };
}
`;
}

function stream(operation: Own): string {
  const { own, name } = operation;
  return `/** The query of the stream \`${name}\`. Its signal replaces that of the request. */
export function ${own}Stream(client: OperationClient, ${parameter(operation)}): StreamOptions<${quote(name)}, ${dataType(operation)}> {
  return {
    queryKey: [${quote(name)}, keyOf(${given(operation)})],
    streamFn: ({ signal }) => api.${name}(client, { ...request, signal }),
  };
}
`;
}

function mutation(operation: Own): string {
  const { own, name, requestType } = operation;
  const call = `api.${name}(client, request)${mayBeNothing(operation) ? ".then(orNull)" : ""}`;
  return `/** The mutation of \`${name}\`. */
export function ${own}Mutation(client: OperationClient): MutationOptions<${quote(name)}, api.${requestType}, ${dataType(operation)}> {
  return { mutationKey: [${quote(name)}], mutationFn: (request) => ${call} };
}
`;
}

export function parameter({ requestType, requestIsOptional }: PluginOperation): string {
  return `request${requestIsOptional ? "?" : ""}: api.${requestType}`;
}

export function given({ requestIsOptional }: PluginOperation): string {
  return requestIsOptional ? "request ?? {}" : "request";
}

export function dataType(operation: PluginOperation): string {
  const { resultType, detail } = operation;
  if (resultType !== undefined) return mayBeNothing(operation) ? `NonNullable<api.${resultType}> | null` : `api.${resultType}`;
  return detail === "documented" ? "null" : "unknown";
}

/** Checks for a result that may be `undefined`, which is no data. */
export function mayBeNothing(operation: PluginOperation): boolean {
  return operation.resultType === undefined || successResponses(operation).some(([, response]) => !hasContent(response));
}

export const KEY = `/** The part of a request that identifies its result. \`headers\` are not part of it, since they may contain secrets. */
export interface KeyRequest {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly header?: object | undefined;
  readonly cookie?: object | undefined;
  readonly body?: unknown;
  readonly contentType?: string | undefined;
  readonly accept?: string | undefined;
  readonly parseAs?: string | undefined;
}
`;

const KEY_PART = `/** A request, or a part of one, whose key matches each request that has more. */
export type KeyPart<Request> = Omit<Request, keyof KeyRequest> & {
  readonly [Part in keyof Request & keyof KeyRequest]?: Partial<Request[Part]> | undefined;
};
`;

const QUERY = `/** Options for \`useQuery\`, \`useSuspenseQuery\`, \`queryClient.fetchQuery\` and others. */
export interface QueryOptions<Name extends string, Data> {
  queryKey: readonly [Name, KeyRequest];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}
`;

const STREAM = `/** The parts of a query that reads a stream: \`{ queryKey, queryFn: experimental_streamedQuery({ streamFn }) }\`. */
export interface StreamOptions<Name extends string, Data> {
  queryKey: readonly [Name, KeyRequest];
  streamFn: (context: { signal: AbortSignal }) => Promise<Data>;
}
`;

const MUTATION = `/** Options for \`useMutation\`. */
export interface MutationOptions<Name extends string, Request, Data> {
  mutationKey: readonly [Name];
  mutationFn: (request: Request) => Promise<Data>;
}
`;

export const KEY_OF = `function keyOf({ path, query, header, cookie, body, contentType, accept, parseAs }: KeyRequest & RequestOptions): KeyRequest {
  const parameters = { path: given(path), query: given(query), header: given(header), cookie: given(cookie) };
  return { ...given({ ...parameters, body, contentType, accept, parseAs }) };
}

/** Leaves out what is undefined: the key of a part of a request matches each request that has more. A key cannot have a \`bigint\`. */
function given(values: object | undefined): object | undefined {
  const entries = Object.entries<unknown>({ ...values }).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "bigint" ? String(value) : value]));
}
`;

export const OR_NULL = `/** Returns data, of which \`undefined\` would mean that there are none yet. */
function orNull<Data>(data: Data): NonNullable<Data> | null {
  return data ?? null;
}
`;
