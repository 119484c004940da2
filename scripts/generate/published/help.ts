import { EXIT_CODES_HELP, FAIL_HELP, lintHelp, OUTPUT_HELP, READING_HELP, REPORTING_HELP } from "../reading-help.js";

/** Printed for invalid arguments. */
export const USAGE = `usage: npx @hosting-platform/generator DOCUMENT --out DIR [OPTION…]
Run \`npx @hosting-platform/generator --help\` for all options.`;

const DOCUMENT = `  DOCUMENT           the root document: a file, an http(s) URL or - for standard input; OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0`;

const LINT_CONFIG = `  --lint-config FILE lint rules, as a redocly.yaml; its plugins are not loaded, since they run code (default: those of --lint, which a file
                     has with \`extends: author\`)`;

export const HELP = `usage: npx @hosting-platform/generator DOCUMENT --out DIR [OPTION…]
       npx @hosting-platform/generator [--config FILE] [OPTION…]
       npx @hosting-platform/generator lint DOCUMENT… [OPTION…]      prints errors and warnings; see lint --help
       npx @hosting-platform/generator diff OLD NEW [OPTION…]        compares two documents; see diff --help
       npx @hosting-platform/generator docs DOCUMENT --out DIR       writes a reference; see docs --help
       npx @hosting-platform/generator cli DOCUMENT search|read|call|mcp …   uses the API; see cli DOCUMENT --help

Generates a TypeScript client from an OpenAPI document (YAML or JSON, one file or many): types, a function per operation, and a client
that depends on openapi-fetch only. Lints the document first. Writes nothing if no correct output can be generated, and prints the errors
with file, line and column.

Examples:
  npx @hosting-platform/generator openapi.yaml --out src/api             generate
  npx @hosting-platform/generator openapi.yaml --out src/api --check     in CI: fail if the output is stale
  npx @hosting-platform/generator openapi.yaml --out src/api --watch     after each change
  npx @hosting-platform/generator                                        the documents of generator.config.ts

Input and output:
${DOCUMENT}
  -i, --input DOCUMENT
                     the same as DOCUMENT
  -o, --output DIR   the same as --out DIR
  --out DIR          output folder, empty or generated before. Removes generated files that are no longer needed and never overwrites your
                     own files
  --config FILE      the documents and their options, instead of DOCUMENT (default: generator.config.ts, .mts, .js, .mjs or .json in the
                     working directory)
  --check            write nothing, list stale files, and exit with 1 if there are any
  --watch            generate again when a source or the configuration changes; not with --check
${OUTPUT_HELP}

Reading a document:
${lintHelp("consumer")}
${FAIL_HELP}
${LINT_CONFIG}
${READING_HELP}

Reporting:
  --json             print one JSON object for each document, one per line: ok, exitCode, findings (errors) and warnings (with file, line,
                     column, rule, code, severity, message and, if known, pointer and hint), steps, changes, stale (with --check), and message if the run failed
${REPORTING_HELP}
  -v, --version      print the version
  -h, --help         print this help

Paths are relative to the working directory, those of a configuration file to the file. Results go to stdout, errors and warnings to
stderr, each as "file:line:col code message". Progress is shown on terminals only. NO_COLOR and FORCE_COLOR are supported.

${EXIT_CODES_HELP}
`;

export const LINT_HELP = `usage: npx @hosting-platform/generator lint DOCUMENT… [OPTION…]
       npx @hosting-platform/generator lint [--config FILE] [OPTION…]

Lints OpenAPI documents and writes nothing. Prints errors and warnings with file, line and column.

Examples:
  npx @hosting-platform/generator lint openapi.yaml
  npx @hosting-platform/generator lint shop.yaml payments.yaml --format github     in CI
  npx @hosting-platform/generator lint openapi.yaml --lint consumer                only errors that prevent correct output

Options:
${DOCUMENT}
  --config FILE      the documents, instead of DOCUMENT (default: generator.config.ts, .mts, .js, .mjs or .json in the working directory)
  --watch            lint again when a source or the configuration changes
${lintHelp("author")}
  --fail-on-warnings exit with 1 also if there are warnings
${LINT_CONFIG}
${READING_HELP}
  --json             print one JSON object for each document, one per line: ok, exitCode, findings (errors) and warnings (with file, line,
                     column, rule, code, severity, message and, if known, pointer and hint), and message if the run failed
${REPORTING_HELP}
  -h, --help         print this help

Exit codes: 0 success; 1 errors in a document; 2 invalid usage or unreadable input.
`;
