import { kebabCase } from "../../model/case.js";
import type { OperationPage, ReceivedRequest, WebhookPage } from "../model/types.js";
import { requestBodySections, ResponseParts, responseSections } from "./bodies.js";
import type { Body } from "./body.js";
import { ContentView } from "./content.js";
import { MethodBadge } from "./marks.js";
import { parameterSections } from "./parameters.js";
import { Prose } from "./markdown.js";
import type { Section } from "./sections.js";
import { Fields } from "./shape.js";

/** The request of a webhook. */
export function webhookBody({ request }: WebhookPage): Body {
  return {
    lead: (
      <>
        <div class="route">
          <MethodBadge method={request.method} /> <code>{request.name}</code>
        </div>
        <p>A request that the API sends.</p>
        <Prose text={request.text} />
      </>
    ),
    sections: [...parameterSections(request), ...requestBodySections(request), ...responseSections(request)],
  };
}

/** The requests that the API sends after an operation. */
export function callbackSections({ callbacks }: OperationPage): Section[] {
  if (callbacks.length === 0) return [];
  const sections = callbacks.map((request, index) => ({
    id: `callback-${kebabCase(request.name)}-${index + 1}`,
    title: request.name,
    content: <Callback request={request} />,
  }));
  return [{ id: "callbacks", title: "Callbacks", sections }];
}

function Callback({ request: { name, method, url, text, parameters, requestBody, responses } }: { request: ReceivedRequest }) {
  return (
    <>
      <p>
        <MethodBadge method={method} /> <code>{url}</code>
      </p>
      <Prose text={text} />
      <Fields fields={Object.values(parameters).flat()} />
      <Prose text={requestBody?.text ?? ""} />
      {requestBody?.content.map((content) => (
        <ContentView key={content.mediaType} content={content} name={`${name} ${url ?? ""} ${content.mediaType}`} />
      ))}
      {responses.map((response) => (
        <div key={response.status} class="content">
          <p class="media-type">
            Response <code>{response.status}</code>
          </p>
          <Prose text={response.text} />
          <ResponseParts response={{ ...response, status: `${name} ${url ?? ""} ${response.status}` }} />
        </div>
      ))}
    </>
  );
}
