/** @jsxImportSource preact */
import { kebabCase } from "../../model/case.js";
import type { OperationPage, ResponseView } from "../model/types.js";
import { ContentView } from "./content.js";
import { Prose } from "./prose.js";
import type { Section } from "./sections.js";

/** Returns the section of the request body, with a heading per media type if there are several. */
export function requestBodySections({ requestBody }: OperationPage): Section[] {
  if (requestBody === undefined) return [];
  const { isRequired, text, content } = requestBody;
  const single = content.length === 1 ? content[0] : undefined;
  return [
    {
      id: "request-body",
      title: "Request body",
      content: (
        <>
          <p class={isRequired ? "required" : "optional"}>{isRequired ? "required" : "optional"}</p>
          <Prose text={text} />
          {single !== undefined && <ContentView content={single} name="request-body" />}
        </>
      ),
      sections:
        single !== undefined
          ? []
          : content.map((each) => ({
              id: `request-body-${kebabCase(each.mediaType)}`,
              title: each.mediaType,
              content: <ContentView content={each} name={`request-body-${kebabCase(each.mediaType)}`} showsType={false} />,
            })),
    },
  ];
}

export function responseSections({ responses }: OperationPage): Section[] {
  if (responses.length === 0) return [];
  return [
    {
      id: "responses",
      title: "Responses",
      sections: responses.map((response) => ({
        id: `response-${kebabCase(response.status)}`,
        title: response.status,
        content: <ResponseContent response={response} />,
      })),
    },
  ];
}

function ResponseContent({ response: { status, text, headers = [], content } }: { response: ResponseView }) {
  return (
    <>
      <Prose text={text} />
      {headers.length > 0 && (
        <dl class="facts">
          {headers.map((header) => (
            <div key={header.name}>
              <dt>
                Header <code>{header.name}</code>
              </dt>
              <dd>
                <Prose text={header.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {content.length === 0 && <p class="no-body">No body.</p>}
      {content.map((each) => (
        <ContentView key={each.mediaType} content={each} name={`${status} ${each.mediaType}`} showsExamples={false} />
      ))}
    </>
  );
}
