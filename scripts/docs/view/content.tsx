/** @jsxImportSource preact */
import type { Content, Example } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import { ShapeView } from "./shape.js";

interface ContentProps {
  content: Content;
  /** Unique on the page. */
  name: string;
  showsType?: boolean;
  showsExamples?: boolean;
}

export function ContentView({ content, name, showsType = true, showsExamples = true }: ContentProps) {
  const { mediaType, shape, isSequence, examples } = content;
  return (
    <div class="content">
      {showsType && (
        <p class="media-type">
          {mediaType === "*/*" ? (
            "Any media type"
          ) : (
            <>
              Media type <code>{mediaType}</code>
            </>
          )}
        </p>
      )}
      {isSequence === true && <p class="further">A stream. Each item:</p>}
      {shape !== undefined && <ShapeView shape={shape} name={name} />}
      {shape === undefined && mediaType !== "*/*" && <p class="further">Its content is not documented.</p>}
      {showsExamples && <Examples examples={examples} />}
    </div>
  );
}

function Examples({ examples }: { examples: readonly Example[] }) {
  return (
    <>
      {examples.map(({ name, title, value }) => (
        <details key={name} class="example">
          <summary>Example: {title === "" ? name : title}</summary>
          <CodeBlock code={JSON.stringify(value, null, 2)} language="json" />
        </details>
      ))}
    </>
  );
}
