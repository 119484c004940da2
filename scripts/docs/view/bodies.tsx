import { kebabCase } from "../../model/case.js";
import type { Content, LinkView, OperationPage, ResponseView } from "../model/types.js";
import { ContentView } from "./content.js";
import { hrefOf } from "./links.js";
import { Prose } from "./markdown.js";
import type { Section } from "./sections.js";
import { Fields } from "./shape.js";

/** Returns the section of the request body, with a heading per media type if there are several. */
export function requestBodySections({ requestBody }: Pick<OperationPage, "requestBody">): Section[] {
  if (requestBody === undefined) return [];
  const { isRequired, text, content } = requestBody;
  const single = content.length === 1 ? content[0] : undefined;
  return [
    {
      id: "request-body",
      title: "Request body",
      content: (
        <>
          <Prose text={text} />
          {single !== undefined && <ContentView content={single} name="request-body" isRequired={isRequired} />}
        </>
      ),
      sections:
        single !== undefined
          ? []
          : content.map((each, index) => {
              const id = idOf(content, index);
              return {
                id,
                title: each.mediaType,
                content: <ContentView content={each} name={id} isRequired={isRequired} showsType={false} />,
              };
            }),
    },
  ];
}

/** Returns the id of a content: `application/*+json` has the letters of `application/json`. */
function idOf(content: readonly Content[], index: number): string {
  const names = content.slice(0, index + 1).map(({ mediaType }) => kebabCase(mediaType));
  const count = names.filter((name) => name === names[index]).length;
  return `request-body-${names[index] ?? ""}${count === 1 ? "" : `-${count}`}`;
}

export function responseSections({ responses }: Pick<OperationPage, "responses">): Section[] {
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

function ResponseContent({ response }: { response: ResponseView }) {
  return (
    <>
      <Prose text={response.text} />
      <ResponseParts response={response} />
    </>
  );
}

/** Headers, bodies and links. */
export function ResponseParts({ response: { status, headers = [], content, links = [] } }: { response: Omit<ResponseView, "text"> }) {
  return (
    <>
      {headers.length > 0 && <p class="media-type">Headers</p>}
      <Fields fields={headers} />
      {content.length === 0 && <p class="no-body">No body.</p>}
      {content.map((each) => (
        <ContentView key={each.mediaType} content={each} name={`${status} ${each.mediaType}`} showsExamples={false} />
      ))}
      {links.map((link) => (
        <Link key={link.name} link={link} />
      ))}
    </>
  );
}

/** A link to the operation that takes values of the response. */
function Link({ link: { name, operation, text, values } }: { link: LinkView }) {
  return (
    <>
      <p class="further">
        Link <code>{name}</code>
        {operation !== undefined && (
          <>
            {" to "}
            <a href={hrefOf(operation.path)}>{operation.title}</a>
          </>
        )}
        {values.length > 0 && " with "}
        {values.map((value, index) => (
          <>
            {index > 0 && ", "}
            <code>{value.name}</code>: <code>{value.value}</code>
          </>
        ))}
      </p>
      <Prose text={text} />
    </>
  );
}
