import { posix } from "node:path";
import { compileFunction } from "node:vm";
import ts from "../core/modules/typescript.js";
import { DOCUMENT_GENERATORS } from "../emit/index.js";
import { generateRuntime } from "../emit/runtime.js";
import { leaveOutLargeIntegers } from "../generate/foreign/large-integers.js";
import type { OperationModel } from "../model/operation.js";
import { listOperations } from "../model/operations.js";
import { resolveReference } from "../model/schemas.js";
import { detectPagination } from "../open/detect-pagination.js";
import type { OpenApiDocument, PaginationRule, PathItem } from "../read/openapi.js";

/** The used parts of a generated client. */
export interface Generated {
  operation: (client: unknown, request: object) => Promise<unknown>;
  createClient(options: object): unknown;
  credentials?(values: object): unknown;
  serverUrl(): string;
  paginate(operation: unknown, client: unknown, request: object): AsyncIterable<unknown>;
}

/** Generates the client of an operation, without types, and loads it. Changes nothing in the document. */
export function makeClient(given: OpenApiDocument, { path, method }: OperationModel, pages: PaginationRule | undefined): Generated {
  const document = exactOf(given);
  const paths = { [path]: structuredClone(resolveReference<PathItem>(document, document.paths?.[path]) ?? {}) };
  // Other paths may be referred to, but are not listed.
  for (const [other, value] of Object.entries(document.paths ?? {})) if (other !== path) Object.defineProperty(paths, other, { value });
  const marked = { ...document, paths };
  if (pages !== undefined) detectPagination(marked, [pages], path);
  // A copy, whose operations were not listed before.
  const part = { ...marked };
  const { name = "" } = listOperations(part).find((operation) => operation.method === method) ?? {};
  const { operations, pagination, servers, errors } = DOCUMENT_GENERATORS;
  const made = [operations, pagination, servers, errors, generateRuntime].flatMap((generate) => generate?.(part) ?? []);
  const load = loaderOf(new Map(made.map((file) => [file.path, file.text])));
  const { [name]: operation } = load("operations/index.ts");
  return Object.assign({ operation }, ...["runtime/index.ts", "servers.ts", "security.ts"].map(load)) as Generated;
}

const exact = new WeakMap<OpenApiDocument, OpenApiDocument>();

/** Returns a copy of a document without the integers that have lost digits, which a client would send. */
function exactOf(document: OpenApiDocument): OpenApiDocument {
  const known = exact.get(document);
  if (known !== undefined) return known;
  const copy = structuredClone(document);
  leaveOutLargeIntegers(copy);
  exact.set(document, copy);
  return copy;
}

/** Returns a function that loads a module, and returns what it exports: nothing if there is no such module. */
function loaderOf(texts: ReadonlyMap<string, string>): (path: string) => Record<string, unknown> {
  const modules = new Map<string, Record<string, unknown>>();
  return function load(path) {
    const known = modules.get(path);
    if (known !== undefined) return known;
    const exports = Object.create(null) as Record<string, unknown>;
    modules.set(path, exports);
    const required = (specifier: string): object => load(posix.join(posix.dirname(path), specifier).replace(/\.js$/, ".ts"));
    compileFunction(compiled(texts.get(path) ?? ""), ["exports", "require"], { filename: path }).call(undefined, exports, required);
    return exports;
  };
}

/** The code of each module that was loaded: clients share the runtime, which takes most of the time. */
const codes = new Map<string, string>();

function compiled(text: string): string {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const code = codes.get(text) ?? ts.transpileModule(text, { compilerOptions }).outputText;
  codes.set(text, code);
  return code;
}
