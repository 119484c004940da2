import { quote } from "../../emit/text.js";
import type { PluginOperation } from "../plugin.js";

interface Parts {
  /** True if the cursor is the text of a query parameter. */
  takesText: boolean;
  request: string;
  key: string;
  data: string;
}

/** Returns the infinite query, unless the next page is a URL, whose response a query does not keep, or a number that the page has as text. */
export function infinite(operation: PluginOperation & { own: string }, { takesText, request, key, data }: Parts): string[] {
  const { own, name, pagination, requestIsOptional } = operation;
  if (pagination === undefined || pagination.nextUrl !== undefined || pagination.link !== undefined) return [];
  if (!takesText && pagination.cursor?.startsWith("/") === false) return [];
  const access = requestIsOptional ? "request?.query" : "request.query";
  const cursor = `query: { ...${access}, ...(pageParam !== undefined && { ${quote(pagination.cursor ?? "")}: pageParam }) }`;
  const sent = takesText ? `{ ...request, ${cursor}, signal }` : `atPage(api.${name}, { ...request, signal }, pageParam)`;
  const next = takesText
    ? `(page) => api.${name}.pagination.next(page)`
    : `(page, _, pageParam) => pageAfter(api.${name}, { ...request }, page, pageParam)`;
  return [
    `/** The infinite query of \`${name}\`: its pages in order. */
export function ${own}InfiniteOptions(client: OperationClient, ${request}): InfiniteOptions<${quote(name)}, ${data}> {
  return {
    queryKey: [${quote(name)}, keyOf(${key}), "infinite"],
    queryFn: ({ pageParam, signal }) => api.${name}(client, ${sent}),
    initialPageParam: undefined,
    getNextPageParam: ${next},
  };
}
`,
  ];
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
