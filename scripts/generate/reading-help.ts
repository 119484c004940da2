import type { LintLevel } from "../open/lint-level.js";

/** The help of the options that select and request a document, without a line break at the end. */
export const READING_HELP = `  --include PATTERN  only these operations, and the schemas that they need: tag=NAME, path=/PATH, operationId=ID, method=GET or
                     deprecated=true; * stands for any characters; may be repeated (default: all)
  --exclude PATTERN  not these operations, also if --include names them; may be repeated
  --header NAME=VALUE
                     for a document behind a login: a header for the host of its URL, never for another; may be repeated. A VALUE that ends
                     in env:VARIABLE takes the rest from the environment: --header 'Authorization=Bearer env:TOKEN'
  --allow-ref WHERE  allow $refs to this URL or folder and below; may be repeated (default: only the document's folder)`;

/** Returns the help of the rules that a document has to follow. */
export const lintHelp = (
  byDefault: LintLevel,
): string => `  --lint RULES       consumer: for users of an API; an error only if nothing correct can be generated, otherwise a warning
                     author: for its authors; general rules of good documents, whose errors stop the run
                     warn: also generate from the rest if parts are invalid or missing; off: no lint, unless nothing can be generated;
                     error: the same as consumer
                     (default: ${byDefault})
  --no-lint          the same as --lint off`;

export const FAIL_HELP = `  --fail-on-warnings handle warnings as errors: write nothing, and exit with 1 if there are any`;

/** The help of the options of the output that most documents share. */
export const OUTPUT_HELP = `  --import-extension EXT
                     js, ts or none: the extension in the imports of the output; none for webpack, Next.js, Jest and Metro (default: js)
  --plugin NAME      also write plugins/NAME.ts; may be repeated. Names: tanstack-query, swr, zod, zod-formats,
                     valibot, valibot-formats, transformers, transformers-utc, msw
                     (default: none)
  --enums STYLE      the types of enumerations in responses: closed: the listed values; open: any other string, too, for values that the API
                     adds later, and Known… for the listed ones (default: closed)
  --require-properties
                     require all properties that responses list, for documents of frameworks that mark none as required
  --openapi-json     also write openapi.json, the document bundled into one file; Swagger 2.0 as OpenAPI 3.1
  --agents-md        also write AGENTS.md: how a coding agent finds an operation and calls it`;

/** The help of the options that say how much is printed. */
export const REPORTING_HELP = `  --format FORMAT    text, json as with --json, github: errors and warnings as GitHub Actions annotations, or sarif: a SARIF 2.1.0 log on
                     stdout, for code scanning, beside the text on stderr (default: text)
  --verbose          list every changed file, all steps, all warnings and the source of each error, and print inputs, lint rules, tool
                     versions and memory usage (default: a line for each rule, and the first 20 of others)
  --quiet            print errors only`;

export const EXIT_CODES_HELP =
  "Exit codes: 0 success; 1 errors in the document, or stale files with --check; 2 invalid usage, unreadable input or output that cannot be written.";
