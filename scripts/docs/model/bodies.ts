import type { Parameter, RequestBody, Response as ResponseObject } from "../../read/openapi.js";
import { fieldOf } from "../../model/parameters.js";
import { resolveReference } from "../../model/schemas.js";
import { contentsOf, parameterField } from "./contents.js";
import type { Contract } from "./contract.js";
import { operationLink } from "./links.js";
import type { Direction, Shapes } from "./shape.js";
import type { Field, LinkView, Markdown, OperationPage, ResponseView } from "./types.js";

/** Returns the text that is shown for one of the contract. */
export type Shown = (text?: string) => Markdown;

export const shownWhole: Shown = (text = "") => text.trim();

/** The places of parameters, each with the heading of its parameters. */
export const PARAMETER_PLACES = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["header", "Header parameters"],
  ["cookie", "Cookie parameters"],
] as const;

/** Returns parameters by location, in the order of the contract. */
export function parametersIn(contract: Contract, shapes: Shapes, parameters: readonly Parameter[]): OperationPage["parameters"] {
  const at = (place: Parameter["in"]): Field[] =>
    parameters.filter((parameter) => fieldOf(parameter) === place).map((parameter) => parameterField(contract, shapes, parameter));
  return { path: at("path"), query: at("query"), header: at("header"), cookie: at("cookie") };
}

export function requestBodyOf(
  contract: Contract,
  body: RequestBody | undefined,
  shapes: Shapes,
  shown: Shown,
  hides: Direction = "readOnly",
): Pick<OperationPage, "requestBody"> {
  if (body === undefined) return {};
  const content = contentsOf(contract, body.content, shapes, "body", hides);
  return { requestBody: { isRequired: body.required === true, text: shown(body.description), content } };
}

interface Link {
  operationId?: string;
  operationRef?: string;
  description?: string;
  parameters?: Record<string, unknown>;
  requestBody?: unknown;
}

/** A response with what the generators do not use. */
type AnyResponse = ResponseObject & {
  summary?: string;
  headers?: Record<string, Partial<Parameter> | { $ref: string }>;
  links?: Record<string, Link | { $ref: string }>;
};

export function responseView(
  contract: Contract,
  status: string,
  response: AnyResponse,
  shapes: Shapes,
  shown: Shown,
  hides: Direction = "writeOnly",
): ResponseView {
  const headers = headersOf(contract, status, response, shapes);
  const links = linksOf(contract, response);
  return {
    status,
    text: [response.summary ?? "", shown(response.description)].filter((text) => text !== "").join("\n\n"),
    ...(headers.length > 0 && { headers }),
    content: contentsOf(contract, response.content, shapes, status, hides),
    ...(links.length > 0 && { links }),
  };
}

function headersOf(contract: Contract, status: string, { headers = {} }: AnyResponse, shapes: Shapes): Field[] {
  return Object.entries(headers).map(([name, reference]) => {
    const header = resolveReference<Partial<Parameter>>(contract.document, reference);
    return parameterField(contract, shapes, { ...header, name, in: "header" }, [status, "header", name]);
  });
}

function linksOf(contract: Contract, { links = {} }: AnyResponse): LinkView[] {
  return Object.entries(links).flatMap(([name, reference]) => {
    const link = resolveReference<Link>(contract.document, reference);
    if (link === undefined) return [];
    const operation = contract.operations.find(
      ({ operationId, method, path }) =>
        operationId === link.operationId ||
        link.operationRef?.endsWith(`/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`),
    );
    const values = Object.entries({ ...link.parameters, ...(link.requestBody !== undefined && { body: link.requestBody }) });
    return [
      {
        name,
        ...(operation && { operation: operationLink(contract, operation) }),
        text: link.description?.trim() ?? "",
        values: values.map(([key, value]) => ({ name: key, value: typeof value === "string" ? value : JSON.stringify(value) })),
      },
    ];
  });
}
