import { renderToStaticMarkup } from "preact-render-to-string";

/** The only page that may connect, to this site and to other origins. It contains no text of the contract except from its URL. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src data:",
  "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Writes `try.html`, the page of the "Try it" form, see try-it.ts. */
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
          <p>Open this form from an operation's page. It requires JavaScript.</p>
        </main>
      </body>
    </html>,
  )}\n`;
}
