import { BASE_URL, TOKEN_VARIABLE } from "./base.js";
import { pathText, type SampleCall } from "./call.js";
import { wireCurl } from "./wire-curl.js";

/** Writes a curl command for a POSIX shell. */
export function curlSample({ operation, path, query, body }: SampleCall): string {
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
