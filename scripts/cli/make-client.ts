import { isSentAs } from "../../packages/cli/src/internal/check-request.js";
import { createJiti } from "jiti";
import type { OutputFile } from "../core/files/output.js";
import { DOCUMENT_GENERATORS } from "../emit/index.js";
import { generateRuntime } from "../emit/runtime.js";
import { runtimeCode } from "../emit/runtime-module.js";
import { leaveOutLargeIntegers } from "../generate/foreign/large-integers.js";
import type { OperationModel } from "../model/operation.js";
import { listOperations } from "../model/operations.js";
import { listOfParameters } from "../model/parameters.js";
import { cursorPlace } from "../model/pagination-marks.js";
import { resolveReference } from "../model/schemas.js";
import { detectPagination } from "../open/detect-pagination.js";
import {
  operationKeys,
  type OpenApiDocument,
  type Operation,
  type PaginationRule,
  type Parameter,
  type PathItem,
} from "../read/openapi.js";
import { queryOf, withPages } from "./guess-pages.js";

import { type Security, UNDECLARED } from "./credentials.js";
import type { ClientCode } from "./load-client.js";

/** Generates the client of an operation, without types. Changes nothing in the document. */
export function makeClient(
  given: OpenApiDocument,
  model: OperationModel,
  pages: PaginationRule | undefined,
  security?: Security,
): ClientCode {
  const { path, method } = model;
  const document = exactOf(given);
  const item = structuredClone(resolveReference<PathItem>(document, document.paths?.[path]) ?? {});
  const paths = { [path]: item };
  // Other paths may be referred to, but are not listed.
  for (const [other, value] of Object.entries(document.paths ?? {})) if (other !== path) Object.defineProperty(paths, other, { value });
  const own = operationKeys(method).reduce((part, key) => part[key] as Record<string, unknown>, item as Record<string, unknown>);
  // A parameter that carries a credential is not set by the caller.
  const isCaller = (reference: Parameter | { $ref: string }): boolean => {
    const parameter = resolveReference<Parameter>(document, reference);
    return parameter === undefined || security?.variables.some((each) => isSentAs(each, parameter)) !== true;
  };
  for (const part of [item, own as Operation]) part.parameters = listOfParameters(part.parameters).filter(isCaller);
  const marked = { ...document, paths };
  if (security?.added !== undefined) {
    const securitySchemes = { ...document.components?.securitySchemes, [UNDECLARED]: security.added };
    marked.components = { ...document.components, securitySchemes };
    own["security"] = security.alternatives.map((names) => Object.fromEntries(names.map((name) => [name, []])));
  }
  if (pages !== undefined) {
    // A property of another parameter is one of its own where pages are walked.
    const counter = queryOf(given, model).find(({ name }) => name === cursorPlace(pages));
    if (counter !== undefined && !model.parameters.some(({ name }) => name === counter.name)) (item.parameters ??= []).push(counter);
    own["responses"] = Object.fromEntries(withPages(model).responses);
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
