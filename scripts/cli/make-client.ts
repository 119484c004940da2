import { createJiti } from "jiti";
import type { OutputFile } from "../core/files/output.js";
import { DOCUMENT_GENERATORS } from "../emit/index.js";
import { generateRuntime } from "../emit/runtime.js";
import { runtimeCode } from "../emit/runtime-module.js";
import { leaveOutLargeIntegers } from "../generate/foreign/large-integers.js";
import type { OperationModel } from "../model/operation.js";
import { listOperations } from "../model/operations.js";
import { cursorPlace } from "../model/pagination-marks.js";
import { resolveReference } from "../model/schemas.js";
import { detectPagination } from "../open/detect-pagination.js";
import type { OpenApiDocument, PaginationRule, PathItem } from "../read/openapi.js";
import { queryOf, withPages } from "./guess-pages.js";
import type { ClientCode } from "./load-client.js";

/** Generates the client of an operation, without types. Changes nothing in the document. */
export function makeClient(given: OpenApiDocument, model: OperationModel, pages: PaginationRule | undefined): ClientCode {
  const { path, method } = model;
  const document = exactOf(given);
  const item = structuredClone(resolveReference<PathItem>(document, document.paths?.[path]) ?? {});
  const paths = { [path]: item };
  // Other paths may be referred to, but are not listed.
  for (const [other, value] of Object.entries(document.paths ?? {})) if (other !== path) Object.defineProperty(paths, other, { value });
  const marked = { ...document, paths };
  if (pages !== undefined) {
    // A property of another parameter is one of its own where pages are walked.
    const counter = queryOf(given, model).find(({ name }) => name === cursorPlace(pages));
    if (counter !== undefined && !model.parameters.some(({ name }) => name === counter.name)) (item.parameters ??= []).push(counter);
    Object.assign((item as Record<string, object>)[method] ?? {}, { responses: Object.fromEntries(withPages(model).responses) });
    detectPagination(marked, [pages], path);
  }
  // A copy, whose operations were not listed before.
  const part = { ...marked };
  const { name = "" } = listOperations(part).find((operation) => operation.method === method) ?? {};
  const { operations, pagination, servers, errors } = DOCUMENT_GENERATORS;
  const made = [operations, pagination, servers, errors, generateRuntime].flatMap((generate) => generate?.(part) ?? []);
  return { name, modules: Object.fromEntries(made.map((file) => [file.path, compiled(file)])) };
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

const compiler = createJiti(import.meta.url, { fsCache: false });

/** The code of each module that was made: clients share the runtime, which takes most of the time. */
const codes = new Map<string, string>();

function compiled({ path, text }: OutputFile): string {
  const code = codes.get(text) ?? runtimeCode(path) ?? withoutTypes(path, text);
  codes.set(text, code);
  return code;
}

function withoutTypes(filename: string, source: string): string {
  const before = Object.getOwnPropertyDescriptors(Error);
  try {
    return compiler.transform({ source, filename, ts: true });
  } finally {
    // The compiler changes the stacks of all errors.
    Reflect.deleteProperty(Error, "prepareStackTrace");
    Object.defineProperties(Error, before);
  }
}
