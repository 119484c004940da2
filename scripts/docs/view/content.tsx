import { CUT, shownCode } from "../model/example-code.js";
import { exampleHeading } from "../model/examples.js";
import type { Content, Example } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import { Prose } from "./markdown.js";
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
      {showsExamples && <Examples examples={examples} mediaType={mediaType} />}
    </div>
  );
}

function RequiredMark({ isRequired }: { isRequired: boolean }) {
  return <span class={isRequired ? "required" : "optional"}>{isRequired ? "required" : "optional"}</span>;
}

function Examples({ examples, mediaType }: Pick<Content, "examples" | "mediaType">) {
  return (
    <>
      {examples.map((example) => (
        <details key={example.name} class="example">
          <summary>{exampleHeading(example)}</summary>
          <ExampleBody example={example} mediaType={mediaType} />
        </details>
      ))}
    </>
  );
}

/** The value of an example, and its description. */
export function ExampleBody({ example: { text = "", value }, mediaType }: { example: Example; mediaType: string }) {
  const shown = value === undefined ? undefined : shownCode(value, mediaType);
  return (
    <>
      {shown !== undefined && <CodeBlock {...shown} />}
      {shown?.isCut === true && <Prose text={CUT} />}
      <Prose text={text} />
    </>
  );
}
