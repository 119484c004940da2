import type { OpenApiDocument } from "../../read/openapi.js";
import { listOperations } from "../../model/operations.js";
import type { Sample } from "../model/types.js";
import { BASE_URL, TOKEN_VARIABLE } from "./base.js";
import { callsOf, pathText, type SampleCall, textsOf } from "./call.js";
import { functionSample } from "./function-sample.js";
import { functionLabel } from "./helper-sample.js";
import { pathSample } from "./path-sample.js";
import { wireCurl } from "./wire-curl.js";

/**
 * Returns three samples per operation, by operationId, that send the same request: by function, by path, and with curl. An operation whose
 * body has variants has three for each.
 */
export function samplesOf(document: OpenApiDocument): ReadonlyMap<string, readonly Sample[]> {
  const samples = new Map<string, Sample[]>();
  for (const call of callsOf(document, listOperations(document))) {
    const { operationId } = call.operation;
    const variant = call.variant === undefined ? {} : { variant: call.variant };
    samples.set(operationId, [
      ...(samples.get(operationId) ?? []),
      { kind: "function", ...variant, ...functionLabel(call), language: "ts", code: functionSample(call), pathValues: textsOf(call.path) },
      { kind: "path", ...variant, label: "By path", language: "ts", code: pathSample(call) },
      { kind: "curl", ...variant, label: "curl", language: "sh", code: curlSample(call) },
    ]);
  }
  return samples;
}

/** Writes a curl command for a POSIX shell. */
function curlSample({ operation, path, query, body }: SampleCall): string {
  const request = {
    method: operation.method.toUpperCase(),
    url: `${BASE_URL}${filled(operation.path, path)}${queryOf(query)}`,
    headers: body === undefined ? [] : ([["Content-Type", body.mediaType]] as const),
    ...(body && { body: { kind: "json" as const, value: body.value } }),
  };
  return wireCurl(request, undefined, operation.authenticated ? [`--header "Authorization: Bearer $${TOKEN_VARIABLE}"`] : []);
}

function filled(template: string, values: SampleCall["path"]): string {
  return template.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : encodeURIComponent(pathText(value));
  });
}

function queryOf(values: SampleCall["query"]): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]);
  return pairs.length === 0 ? "" : `?${pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&")}`;
}
