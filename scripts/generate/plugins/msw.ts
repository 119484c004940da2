import { importLine, propertyKey, quote } from "../../emit/text.js";
import { isJsonType } from "../../model/media-types.js";
import { errorResponses, successResponses } from "../../model/operation-facts.js";
import { resolveReference } from "../../model/schemas.js";
import { type Items, itemsOf } from "../../model/streams.js";
import type { OpenApiDocument, Plugin, PluginOperation } from "../plugin.js";
import { sampleOf } from "../../model/sample-value.js";

/** The methods that MSW has a function for. */
const METHODS = ["get", "head", "post", "put", "patch", "delete", "options"];

/** Generates handlers of Mock Service Worker 2 and 3, which respond with the document's examples, or with data of the schema's types. */
export const msw: Plugin = {
  name: "msw",
  dependencies: ["`msw@2` or `msw@3`"],
  generate({ document, operations }) {
    const known = operations.filter(({ method }) => METHODS.includes(method));
    if (known.length === 0) return [{ path: "msw.ts", text: "\nexport {};\n" }];
    const functions = known.map((operation) => handler(document, operation));
    // The first handler that matches responds: `/things/mine` has to be before `/things/{id}`.
    const sorted = [...known].sort((a, b) => a.path.split("{").length - b.path.split("{").length);
    const has = (text: string): boolean => functions.some((each) => each.includes(text));
    const imports = [
      importLine("import", ["http", "HttpResponse", "type HttpHandler as Handler"], "msw"),
      ...(has("api.") ? ['import type * as api from "../operations/index.js";\n'] : []),
      ...(has("OperationError<")
        ? [
            importLine("import type", ["OperationError"], "../runtime/operation-error.js"),
            importLine("import type", ["operations"], "../types.js"),
          ]
        : []),
      ...(has("ItemOf<") ? [importLine("import type", ["ItemOf"], "../runtime/item-stream.js")] : []),
    ];
    const all = `/** Returns a handler for each operation, those with fewer path parameters first. */
export function handlers(baseUrl: string): Handler[] {
  return [
${sorted.map(({ name }) => `    ${name}Handler(baseUrl),\n`).join("")}  ];
}
`;
    return [
      {
        path: "msw.ts",
        text: ["\n" + imports.join(""), HELPERS, ...(has("eventText(") ? [EVENT_TEXT] : []), ...functions, all].join("\n"),
      },
    ];
  },
};

const HELPERS = `/** The status and the headers of a response in place of those of the document. */
export interface ReplyInit {
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** What a handler responds with: a body, or a function of the request that returns one, or a whole \`Response\` of any status. */
export type Reply<Body> = Body | ((request: Request) => Body | Response | Promise<Body | Response>);

/** The media types and examples of error statuses, of their classes and of \`default\`. */
type Errors = Readonly<Record<string, readonly [type?: string, example?: string]>>;

/** Returns the function of a handler. */
function respond<Body>(
  reply: Reply<Body> | undefined,
  usual: string | null,
  textOf: (body: Body) => ConstructorParameters<typeof Response>[0],
  usualStatus: number,
  usualType: string | undefined,
  errors: Errors,
  { status = usualStatus, headers }: ReplyInit = {},
): (info: { request: Request }) => Promise<Response> {
  const error = status < 400 ? undefined : (errors[status] ?? errors[\`\${String(status).slice(0, 1)}XX\`] ?? errors["default"] ?? []);
  return async ({ request }) => {
    const given = typeof reply === "function" ? await (reply as (request: Request) => Body | Response | Promise<Body | Response>)(request) : reply;
    if (given instanceof Response) return given;
    const isData = typeof given === "object" && given !== null && /^(?:Object|Array)$/.test(given.constructor.name);
    const [type = isData ? "application/json" : undefined, example = null] = error ?? [usualType, usual ?? undefined];
    const isJson = isData || /[/+]json/.test(type ?? "");
    const text = given === undefined ? example : error === undefined ? textOf(given) : isJson ? JSON.stringify(given) : String(given);
    const body = [204, 205, 304].includes(status) ? null : text;
    return new HttpResponse(body, { status, headers: { ...(type !== undefined && body !== null && { "content-type": type }), ...headers } });
  };
}

/** Matches the URLs of a path, whose parameters are \`[^/]+\`. A base may begin with \`/\` or \`*\`. MSW removes the query before. */
function urlOf(baseUrl: string, path: string): RegExp {
  const [, any, base = ""] = /^(\\*?)(.*?)\\/*$/s.exec(baseUrl) ?? [];
  const start = any ? ".*" : /^(\\/|$)/.test(base) ? "[^/]+//[^/]+" : "";
  return new RegExp(\`^\${start}\${base.replace(/[\\\\^$.*+?()[\\]{}|]/g, "\\\\$&")}\${path}$\`);
}
`;

const EVENT_TEXT = `/** Returns the text of an event, whose data is JSON unless it is a string in another format. */
function eventText(event: object, formats: Readonly<Record<string, string>>, usual: string): string {
  const { data = null, ...fields } = event as { data?: unknown; event?: string };
  const format = formats[fields.event ?? ""] ?? usual;
  const text = format !== "json" && typeof data === "string" ? data : JSON.stringify(data);
  const lines = [...Object.entries(fields), ...text.split("\\n").map((line) => ["data", line])];
  return \`\${lines.map(([name, value]) => \`\${name}: \${value}\\n\`).join("")}\\n\`;
}
`;

/** Returns the expression for the text of an item. */
function itemText({ format, formats, usual }: Items): string {
  const table = Object.entries(formats).map(([name, each]) => `${propertyKey(name)}: ${quote(each)}`);
  if (format === "events") return `eventText(item, { ${table.join(", ")} }, ${quote(usual)})`;
  return format === "lines" ? "`${JSON.stringify(item)}\\n`" : "`\\x1e${JSON.stringify(item)}\\n`";
}

function handler(document: OpenApiDocument, operation: PluginOperation): string {
  const { name, method, path, resultType } = operation;
  const [status, type, example, stream] = replyOf(document, operation);
  const greedy = operation.parameters.filter((parameter) => parameter.in === "path" && parameter.allowReserved === true);
  const pattern = path
    .replace(/[?#].*/s, "")
    .split(/[{}]/)
    .map((part, index) => (index % 2 === 0 ? asPattern(part) : greedy.some(({ name: each }) => each === part) ? ".+" : "[^/]+"))
    .join("");
  const url = `urlOf(baseUrl, ${quote(pattern)})`;
  const isJson = type !== undefined && isJsonType(type) && resultType !== undefined;
  const of = (body: string, doc: string, usual: string, text: string, given = "body"): string => {
    const errors = errorsOf(document, operation);
    const table = errors.length === 0 ? "{}" : `{ ${errors.join(", ")} }`;
    const args = [given, usual, text, String(status), type === undefined ? "undefined" : quote(type), table, "init"];
    const declared = `export function ${name}Handler(baseUrl: string, body?: Reply<${body}>, init?: ReplyInit): Handler`;
    const overload = `export function ${name}Handler<Status extends number>(
  baseUrl: string,
  body: Reply<OperationError<operations[${quote(name)}]["responses"], Status>["body"]> | undefined,
  init: ReplyInit & { status: Status },
): Handler;
`;
    if (errors.length === 0 || resultType === undefined)
      return `/** Handles \`${name}\`: responds with ${doc}. */
${declared} {
  return http.${method}(${url}, respond(${args.join(", ")}));
}
`;
    return `/** Handles \`${name}\`: responds with ${doc}, or for an error status with its own. */
${declared};
${overload}export function ${name}Handler(baseUrl: string, given?: unknown, init?: ReplyInit): Handler {
  const body = given as Reply<${body}> | undefined;
  return http.${method}(${url}, respond(${args.join(", ")}));
}
`;
  };
  if (stream !== undefined && resultType !== undefined) {
    const [isText, items] = [typeof example === "string", `readonly ItemOf<api.${resultType}>[]`];
    const given = isText ? "body" : `body ?? (JSON.parse(${quote(JSON.stringify(example))}) as ${items})`;
    const text = `(items) => items.map((item) => ${itemText(stream)}).join("")`;
    return of(items, "a stream of the items, by default with an example", isText ? quote(String(example)) : "null", text, given);
  }
  if (isJson) return of(`api.${resultType}`, "the body, by default with an example", quote(JSON.stringify(example)), "JSON.stringify");
  const usual = typeof example === "string" ? quote(example) : "null";
  return of(
    "ConstructorParameters<typeof Response>[0]",
    usual === "null" ? "the body, by default with none" : "the body, by default with an example",
    usual,
    "(given) => given",
  );
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

interface Examples {
  example?: unknown;
  examples?: Record<string, NamedExample>;
}

/** The example of a stream is its text or a list of items. */
type Body = [type: string | undefined, example: unknown, stream?: Items | undefined];
type Reply = [status: number, ...Body];
type PluginResponse = ReturnType<typeof errorResponses>[number][1];

/** Returns the members of the table of error statuses. */
function errorsOf(document: OpenApiDocument, operation: PluginOperation): string[] {
  return errorResponses(operation).map(([status, response]) => {
    const [type, example] = bodyOf(document, operation, response);
    const text = type !== undefined && isJsonType(type) ? JSON.stringify(example) : example;
    const row = [type, text].flatMap((each) => (typeof each === "string" ? [quote(each)] : []));
    return `${propertyKey(status === "default" ? status : status.toUpperCase())}: [${row.join(", ")}]`;
  });
}

function replyOf(document: OpenApiDocument, operation: PluginOperation): Reply {
  const [[status, response] = ["200", {}]] = successResponses(operation);
  return [/^2\d\d$/.test(status) ? Number(status) : 200, ...bodyOf(document, operation, response)];
}

function bodyOf(document: OpenApiDocument, operation: PluginOperation, response: PluginResponse): Body {
  const entries = Object.entries(response.content ?? {});
  const [type, media] = entries.find(([each]) => isJsonType(each)) ?? entries[0] ?? [];
  if (operation.method === "head" || type === undefined) return [undefined, undefined];
  const { example, examples = {} } = (media ?? {}) as Examples;
  const [first] = Object.values(examples);
  const { value, dataValue, serializedValue } = resolveReference<NamedExample>(document, first) ?? {};
  const named = value ?? dataValue ?? (isJsonType(type) ? undefined : serializedValue);
  const stream = itemsOf(document, type, media);
  const chosen = example ?? named;
  if (stream === undefined || typeof chosen === "string") return [type, chosen ?? sampleOf(document, media?.schema), stream];
  const items = [chosen ?? sampleOf(document, stream.schema)].flat();
  return [type, stream.isData ? items.map((data) => ({ data })) : items, stream];
}
