/** @jsxImportSource preact */
import { renderToStaticMarkup } from "preact-render-to-string";

/** What stands on the page that a server answers where there is no other. */
export function missingBody(): string {
  return renderToStaticMarkup(
    <p>
      Nothing stands at this address. The search finds each operation by its name, path, fields and words, and the{" "}
      <a href="/">first page</a> leads to all of them.
    </p>,
  );
}
