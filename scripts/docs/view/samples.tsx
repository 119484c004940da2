import type { ComponentChildren } from "preact";
import { mediaTypeLanguage } from "../model/example-code.js";
import { serverOfSamples } from "../samples/base.js";
import type { Example, OperationPage, Sample, SampleResponse } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import { ExampleBody } from "./content.js";
import { MethodBadge } from "./marks.js";
import { Prose } from "./markdown.js";
import type { Section } from "./sections.js";
import { type Tab, Tabs } from "./tabs.js";
import { Template } from "./template.js";
import { tryItOperation } from "./try-it-operation.js";

const ORDER: readonly Sample["kind"][] = ["own", "function", "path", "curl", "python", "go"];

/** The column of code: the calls of an operation in each language, and its responses, errors included. */
export function sampleSections(page: OperationPage): Section[] {
  const responses = responseTabs(page);
  return [
    {
      id: "samples",
      title: "Request",
      content: (
        <>
          <div class="card" data-server={serverOfSamples(page.servers)}>
            <div class="card-head route">
              <MethodBadge method={page.method} /> <Template path={page.template} />
              <button type="button" data-try="" hidden>
                Try it
              </button>
            </div>
            <Samples page={page} />
          </div>
          <details id="try-it" class="try-it" data-operation={JSON.stringify(tryItOperation(page))} hidden>
            <summary>Try it</summary>
          </details>
        </>
      ),
    },
    ...(responses.length === 0
      ? []
      : [{ id: "example-response", title: "Response", content: <div class="card">{<Tabs name="example" tabs={responses} />}</div> }]),
  ];
}

/** Samples by language; if the request has variants, those of each variant. */
function Samples({ page }: { page: OperationPage }) {
  const samples = page.samples.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const variants = [...new Set(samples.map(({ variant }) => variant))];
  const languages = (variant: string | undefined, name: string) => (
    <Tabs
      name={name}
      kind="sample"
      tabs={samples.filter((sample) => sample.variant === variant).map((sample) => sampleTab(page, sample))}
    />
  );
  if (variants.length < 2) return languages(variants[0], "samples");
  const tabs = variants.map((variant = "", index): Tab => ({
    id: variant,
    title: variant,
    content: languages(variant, `samples-${index}`),
  }));
  return <Tabs name="variants" kind="variant" tabs={tabs} />;
}

function sampleTab({ functionName, module }: OperationPage, { kind, label, text, code, language }: Sample): Tab {
  return {
    id: kind === "own" ? label : kind,
    title: label,
    content: (
      <>
        <CodeBlock code={code} language={language} />
        {kind === "function" && module !== undefined && (
          <p class="further">
            In the client alone: <code>{`import { ${functionName} } from`}</code> <Template path={`"${module}";`} />
          </p>
        )}
        <Prose text={text ?? ""} />
      </>
    ),
  };
}

/** Returns a tab for each status: what the emulator sent for the sample, the examples, and what an error means. */
function responseTabs({ samples, responses, errors, detail }: OperationPage): Tab[] {
  const recorded = samples.flatMap(({ response }) => (response === undefined ? [] : [response]));
  const known = [...responses, ...errors].filter(
    ({ content = [] }) => detail !== "index" || content.some(({ examples }) => examples.length > 0),
  );
  /** The status that a body is shown for, by its media type and text: the others name it. */
  const shown = new Map<string, string>();
  const statuses = new Set([...recorded.map(({ status }) => String(status)), ...known.map(({ status }) => status)]);
  return [...statuses].map((status) => {
    const own = known.filter((response) => response.status === status);
    const contents = own.flatMap(({ content = [] }) => content);
    const panels = [
      ...recorded.filter((response) => String(response.status) === status).map(recordedPanel),
      ...contents.flatMap(({ mediaType, examples, sample }) => {
        const made = sample === undefined ? [] : [{ name: "From the schema", title: "Made from the schema.", value: sample }];
        return [...examples, ...made].map((example: Example) => {
          const body = `${mediaType} ${JSON.stringify([example.value, example.text])}`;
          const first = example.value === undefined ? status : (shown.get(body) ?? status);
          shown.set(body, first);
          return examplePanel(example, mediaType, first === status ? undefined : first);
        });
      }),
    ];
    const [about] = own;
    const errorClass = about !== undefined && "errorClass" in about ? about.errorClass : undefined;
    return {
      id: status,
      title: status,
      content: (
        <>
          {panels.length > 1 ? <Tabs name={`example-${status}`} tabs={panels} /> : panels.map(({ content }) => content)}
          {panels.length === 0 && (
            <div class="further">
              <Prose text={about?.text ?? ""} />
              {errorClass === undefined ? contents.length === 0 && <p>No body.</p> : <ThrownAs name={errorClass} />}
            </div>
          )}
        </>
      ),
    };
  });
}

function ThrownAs({ name }: { name: string }) {
  return (
    <p>
      Thrown as <code>{name}</code>.
    </p>
  );
}

/** What the emulator sent for the sample. */
function recordedPanel({ mediaType, body, text }: SampleResponse): Tab {
  return panel("recorded", "Emulator", [
    body === undefined ? <p class="no-body">No body.</p> : <CodeBlock code={body} language={mediaTypeLanguage(mediaType)} />,
    <p class="further">Response from the emulator{mediaType !== undefined && `, ${mediaType}`}</p>,
    <Prose text={text ?? ""} />,
  ]);
}

function examplePanel(example: Example, mediaType: string, sameAs: string | undefined): Tab {
  const { name, title } = example;
  return panel(name, name.replace(/^response-/, ""), [
    sameAs === undefined ? <ExampleBody example={example} mediaType={mediaType} /> : <p class="further">As for {sameAs}.</p>,
    title !== "" && <p class="further">{title}</p>,
  ]);
}

function panel(id: string, title: string, children: ComponentChildren[]): Tab {
  return { id, title, content: <>{children}</> };
}
