import type { PaginationExtension, RequestBody, PathItem, Response as ResponseObject, Schema } from "../../read/openapi.js";
import { errorResponses } from "../../model/operation-facts.js";
import { isFurtherQuery } from "../../model/parameters.js";
import type { Detail, OperationModel } from "../../model/operation.js";
import { resolveReference } from "../../model/schemas.js";
import { Anchors } from "./anchors.js";
import { parametersIn, requestBodyOf, responseView, type Shown, shownWhole } from "./bodies.js";
import type { Contract, TagGroup } from "./contract.js";
import { errorClassOf, withLinksOf } from "./errors.js";
import { isAnything } from "./facets.js";
import { ledBy } from "./leading-variants.js";
import { operationDescription, operationLink, tagLink } from "./links.js";
import { descriptionOf, plainText } from "./prose.js";
import { callbacksOf } from "./received.js";
import { versionsOf } from "./releases.js";
import { relatedOperations } from "./related.js";
import { fieldNames, saidOf, sentencesOnNull } from "./search-records.js";
import { securityOf } from "./security.js";
import { serverUrls } from "./servers.js";
import { Shapes } from "./shape.js";
import type { Content, Json, OperationPage, PaginationView, Sample, SampleResponse, SearchRecord } from "./types.js";

type PageParts = Pick<OperationPage, "parameters" | "takesFurtherQuery" | "requestBody" | "responses" | "errors" | "callbacks">;

export function operationPage(contract: Contract, tag: TagGroup, operation: OperationModel): OperationPage {
  const link = operationLink(contract, operation);
  const { title, path, method, template, detail, isDeprecated } = link;
  const { input } = contract;
  const source = input.sources.operations.get(operation.operationId);
  const shown = textsOf(detail);
  const parts = partsOf(contract, operation, shown);
  const texts = [descriptionOf(operation.operation), textOfPath(contract, template)].map((each) => shown(each));
  const text = texts.filter((each) => each !== "").join("\n\n");
  const samples = pageSamples(contract, operation);
  const pagination = paginationView(operation.operation["x-pagination"]);
  return {
    kind: "operation",
    path,
    title,
    description: operationDescription(link),
    ...(source === undefined ? {} : { source }),
    operationId: operation.operationId,
    functionName: operation.name,
    ...(input.isForeign === undefined && { module: `@hosting-platform/client/${operation.group}` }),
    method,
    template,
    tag: tagLink(contract, tag),
    detail,
    ...(isDeprecated === true && { isDeprecated }),
    ...versionsOf(contract, operation),
    text,
    takesCredential: operation.authenticated,
    security: securityOf(contract.document, operation),
    credentialsPath: input.isForeign === true ? contract.paths.authentication : "guides/authentication/",
    servers: input.isForeign === undefined ? [] : serverUrls(contract.document, operation),
    ...shownWith(parts, samples),
    teamParameters: contract.sharedQuery,
    ...(pagination === undefined ? {} : { pagination }),
    ...(detail === "index" && { related: relatedOperations(contract, operation) }),
    samples,
    search: searchRecord(operation, text, parts),
  };
}

/** Returns what a path says of all its operations. */
function textOfPath({ document }: Contract, template: string): string {
  const { summary, description } = resolveReference<PathItem>(document, document.paths?.[template]) ?? {};
  return [description, summary].find((text) => typeof text === "string" && text !== "") ?? "";
}

function partsOf(contract: Contract, operation: OperationModel, shown: Shown): PageParts {
  const shapes = new Shapes(contract, new Anchors());
  const { parameters } = operation;
  // Also that of a GET, which most clients do not send.
  const requestBody = operation.requestBody ?? resolveReference<RequestBody>(contract.document, operation.operation.requestBody);
  const isFurther = (parameter: (typeof parameters)[number]): boolean => isFurtherQuery(operation, parameter);
  const errors = errorResponses(operation);
  const statuses = new Set(errors.map(([status]) => status));
  return {
    parameters: parametersIn(
      contract,
      shapes,
      parameters.filter((parameter) => !isFurther(parameter)),
    ),
    takesFurtherQuery: parameters.some(isFurther),
    ...requestBodyOf(contract, requestBody, shapes, shown),
    responses: [...operation.responses]
      .filter(([status]) => !statuses.has(status))
      .map(([status, response]) => responseView(contract, status, response, shapes, shown)),
    // The bodies of our contract's errors are not known: its examples of them are invented.
    errors: errors.map(([status, response]) =>
      contract.input.isForeign === true
        ? responseView(contract, status, response, shapes, shown)
        : { status, text: shown(response.description), errorClass: errorClassOf(status) },
    ),
    callbacks: callbacksOf(contract, operation, shapes),
  };
}

/** Returns the first example that shows what lists have, otherwise the first one. */
function shownExample({ examples }: Content): Json | undefined {
  const isEmpty = (value: Json | undefined): boolean =>
    Array.isArray(value)
      ? value.length === 0
      : typeof value === "object" && value !== null && Object.values(value).some((each) => Array.isArray(each) && each.length === 0);
  return (examples.find(({ value }) => value !== undefined && !isEmpty(value)) ?? examples[0])?.value;
}

/** Puts the variants of bodies first that the page shows an example of. */
function shownWith(parts: PageParts, samples: readonly Sample[]): PageParts {
  const { requestBody, responses } = parts;
  const recorded = samples.find(({ response }) => response !== undefined)?.response;
  const ledContent = (content: readonly Content[], first?: Json): Content[] =>
    content.map((each) => (each.shape === undefined ? each : { ...each, shape: ledBy(each.shape, first ?? shownExample(each)) }));
  return {
    ...parts,
    ...(requestBody && { requestBody: { ...requestBody, content: ledContent(requestBody.content) } }),
    responses: responses.map((response) => ({
      ...response,
      content: ledContent(response.content, String(recorded?.status) === response.status ? jsonIn(recorded) : undefined),
    })),
  };
}

function jsonIn({ mediaType = "", body = "" }: SampleResponse = { status: 0 }): Json | undefined {
  return /[/+]json\b/.test(mediaType) ? (JSON.parse(body) as Json) : undefined;
}

/** Returns how texts are shown: the page of an indexed operation says once, not in each text, what is not documented. */
function textsOf(detail: Detail): Shown {
  if (detail !== "index") return shownWhole;
  return (text = "") => text.trim().replace(/(?:^|(?<=\.)\s)[^.]* not documented\.$/, "");
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

function searchRecord(
  operation: OperationModel,
  description: string,
  { parameters, requestBody, responses, errors }: PageParts,
): SearchRecord {
  const { operationId: id, method, path } = operation;
  const received = [...responses, ...errors];
  const contents: Content[] = [...(requestBody?.content ?? []), ...received.flatMap(({ content = [] }) => content)];
  const fields = [...Object.values(parameters), ...received.map(({ headers = [] }) => headers)].flat();
  const shapes = contents.flatMap(({ shape }) => shape ?? []);
  const mediaTypes = contents.map(({ mediaType }) => mediaType).filter((type) => type !== "application/json");
  const { values, texts } = saidOf(fields, shapes);
  return {
    kind: "operation",
    id,
    call: `${method.toUpperCase()} ${path}`,
    ...fieldNames(fields, shapes),
    values,
    text: [plainText(description), ...texts, ...sentencesOnNull(fields, shapes), ...mediaTypes].join(" "),
  };
}

/** Returns the samples of an operation for its page. */
function pageSamples(contract: Contract, { operationId, responses }: OperationModel): Sample[] {
  return (contract.input.samples.get(operationId) ?? []).map(({ response, text, ...sample }) => ({
    ...sample,
    ...(text === undefined ? {} : { text: withLinksOf(contract, text) }),
    ...(response === undefined || isMadeUp(contract, responses.get(String(response.status))) ? {} : { response }),
  }));
}

/** Checks that the contract does not describe a response body: the emulator's then shows nothing about the platform. */
function isMadeUp({ document }: Contract, response: ResponseObject | undefined): boolean {
  const schemas = Object.values(response?.content ?? {}).map(({ schema = {} }) => resolveReference<Schema>(document, schema) ?? {});
  return schemas.length > 0 && schemas.every(isAnything);
}
