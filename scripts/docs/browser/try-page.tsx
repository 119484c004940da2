/** @jsxImportSource preact */
import { renderToStaticMarkup } from "preact-render-to-string";

/** The one page that may connect to other origins; it holds no text of the contract but what its address brings. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src data:",
  "connect-src https: http://127.0.0.1:* http://localhost:*",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** `try.html`, at the root of the site: the form that sends an operation's request, see try-it.ts. */
export function tryPage(): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Try an operation</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="assets/style.css" />
        <script src="assets/try-it.js" defer></script>
      </head>
      <body class="try-page">
        <main aria-label="Try the operation">
          <p>This form belongs to the page of an operation and needs JavaScript.</p>
        </main>
      </body>
    </html>,
  )}\n`;
}
