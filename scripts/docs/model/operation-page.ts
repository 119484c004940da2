import type { PaginationExtension, Response as ResponseObject } from "../../read/openapi.js";
import { errorResponses } from "../../model/operation-facts.js";
import { isFreeForm } from "../../model/parameters.js";
import type { Detail, OperationModel } from "../../model/operation.js";
import { resolveReference } from "../../model/schemas.js";
import { Anchors } from "./anchors.js";
import { contentsOf, parameterField } from "./contents.js";
import type { Contract, TagGroup } from "./contract.js";
import { errorClassOf } from "./errors.js";
import { operationLink, tagLink } from "./links.js";
import { pageSamples } from "./page-samples.js";
import { plainText } from "./prose.js";
import { relatedOperations } from "./related.js";
import { fieldNames } from "./search-records.js";
import { Shapes } from "./shape.js";
import type { Content, Field, Markdown, OperationPage, PaginationView, ResponseView, SearchRecord } from "./types.js";

type PageParts = Pick<OperationPage, "parameters" | "takesFurtherQuery" | "requestBody" | "responses">;

export function operationPage(contract: Contract, tag: TagGroup, operation: OperationModel): OperationPage {
  const { title, path, description, method, template, detail, isDeprecated } = operationLink(contract, operation);
  const { input } = contract;
  const source = input.sources.operations.get(operation.operationId);
  const shown = textsOf(detail);
  const parts = partsOf(contract, operation, shown);
  const pagination = paginationView(operation.operation["x-pagination"]);
  return {
    kind: "operation",
    path,
    title,
    description,
    ...(source === undefined ? {} : { source }),
    operationId: operation.operationId,
    functionName: operation.name,
    module: `@hosting-platform/client/${operation.group}`,
    method,
    template,
    tag: tagLink(contract, tag),
    detail,
    ...(isDeprecated === true && { isDeprecated }),
    text: shown(operation.operation.description) || description,
    takesCredential: operation.authenticated,
    ...parts,
    teamParameters: contract.sharedQuery,
    errors: errorResponses(operation).map(([status, response]) => ({
      status,
      text: shown(response.description),
      errorClass: errorClassOf(status),
    })),
    ...(pagination === undefined ? {} : { pagination }),
    ...(detail === "index" && { related: relatedOperations(contract, operation) }),
    samples: pageSamples(contract, operation),
    search: searchRecord(operation, parts),
  };
}

function partsOf(contract: Contract, operation: OperationModel, shown: (text?: string) => Markdown): PageParts {
  const shapes = new Shapes(contract, new Anchors());
  const { parameters, requestBody } = operation;
  const named = parameters.filter((parameter) => !isFreeForm(parameter));
  const at = (place: string): Field[] =>
    named.filter((parameter) => parameter.in === place).map((parameter) => parameterField(shapes, parameter));
  const errors = new Set(errorResponses(operation).map(([status]) => status));
  return {
    parameters: { path: at("path"), query: at("query"), header: at("header"), cookie: at("cookie") },
    takesFurtherQuery: parameters.some(isFreeForm),
    ...(requestBody === undefined
      ? {}
      : {
          requestBody: {
            isRequired: requestBody.required === true,
            text: shown(requestBody.description),
            content: contentsOf(contract, requestBody.content, shapes, "body"),
          },
        }),
    responses: [...operation.responses]
      .filter(([status]) => !errors.has(status))
      .map(([status, response]) => ({
        status,
        text: shown(response.description),
        ...headersOf(contract, response),
        content: contentsOf(contract, response.content, shapes, status),
      })),
  };
}

/** Returns how texts are shown: the page of an indexed operation says once, not in each text, what is not documented. */
function textsOf(detail: Detail): (text?: string) => Markdown {
  if (detail !== "index") return (text = "") => text.trim();
  return (text = "") => text.trim().replace(/(?:^|(?<=\.)\s)[^.]* not documented\.$/, "");
}

type Headers = Record<string, { description?: string } | { $ref: string }>;

/** Returns the headers of a response. */
function headersOf({ document }: Contract, response: ResponseObject & { headers?: Headers }): Pick<ResponseView, "headers"> {
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => ({
    name,
    text: resolveReference<{ description?: string }>(document, header)?.description?.trim() ?? "",
  }));
  return headers.length === 0 ? {} : { headers };
}

/** Converts a JSON Pointer to a property path: `/pagination/next` → `pagination.next`. */
function placeOf(pointer: string): string {
  return pointer.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
}

function paginationView(extension: PaginationExtension | undefined): PaginationView | undefined {
  if (extension === undefined) return undefined;
  const { items, next = "", cursor = "", limit } = extension;
  return { items: placeOf(items), next: placeOf(next), cursor, ...(limit === undefined ? {} : { limit }) };
}

function searchRecord(operation: OperationModel, { parameters, requestBody, responses }: PageParts): SearchRecord {
  const { operationId: id, method, path, operation: own } = operation;
  const contents: Content[] = [...(requestBody?.content ?? []), ...responses.flatMap(({ content }) => content)];
  return {
    kind: "operation",
    id,
    call: `${method.toUpperCase()} ${path}`,
    fields: fieldNames(
      [...parameters.path, ...parameters.query, ...parameters.header, ...parameters.cookie],
      contents.flatMap(({ shape }) => shape ?? []),
    ),
    text: plainText(own.description ?? ""),
  };
}
