import { importLine, quote } from "../../emit/text.js";
import { typeCase } from "../../model/case.js";
import type { Plugin, PluginOperation } from "../plugin.js";
import { uniqueNames } from "./json-results.js";
import { LINKED, PAGINATE } from "./tanstack-infinite.js";
import { dataType, given, isQuery, isStream, KEY, KEY_OF, mayBeNothing, OR_NULL, parameter, takesTextCursor } from "./tanstack-query.js";

/** Generates hooks for SWR 2. Operations that stream have none: SWR keeps one value by key. */
export const swr: Plugin = {
  name: "swr",
  dependencies: ["`swr@2`"],
  generate({ document, operations }) {
    const called = operations.filter((operation) => !isQuery(operation) || !isStream(operation));
    if (called.length === 0) return [{ path: "swr.ts", text: "\nexport {};\n" }];
    const isInfinite = ({ pagination }: PluginOperation): boolean => pagination !== undefined;
    // Operations with pages come first: `useListInfinite` is theirs.
    const sorted = [...called].sort((a, b) => Number(isInfinite(b)) - Number(isInfinite(a)));
    const wanted = sorted.flatMap((operation): [string, string][] => {
      const hook = `use${typeCase(operation.name)}`;
      return [
        [operation.name, hook],
        ...(isInfinite(operation) ? [[`${operation.name} infinite`, `${hook}Infinite`] as [string, string]] : []),
      ];
    });
    const names = uniqueNames(new Map(wanted), ["useSWR", "useSWRInfinite", "useSWRMutation", "paginate", "linkedPage"]);
    const hookOf = (key: string): string => names.get(key) ?? "";
    const parts = called.flatMap((operation) => {
      const hook = hookOf(operation.name);
      if (!isQuery(operation)) return [mutation(operation, hook)];
      const takesText = takesTextCursor(document, operation);
      return [
        query(operation, hook),
        ...(isInfinite(operation) ? [infinite(operation, hookOf(`${operation.name} infinite`), takesText)] : []),
      ];
    });
    const has = (text: string): boolean => parts.some((part) => part.includes(text));
    const imports = [
      ...(has("useSWR<") ? ['import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";\n'] : []),
      ...(has("useSWRInfinite<")
        ? ['import useSWRInfinite, { type SWRInfiniteConfiguration, type SWRInfiniteResponse } from "swr/infinite";\n']
        : []),
      ...(has("useSWRMutation<")
        ? ['import useSWRMutation, { type SWRMutationConfiguration, type SWRMutationResponse } from "swr/mutation";\n']
        : []),
      'import * as api from "../operations/index.js";\n',
      ...(has("linkedPage(") ? [PAGINATE] : []),
      importLine("import type", ["OperationClient", ...(has("keyOf(") ? ["RequestOptions"] : [])], "../runtime/operation.js"),
    ];
    const helpers = [...(has("keyOf(") ? [KEY, KEY_OF] : []), ...(has("orNull") ? [OR_NULL] : []), ...(has("linkedPage(") ? [LINKED] : [])];
    return [{ path: "swr.ts", text: [`\n${imports.join("")}`, ...helpers, ...parts].join("\n") }];
  },
};

const keyOf = (operation: PluginOperation): string => `[${quote(operation.name)}, keyOf(${given(operation)})`;

function query(operation: PluginOperation, hook: string): string {
  const { name } = operation;
  const data = dataType(operation);
  const call = `api.${name}(client, ${given(operation)})${mayBeNothing(operation) ? ".then(orNull)" : ""}`;
  return `/** Reads \`${name}\`. With \`null\` in place of the request, nothing is sent. Keys begin with \`${quote(name)}\`. */
export function ${hook}<Config extends SWRConfiguration<${data}, Error> | undefined = undefined>(client: OperationClient, ${parameter(operation)} | null, config?: Config): SWRResponse<${data}, Error, Config> {
  const fetcher = request === null ? null : () => ${call};
  return useSWR<${data}, Error>(request === null ? null : ${keyOf(operation)}], fetcher, config) as SWRResponse<${data}, Error, Config>;
}
`;
}

function infinite(operation: PluginOperation, hook: string, takesText: boolean): string {
  const { name, requestType, pagination } = operation;
  const data = takesText ? dataType(operation) : `LinkedPage<${dataType(operation)}>`;
  const next = takesText ? `api.${name}.pagination.next(page)` : "page.next";
  const sent = `{ ...request, query: { ...request?.query, ...(after !== undefined && { ${quote(pagination?.cursor ?? "")}: after }) } }`;
  const call = takesText
    ? `api.${name}(client, ${sent} as api.${requestType})`
    : `linkedPage(paginate(api.${name}, client, { ...request, schema: undefined } as api.${requestType} & { schema?: undefined }, { from: after }))`;
  return `/** Reads the pages of \`${name}\`, as many as \`setSize\` asks for. With \`null\` in place of the request, nothing is sent. */
export function ${hook}(client: OperationClient, ${parameter(operation)} | null, config?: SWRInfiniteConfiguration<${data}, Error>): SWRInfiniteResponse<${data}, Error> {
  const keyOfPage = (_: number, page: ${data} | null) => {
    const after = page === null ? undefined : ${next};
    return request === null || after === null || (after === undefined && page !== null) ? null : ${keyOf(operation)}, after] as const;
  };
  const fetcher = ([, , after]: readonly [string, KeyRequest, string | undefined]) =>
    ${call};
  return useSWRInfinite<${data}, Error>(keyOfPage, fetcher, config);
}
`;
}

function mutation(operation: PluginOperation, hook: string): string {
  const { name, requestType, requestIsOptional } = operation;
  const [data, arg] = [dataType(operation), `api.${requestType}${requestIsOptional ? " | undefined" : ""}`];
  const types = `${data}, Error, readonly [${quote(name)}], ${arg}`;
  const call = `api.${name}(client, arg)${mayBeNothing(operation) ? ".then(orNull)" : ""}`;
  return `/** Sends \`${name}\` with each \`trigger(request)\`. */
export function ${hook}(client: OperationClient, config?: SWRMutationConfiguration<${types}>): SWRMutationResponse<${types}> {
  return useSWRMutation<${types}>([${quote(name)}] as const, (_: readonly [${quote(name)}], { arg }: { arg: ${arg} }) => ${call}, config);
}
`;
}
