/** @jsxImportSource preact */
import type { Content, Example } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import { ShapeView } from "./shape.js";

export function ContentView({ content, showsType = true }: { content: Content; showsType?: boolean }) {
  const { mediaType, shape, examples } = content;
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
      {shape === undefined ? <p>The content is not documented.</p> : <ShapeView shape={shape} />}
      <Examples examples={examples} />
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
