/** Printed for invalid arguments. */
export const USAGE = `usage: npx @hosting-platform/generator docs DOCUMENT --out DIR [OPTION…]
Run \`npx @hosting-platform/generator docs --help\` for all options.`;

export const HELP = `usage: npx @hosting-platform/generator docs DOCUMENT --out DIR [OPTION…]

Writes a static reference of an OpenAPI document: a page for each operation, tag, schema and webhook, with samples, a search and a form to
try each operation. The pages work offline, from disk and at any URL, and request nothing from other hosts.

  DOCUMENT           the root document, a file or an http(s) URL: OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0
  --out DIR          output folder, empty or written by an earlier run
  --guides DIR       a folder of Markdown files with a title, a description and an order (a number) between two lines of ---
  --config FILE      YAML or JSON with the site's name, logo (a file), accent (a color, or one for light and one for dark), links (title
                     and url) and history (files of earlier versions, the oldest first)
  --serve            serve the pages on 127.0.0.1, until interrupted
  --port N           the port of --serve (default 4020; 0 for any that is free)
  --watch            write the pages again when the document, a guide or the configuration changes; with --serve, open pages reload
  --site-url URL     the URL that the pages are published at, for a sitemap, canonical links and the links of llms.txt and 404.html
  --source-url URL   the URL of the folder that the command runs in, for "Edit" in guides (default: no link)
  --header NAME=VALUE
                     for a document behind a login: a header for the host of its URL; a VALUE that ends in env:VARIABLE takes the rest from
                     the environment
  --allow-ref WHERE  allow $refs to this URL or folder and below; may be repeated (default: only the document's folder)
  --include PATTERN, --exclude PATTERN
                     only these operations, or not these: tag=NAME, path=/PATH or operationId=ID; * stands for any characters; may be
                     repeated
  --verbose          list all warnings, each with a hint
  --quiet            print errors only
  -h, --help         print this help

Exit codes: 0 done; 1 findings; 2 wrong usage, unreadable input, or output that cannot be written.
`;
