/** @jsxImportSource preact */
import type { Content, Example } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import { exampleCode } from "./example-code.js";
import { ShapeView } from "./shape.js";
import { TypeLine } from "./type-line.js";

interface ContentProps {
  content: Content;
  /** Unique on the page. */
  name: string;
  /** Of a request; a response has no word for it. */
  isRequired?: boolean;
  /** False below a heading that is the media type. */
  showsType?: boolean;
  showsExamples?: boolean;
}

/** A body, with its media type, its schema and if it is required in one line above. */
export function ContentView({ content, name, isRequired, showsType = true, showsExamples = true }: ContentProps) {
  const { mediaType, shape, isSequence, examples } = content;
  return (
    <div class="content">
      <p class="body-head">
        {showsType && (mediaType === "*/*" ? "Any media type" : <code>{mediaType}</code>)}{" "}
        {shape !== undefined && <TypeLine parts={shape.type} />} {isRequired !== undefined && <RequiredMark isRequired={isRequired} />}
      </p>
      {isSequence === true && <p class="further">A stream. Each item:</p>}
      {shape !== undefined && <ShapeView shape={shape} name={name} showsType={false} />}
      {shape === undefined && mediaType !== "*/*" && <p class="further">Its content is not documented.</p>}
      {showsExamples && <Examples examples={examples} />}
    </div>
  );
}

function RequiredMark({ isRequired }: { isRequired: boolean }) {
  return <span class={isRequired ? "required" : "optional"}>{isRequired ? "required" : "optional"}</span>;
}

function Examples({ examples }: { examples: readonly Example[] }) {
  return (
    <>
      {examples.map(({ name, title, value }) => (
        <details key={name} class="example">
          <summary>Example: {title === "" ? name : title}</summary>
          <CodeBlock {...exampleCode(value)} />
        </details>
      ))}
    </>
  );
}
