/** @jsxImportSource preact */
import type { Answer, Sample } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import { Prose } from "./prose.js";

const ORDER: readonly Sample["kind"][] = ["function", "path", "curl"];

/** The operation function stands open with its answer; the other ways are folded. */
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

function SampleView({ sample: { text, code, language, answer } }: { sample: Sample }) {
  return (
    <>
      <Prose text={text ?? ""} />
      <CodeBlock code={code} language={language} />
      {answer !== undefined && <AnswerView answer={answer} />}
    </>
  );
}

/** The response to the sample. */
function AnswerView({ answer: { status, mediaType, body, text } }: { answer: Answer }) {
  return (
    <div class="answer">
      <p class="sample-label">
        Answer of the emulator: <code>{status}</code>
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
