// The requests that the API sends: callbacks and webhooks.
import { type Operation, operationsIn, type PathItem, type RequestBody, type Response, sentMethod } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import { parametersOf } from "../../model/parameters.js";
import { resolveReference } from "../../model/schemas.js";
import { Anchors } from "./anchors.js";
import { parametersIn, requestBodyOf, responseView, shownWhole } from "./bodies.js";
import type { Contract } from "./contract.js";
import { descriptionOf, firstSentences, plainText, titleOf } from "./prose.js";
import { fieldNames } from "./search-records.js";
import { Shapes } from "./shape.js";
import type { ReceivedRequest, WebhookPage } from "./types.js";

export function callbacksOf(contract: Contract, { operation }: OperationModel, shapes: Shapes): ReceivedRequest[] {
  return Object.entries(operation.callbacks ?? {}).flatMap(([name, reference]) => {
    const urls = resolveReference<Record<string, PathItem>>(contract.document, reference) ?? {};
    return Object.entries(urls).flatMap(([url, item]) =>
      requestsIn(contract, name, item, shapes).map(({ request }) => ({ ...request, url })),
    );
  });
}

/** Returns a page for each webhook; one with several methods has a page for the first, with the others below. */
export function webhookPages(contract: Contract): WebhookPage[] {
  return Object.entries(contract.document.webhooks ?? {}).flatMap(([name, item]) =>
    requestsIn(contract, name, item, new Shapes(contract, new Anchors()))
      .slice(0, 1)
      .map(({ request, operation }): WebhookPage => {
        const contents = [...(request.requestBody?.content ?? []), ...request.responses.flatMap(({ content }) => content)];
        const title = titleOf(operation.summary ?? "") || name;
        return {
          kind: "webhook",
          tags: [operation.tags ?? []].flat().map(String),
          path: contract.paths.webhooks.get(name) ?? "",
          title,
          description: firstSentences(descriptionOf(operation)) || `A request that the API sends: ${title}.`,
          request: request.text === title ? { ...request, text: "" } : request,
          search: {
            kind: "webhook",
            id: name,
            ...fieldNames(
              Object.values(request.parameters).flat(),
              contents.flatMap(({ shape }) => shape ?? []),
            ),
            text: plainText(request.text),
          },
        };
      }),
  );
}

function requestsIn(
  contract: Contract,
  name: string,
  reference: PathItem,
  shapes: Shapes,
): { request: ReceivedRequest; operation: Operation }[] {
  const { document } = contract;
  const item = resolveReference<PathItem>(document, reference) ?? {};
  return operationsIn(item).map(([method, operation]) => ({
    operation,
    request: {
      name,
      method: sentMethod(method),
      text: [
        ...(operation.deprecated === true ? ["**Deprecated:** do not use it in new code."] : []),
        shownWhole(descriptionOf(operation) || operation.summary),
      ].join("\n\n"),
      parameters: parametersIn(contract, shapes, parametersOf(document, item, operation)),
      ...withSamples(
        requestBodyOf(contract, resolveReference<RequestBody>(document, operation.requestBody), shapes, shownWhole, "writeOnly"),
      ),
      responses: Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
        const target = resolveReference<Response>(document, response);
        return target === undefined ? [] : [responseView(contract, status, target, shapes, shownWhole, "readOnly")];
      }),
    },
  }));
}

/** Shows the value that is made from the schema as an example: these requests have no samples. */
function withSamples({ requestBody }: Pick<ReceivedRequest, "requestBody">): Pick<ReceivedRequest, "requestBody"> {
  if (requestBody === undefined) return {};
  const content = requestBody.content.map(({ sample, ...each }) =>
    sample === undefined ? each : { ...each, examples: [{ name: "From the schema", title: "", value: sample }] },
  );
  return { requestBody: { ...requestBody, content } };
}
