import { EXIT_CODES_HELP, FAIL_HELP, lintHelp, OUTPUT_HELP, READING_HELP, REPORTING_HELP } from "./reading-help.js";

/** Printed for invalid arguments. */
export const USAGE = `usage: npm run generate [-- OPTION…]
Run \`npm run generate -- --help\` for all options.`;

export const HELP = `usage: npm run generate [-- OPTION…]

Generates TypeScript types, a function per operation and a client from an OpenAPI document. Lints and bundles the document first. If it has
errors, prints them with file, line and column, and writes nothing.

Without options, reads this repository's contract in spec/ and writes generated/, the dist/ of each package and the reference in
generated/docs/. With --spec and --out, reads any OpenAPI 3.0 to 3.2 or Swagger 2.0 document (YAML or JSON, one file or many) and writes
a client that depends on openapi-fetch only.

Examples:
  npm run generate                                                 after a change in spec/
  npm run generate -- --watch                                      after each change
  npm run generate -- --check                                      in CI: fail if committed output is stale
  npm run generate -- --spec petstore.yaml --out src/petstore      generate a client from another document
  npm run generate -- --spec petstore.yaml --out src/petstore --lint warn --verbose
  npm run generate -- --json > report.json                         machine-readable result

Input and output:
  --spec FILE        root document; requires --out (default: spec/openapi.yaml)
  --out DIR          output folder, empty or generated before; requires --spec. Removes generated files that are no longer needed and never
                     overwrites your own files
  --check            write nothing, list stale files, and exit with 1 if there are any
  --watch            generate again when a source changes; the contract of this repository is linted after its output is written;
                     not with --check
  --no-docs          do not build the reference; not with --spec (default: build it if it changed)

Reading a document, with --spec:
${lintHelp("consumer")}
${FAIL_HELP}
  --config FILE      lint rules, as a redocly.yaml; its plugins are not loaded, since they run code (default: built-in rules; a
                     redocly.yaml beside the document is not used)
${READING_HELP}

Output, with --spec:
${OUTPUT_HELP}

Reporting:
  --json             print one JSON object: ok, exitCode, findings (errors) and warnings (with file, line, column, rule, code,
                     severity, message and, if known, pointer and hint), steps (name, milliseconds, result),
                     changes, stale (with --check), and message if the run failed; with --watch, one line per run
${REPORTING_HELP}
  -h, --help         print this help

Paths are relative to the working directory; npm runs the command in the root of the repository. The step table and --json go to stdout,
errors and warnings to stderr, each as "file:line:col code message". Progress is shown on terminals only. NO_COLOR and FORCE_COLOR are
supported.

${EXIT_CODES_HELP}
`;
