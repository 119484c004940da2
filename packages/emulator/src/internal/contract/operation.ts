import { pointerTo } from "../state/json.js";
import { type Located, type OpenApiDocument, type OperationObject, type PathItemObject, resolve, type ResponseObject } from "./document.js";
import type { OperationOutput } from "../types.js";

/** Level of detail of an operation in the contract: complete, some statuses without bodies, or method and path only. */
export type Detail = "documented" | "partial" | "index";

export interface Parameter {
  name: string;
  in: string;
  isRequired: boolean;
  /** Matches all parameters that the operation does not name. */
  isFreeForm: boolean;
  type: unknown;
  schema: string;
}

export type Content = Readonly<Record<string, string>>;

export interface Operation {
  operationId: string;
  method: string;
  template: string;
  detail: Detail;
  takesCredential: boolean;
  parameters: readonly Parameter[];
  requestBody: { isRequired: boolean; content: Content } | undefined;
  /** By status, status range (`2XX`) or `default`; `undefined` for a response without a body. */
  responses: Readonly<Record<string, Content | undefined>>;
  /** The first JSON example of each response that has one, by status. */
  examples: Readonly<Record<string, unknown>>;
}

export function readOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([template, pathItem]) =>
    Object.keys(pathItem)
      .filter((key) => (pathItem[key] as Partial<OperationObject> | null)?.operationId !== undefined)
      .map((method) => readOperation(document, template, method, pathItem)),
  );
}

function readOperation(document: OpenApiDocument, template: string, method: string, pathItem: PathItemObject): Operation {
  const operation = pathItem[method] as OperationObject;
  let parts: Parts | undefined;
  // On first use, since most operations are never called.
  const read = (): Parts => (parts ??= readParts(document, template, method, pathItem));
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    template,
    detail: operation["x-detail"] ?? "documented",
    takesCredential: (operation.security ?? document.security ?? []).length > 0,
    get parameters() {
      return read().parameters;
    },
    get requestBody() {
      return read().requestBody;
    },
    get responses() {
      return read().responses;
    },
    get examples() {
      return read().examples;
    },
  };
}

type Parts = Pick<Operation, "parameters" | "requestBody" | "responses" | "examples">;

function readParts(document: OpenApiDocument, template: string, method: string, pathItem: PathItemObject): Parts {
  const operation = pathItem[method] as OperationObject;
  const path = pointerTo("", "paths", template);
  const pointer = pointerTo(path, method);
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, value]) => [status, resolve(document, { pointer: pointerTo(pointer, "responses", status), value })] as const,
  );
  return {
    parameters: [...readParameters(document, path, pathItem), ...readParameters(document, pointer, operation)],
    requestBody: readRequestBody(document, pointer, operation),
    responses: Object.fromEntries(responses.map(([status, response]) => [status, readContent(response)])),
    examples: Object.fromEntries(
      responses.flatMap(([status, response]) => readExample(document, response).map((value) => [status, value])),
    ),
  };
}

function readParameters(document: OpenApiDocument, pointer: string, { parameters = [] }: Pick<OperationObject, "parameters">): Parameter[] {
  return parameters.map((parameter, index) => {
    const found = resolve(document, { pointer: pointerTo(pointer, "parameters", index), value: parameter });
    const { name, in: place, required = false, style = "form", explode = true, content } = found.value;
    const [[media, { schema: given }] = ["", found.value]] = Object.entries(content ?? {});
    const own = media === "" ? pointerTo(found.pointer, "schema") : pointerTo(found.pointer, "content", media, "schema");
    const schema = resolve<object>(document, { pointer: own, value: typeof given === "object" ? given : {} });
    const type = "type" in schema.value ? schema.value.type : undefined;
    const isWhole = place === "querystring";
    const isFreeForm = type === "object" && (isWhole || (place === "query" && style === "form" && explode && content === undefined));
    return { name, in: isWhole ? "query" : place, isRequired: required, isFreeForm, type, schema: schema.pointer };
  });
}

function readRequestBody(document: OpenApiDocument, pointer: string, { requestBody }: OperationObject): Operation["requestBody"] {
  if (requestBody === undefined) return undefined;
  const found = resolve(document, { pointer: pointerTo(pointer, "requestBody"), value: requestBody });
  return { isRequired: found.value.required ?? false, content: readContent(found) ?? {} };
}

function readExample(document: OpenApiDocument, { pointer, value: { content } }: Located<ResponseObject>): unknown[] {
  const [example] = Object.values(content?.["application/json"]?.examples ?? {});
  return example === undefined ? [] : [resolve(document, { pointer, value: example }).value.value];
}

function readContent({ pointer, value }: Located<{ content?: Record<string, object> }>): Content | undefined {
  if (value.content === undefined) return undefined;
  return Object.fromEntries(Object.keys(value.content).map((type) => [type, pointerTo(pointer, "content", type, "schema")]));
}

/** Says that a response is an example of the contract, whatever the request and the state. */
const HEADERS = { "x-emulator-response": "example" };

/** Returns the documented success of an operation with its first example, or undefined if its body is not documented. */
export function exampleResponse(operation: Operation): OperationOutput | undefined {
  const status = successStatus(operation);
  const { responses, examples } = operation;
  if (Object.hasOwn(examples, status)) return { status, body: examples[status], headers: HEADERS };
  return Object.hasOwn(responses, status) && responses[status] === undefined ? { status, headers: HEADERS } : undefined;
}

/** Returns the first success status of the contract; 200 if it specifies only a range. */
export function successStatus({ responses }: Operation): number {
  const stated = Object.keys(responses).find((status) => /^2[0-9][0-9]$/.test(status));
  return Number(stated ?? 200);
}
