/** @jsxImportSource preact */
import type { Json, OperationPage, Sample, SampleResponse } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import { Prose } from "./prose.js";
import type { Section } from "./sections.js";
import { type Tab, Tabs } from "./tabs.js";
import { TryIt } from "./try-it.js";

const ORDER: readonly Sample["kind"][] = ["function", "path", "curl", "python", "go"];

/** The calls of an operation in each language, and what the responses look like. */
export function sampleSections(page: OperationPage): Section[] {
  const samples = [...page.samples].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const responses = [...samples.flatMap(({ response }) => (response === undefined ? [] : [recordedTab(response)])), ...exampleTabs(page)];
  return [
    {
      id: "samples",
      title: "Request",
      content: (
        <>
          <Tabs name="samples" kind="sample" tabs={samples.map(sampleTab)} />
          <TryIt page={page} />
        </>
      ),
    },
    ...(responses.length === 0
      ? []
      : [{ id: "example-response", title: "Example response", content: <Tabs name="example" tabs={responses} /> }]),
  ];
}

function sampleTab({ kind, label, text, code, language }: Sample): Tab {
  return {
    id: kind,
    title: label,
    content: (
      <>
        <CodeBlock code={code} language={language} />
        <Prose text={text ?? ""} />
      </>
    ),
  };
}

/** Writes an example: text as it is, such as XML. */
export function exampleCode(value: Json): { code: string; language: string } {
  if (typeof value === "string" && /^\s*[<{[]|\n/.test(value)) return { code: value, language: "text" };
  return { code: JSON.stringify(value, null, 2), language: "json" };
}

/** What the emulator sent for the sample. */
function recordedTab({ status, mediaType, body, text }: SampleResponse): Tab {
  return {
    id: "recorded",
    title: status,
    content: (
      <>
        {body === undefined ? (
          <p class="no-body">No body.</p>
        ) : (
          <CodeBlock code={body} language={mediaType?.includes("json") === true ? "json" : "text"} />
        )}
        <p class="further">Response from the emulator{mediaType !== undefined && `, ${mediaType}`}</p>
        <Prose text={text ?? ""} />
      </>
    ),
  };
}

/** The examples of the contract, also of errors. */
function exampleTabs({ responses, errors }: OperationPage): Tab[] {
  return [...responses, ...errors].flatMap(({ status, content = [] }) =>
    content.flatMap(({ mediaType, examples }) =>
      examples.map(({ name, title, value }) => ({
        id: `${status} ${mediaType} ${name}`,
        title: `${status} ${name.replace(/^response-/, "")}`,
        content: (
          <>
            <CodeBlock {...exampleCode(value)} />
            {title !== "" && <p class="further">{title}</p>}
          </>
        ),
      })),
    ),
  );
}
