import { quote } from "../../emit/text.js";
import type { PluginOperation } from "../plugin.js";

interface Parts {
  /** True if the cursor is the text of a query parameter. */
  takesText: boolean;
  request: string;
  key: string;
  data: string;
}

/** Returns the infinite query. Its pages are results, unless the next page is not in the result alone. */
export function infinite(operation: PluginOperation & { own: string }, { takesText, request, key, data }: Parts): string[] {
  const { own, name, pagination, requestIsOptional } = operation;
  if (pagination === undefined) return [];
  const access = requestIsOptional ? "request?.query" : "request.query";
  const cursor = `query: { ...${access}, ...(pageParam !== undefined && { ${quote(pagination.cursor ?? "")}: pageParam }) }`;
  const [page, call, next] = takesText
    ? [data, `api.${name}(client, { ...request, ${cursor}, signal })`, `(page) => api.${name}.pagination.next(page)`]
    : isCounted(operation)
      ? [
          data,
          `api.${name}(client, atPage(api.${name}, { ...request, signal }, pageParam))`,
          `(page, _, pageParam) => pageAfter(api.${name}, { ...request }, page, pageParam)`,
        ]
      : [
          `LinkedPage<${data}>`,
          `linkedPage(paginate(api.${name}, client, { ...request, schema: undefined }, { from: pageParam, signal }))`,
          "(page) => page.next",
        ];
  return [
    `/** The infinite query of \`${name}\`: its pages in order. */
export function ${own}InfiniteOptions(client: OperationClient, ${request}): InfiniteOptions<${quote(name)}, ${page}> {
  return {
    queryKey: [${quote(name)}, keyOf(${key}), "infinite"],
    queryFn: ({ pageParam, signal }) => ${call},
    initialPageParam: undefined,
    getNextPageParam: ${next},
  };
}
`,
  ];
}

/** Checks for a page number, an offset or a cursor in the body: the page and the one before have the next one. */
function isCounted({ pagination }: PluginOperation): boolean {
  const { cursor, page, offset } = pagination ?? {};
  return page !== undefined || offset !== undefined || cursor?.startsWith("/") === true;
}

export const INFINITE = `/** Options for \`useInfiniteQuery\`, \`queryClient.fetchInfiniteQuery\` and others. */
export interface InfiniteOptions<Name extends string, Data> {
  queryKey: readonly [Name, KeyRequest, "infinite"];
  queryFn: (context: { pageParam: string | undefined; signal: AbortSignal }) => Promise<Data>;
  initialPageParam: string | undefined;
  getNextPageParam: (page: Data, pages: readonly Data[], pageParam: string | undefined) => string | null | undefined;
}
`;

export const PAGED = `interface Paged<Page> {
  readonly operation: OperationDescriptor;
  readonly pagination: Pagination<Page, unknown>;
}

/** Sets the number of a page, an offset, or a cursor in the body. */
function atPage<Request extends OperationRequest>({ operation, pagination }: Paged<never>, request: Request, pageParam: string | undefined): Request {
  pagination.walk?.(request).write(operation, pageParam);
  return request;
}

/** Returns what {@link atPage} sets for the page after another. */
function pageAfter<Page>({ pagination }: Paged<Page>, request: OperationRequest, page: Page, pageParam: string | undefined): string | null {
  const walk = pagination.walk?.(request);
  return pagination.next(page, walk && { ...walk, cursor: pageParam ?? walk.start, items: pagination.items(page) }) || null;
}
`;

export const PAGINATE = 'import { paginate, type Paginator } from "../runtime/index.js";\n';

export const LINKED = `/** A page, and the cursor of the next one, which the result does not have. */
export interface LinkedPage<Data> {
  data: Data;
  next: string | null;
}

/** Reads a page; rejects with a \`PaginationError\`, also for an invalid cursor of the next one. */
async function linkedPage<Data>(list: Paginator<unknown, Data>): Promise<LinkedPage<Data>> {
  for await (const { data, next } of list.pages()) if (next !== "") return { data, next };
  throw new TypeError("The list has no page.");
}
`;
