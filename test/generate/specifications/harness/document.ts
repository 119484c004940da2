// A document as it is written, read without the pipeline, so that what the pipeline loses can be seen.
import { readFile } from "node:fs/promises";
import { bundle, createConfig } from "@redocly/openapi-core";
import { parse } from "yaml";

export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema | boolean>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: (Schema | boolean)[];
  allOf?: (Schema | boolean)[];
  oneOf?: (Schema | boolean)[];
  anyOf?: (Schema | boolean)[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

export type Content = Record<string, { schema?: Schema | boolean; encoding?: Record<string, { contentType?: string }> }>;

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  style?: string;
  schema?: Schema | boolean;
  content?: Content;
}

interface Server {
  url: string;
  variables?: Record<string, { default?: string } | undefined>;
}

type Referable<T> = T | { $ref: string };

interface Operation {
  servers?: Server[];
  parameters?: Referable<Parameter>[];
  requestBody?: Referable<{ required?: boolean; content: Content }>;
  responses?: Record<string, Referable<{ content?: Content }>>;
}

export interface SpecDocument {
  components?: { schemas?: Record<string, Schema> };
  openapi: string;
  servers?: Server[];
  paths?: Record<string, Referable<Record<string, Operation>>>;
}

export interface DocumentOperation {
  /** `GET /pets`, as the document writes it. */
  key: string;
  method: string;
  path: string;
  /** The path of the server that a client of `/base` sends it to. */
  base: string;
  parameters: Parameter[];
  body: { required?: boolean; content: Content } | undefined;
  responses: [status: string, content: Content][];
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
/** Header fields that OpenAPI does not let a parameter describe. */
const IGNORED_HEADERS = new Set(["accept", "content-type", "authorization"]);

/** Reads a document; where it stands in several files, Redocly joins them with none of our rules. */
export async function readDocument(file: string): Promise<SpecDocument> {
  const text = await readFile(file, "utf8");
  if (!/["']?\$ref["']?\s*:\s*["']?[^"'#\s]/.test(text)) return parse(text, { maxAliasCount: -1 }) as SpecDocument;
  const { bundle: joined } = await bundle({ ref: file, config: await createConfig({}) });
  return joined.parsed as SpecDocument;
}

export function resolve<T extends object>(document: SpecDocument, value: Referable<T>): T {
  let current = value as object & { $ref?: unknown };
  for (let step = 0; typeof current.$ref === "string"; step++) {
    if (step === 50) throw new Error("a reference leads to itself");
    const keys = current.$ref.split("/").slice(1);
    const names = keys.map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
    current = names.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document) as object;
  }
  return current as T;
}

/** A relative server of an operation's own replaces the path of the client's; other hosts do not replace that of a test. */
function baseOf({ servers = [] }: SpecDocument, own: Server[] = []): string {
  const [url] = own.map((server) => server.url.replace(/^\{(\w+)\}/, (name, key: string) => server.variables?.[key]?.default ?? name));
  const isOwn = url !== undefined && url !== (servers[0]?.url ?? "/") && !/^((https?|\{\w+\}):)?\/\//.test(url);
  return isOwn ? new URL(url, "http://localhost/base/").pathname.replace(/\/$/, "") : "/base";
}

/** Returns the operations of the paths; those of webhooks and callbacks are for the other side to call. */
export function operationsOf(document: SpecDocument): DocumentOperation[] {
  const paths = Object.entries(document.paths ?? {}).filter(([path]) => path.startsWith("/"));
  return paths.flatMap(([path, written]) => {
    const item = { ...resolve<Record<string, Operation>>(document, written), ...(written as Record<string, Operation>) };
    const shared = (item as Operation).parameters ?? [];
    return METHODS.filter((method) => item[method] !== undefined).map((method): DocumentOperation => {
      const { parameters = [], requestBody, responses = {} } = item[method] ?? {};
      const all = [...shared, ...parameters].map((parameter) => resolve<Parameter>(document, parameter));
      const kept = all.filter((each) => each.in !== "header" || !IGNORED_HEADERS.has(each.name.toLowerCase()));
      return {
        key: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        base: baseOf(document, item[method]?.servers ?? (item as Operation).servers),
        parameters: [...new Map(kept.map((each) => [`${each.in} ${each.name}`, each])).values()],
        body: requestBody && resolve<{ content: Content }>(document, requestBody),
        responses: Object.entries(responses)
          .filter(([status]) => !status.startsWith("x-"))
          .map(([status, response]) => [status, resolve<{ content?: Content }>(document, response).content ?? {}]),
      };
    });
  });
}
