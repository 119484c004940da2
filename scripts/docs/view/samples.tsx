/** @jsxImportSource preact */
import type { Sample, SampleResponse } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import { Prose } from "./prose.js";

const ORDER: readonly Sample["kind"][] = ["function", "path", "curl"];

/** Shows the operation function with its response; the other samples are collapsed. */
export function Samples({ samples }: { samples: readonly Sample[] }) {
  const [first, ...others] = [...samples].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  if (first === undefined) return null;
  return (
    <div class="samples">
      <p class="sample-label">{first.label}</p>
      <SampleView sample={first} />
      {others.map((sample) => (
        <details key={sample.kind} class="sample">
          <summary>{sample.label}</summary>
          <SampleView sample={sample} />
        </details>
      ))}
    </div>
  );
}

function SampleView({ sample: { text, code, language, response } }: { sample: Sample }) {
  return (
    <>
      <Prose text={text ?? ""} />
      <CodeBlock code={code} language={language} />
      {response !== undefined && <SampleResponseView response={response} />}
    </>
  );
}

function SampleResponseView({ response: { status, mediaType, body, text } }: { response: SampleResponse }) {
  return (
    <div class="sample-response">
      <p class="sample-label">
        Response from the emulator: <code>{status}</code>
        {mediaType !== undefined && (
          <>
            {" "}
            <code>{mediaType}</code>
          </>
        )}
        {body === undefined && ", no body"}
      </p>
      {body !== undefined && <CodeBlock code={body} language={mediaType?.includes("json") === true ? "json" : "text"} />}
      <Prose text={text ?? ""} />
    </div>
  );
}
