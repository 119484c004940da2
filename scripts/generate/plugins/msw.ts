import { importLine, quote } from "../../emit/text.js";
import { isJsonType } from "../../model/media-types.js";
import { successResponses } from "../../model/operation-facts.js";
import { resolveReference } from "../../model/schemas.js";
import type { OpenApiDocument, Plugin, PluginOperation } from "../plugin.js";
import { sampleOf } from "./sample.js";
import type { Schema } from "./validators.js";

/** The methods that MSW has a function for. */
const METHODS = ["get", "head", "post", "put", "patch", "delete", "options"];

/** Generates handlers of Mock Service Worker 2, which respond with the document's examples, or with data of the schema's types. */
export const msw: Plugin = {
  name: "msw",
  dependencies: ["`msw@2`"],
  generate({ document, operations }) {
    const known = operations.filter(({ method }) => METHODS.includes(method));
    if (known.length === 0) return [{ path: "msw.ts", text: "\nexport {};\n" }];
    const functions = known.map((operation) => handler(document, operation));
    // The first handler that matches responds: `/things/mine` has to be before `/things/{id}`.
    const sorted = [...known].sort((a, b) => a.path.split("{").length - b.path.split("{").length);
    const typed = functions.some((text) => text.includes("api."));
    const imports = [
      importLine("import", ["http", "HttpResponse", "type HttpHandler as Handler"], "msw"),
      ...(typed ? ['import type * as api from "../operations/index.js";\n'] : []),
    ];
    const all = `/** Returns a handler for each operation, those with fewer path parameters first. */
export function handlers(baseUrl: string): Handler[] {
  return [
${sorted.map(({ name }) => `    ${name}Handler(baseUrl),\n`).join("")}  ];
}
`;
    return [{ path: "msw.ts", text: ["\n" + imports.join(""), URL_OF, ...functions, all].join("\n") }];
  },
};

const URL_OF = `/** Matches the URLs of a path, whose parameters are \`[^/]+\`. MSW removes the query before. */
function urlOf(baseUrl: string, path: string): RegExp {
  return new RegExp(\`^\${baseUrl.replace(/\\/+$/, "").replace(/[\\\\^$.*+?()[\\]{}|]/g, "\\\\$&")}\${path}$\`);
}
`;

function handler(document: OpenApiDocument, operation: PluginOperation): string {
  const { name, method, path, resultType } = operation;
  const [status, type, example] = replyOf(document, operation);
  const pattern = path
    .replace(/[?#].*/s, "")
    .split(/\{[^{}]*\}/)
    .map(asPattern)
    .join("[^/]+");
  const url = `urlOf(baseUrl, ${quote(pattern)})`;
  const isJson = type !== undefined && isJsonType(type) && resultType !== undefined;
  const doc = `/** Handles \`${name}\`${isJson ? ": responds with the body, by default with an example" : ""}. */`;
  if (!isJson) {
    const headers = type === undefined ? "" : `, headers: { "content-type": ${quote(type)} }`;
    return `${doc}
export function ${name}Handler(baseUrl: string): Handler {
  return http.${method}(${url}, () => new HttpResponse(${typeof example === "string" ? quote(example) : "null"}, { status: ${status}${headers} }));
}
`;
  }
  return `${doc}
export function ${name}Handler(baseUrl: string, body?: api.${resultType}): Handler {
  const text = body === undefined ? ${quote(JSON.stringify(example))} : JSON.stringify(body);
  return http.${method}(${url}, () => new HttpResponse(text, { status: ${status}, headers: { "content-type": ${quote(type)} } }));
}
`;
}

/** Returns a regular expression for text of a path as it is in a URL. */
function asPattern(text: string): string {
  const encoded = encodeURI(text.replace(/\p{Cs}/gu, "\ufffd")).replaceAll("%25", "%");
  return encoded.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

interface NamedExample {
  value?: unknown;
  /** Since OpenAPI 3.2. */
  dataValue?: unknown;
  serializedValue?: unknown;
}

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, NamedExample>;
}

function replyOf(document: OpenApiDocument, operation: PluginOperation): [status: number, type: string | undefined, example: unknown] {
  const [[status, response] = ["200", {}]] = successResponses(operation);
  const number = /^2\d\d$/.test(status) ? Number(status) : 200;
  const entries = Object.entries(response.content ?? {});
  const [type, media] = entries.find(([each]) => isJsonType(each)) ?? entries[0] ?? [];
  if (operation.method === "head" || type === undefined) return [number, undefined, undefined];
  const { schema, example, examples = {} } = (media ?? {}) as Media;
  const [first] = Object.values(examples);
  const { value, dataValue, serializedValue } = resolveReference<NamedExample>(document, first) ?? {};
  const named = value ?? dataValue ?? (isJsonType(type) ? undefined : serializedValue);
  return [number, type, example ?? named ?? sampleOf(document, schema)];
}
