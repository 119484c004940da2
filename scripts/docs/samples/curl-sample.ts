import { BASE_URL, TOKEN_VARIABLE } from "./base.js";
import { pathText, type SampleCall } from "./call.js";
import { quoted } from "./wire-curl.js";

/** Writes a curl command for a POSIX shell. */
export function curlSample({ operation, path, query, body }: SampleCall): string {
  const method = operation.method.toUpperCase();
  // With `--request HEAD`, curl waits for a body.
  const start = method === "GET" ? "" : method === "HEAD" ? "--head " : `--request ${method} `;
  const parts = [`curl ${start}${quoted(`${BASE_URL}${filled(operation.path, path)}${queryOf(query)}`)}`];
  if (operation.authenticated) parts.push(`--header "Authorization: Bearer $${TOKEN_VARIABLE}"`);
  if (body !== undefined)
    parts.push(`--header ${quoted(`Content-Type: ${body.mediaType}`)}`, `--data ${quoted(JSON.stringify(body.value, null, 2))}`);
  return `${parts.join(" \\\n  ")}\n`;
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
