/** The first line of the help, and what wrong arguments are answered with. */
export const USAGE = `usage: npm run generate [-- FLAG…]
\`npm run generate -- --help\` explains each flag`;

export const HELP = `usage: npm run generate [-- FLAG…]

Makes TypeScript types, an operation function for each operation and a client from an OpenAPI document. It lints, checks and bundles the
document first; where anything is wrong, it says so with file, line and column, and writes nothing.

Without flags it reads spec/, the contract of this repository, and writes generated/, the dist/ of each package, the reference in
generated/docs/. With --spec and --out it does the same for any OpenAPI 3.0 or 3.1 document, YAML or
JSON, of one file or many, and writes a folder that stands alone beside openapi-fetch.

Examples:
  npm run generate                                                 after a change below spec/
  npm run generate -- --watch                                      the same on each save
  npm run generate -- --check                                      in CI: is what is committed what spec/ yields?
  npm run generate -- --spec petstore.yaml --out src/petstore      a client of your own
  npm run generate -- --spec petstore.yaml --out src/petstore --lint warn --verbose
  npm run generate -- --json > report.json                         for programs

What is read and written:
  --spec FILE        the root document, instead of spec/openapi.yaml; goes with --out
  --out DIR          the folder to write, empty or written before; files of earlier runs in it that are no longer made are removed, and
                     files of your own are left alone; goes with --spec
  --check            write nothing, list the files that are not what the document yields, and exit with 1 where there are any
                     (default: write)
  --watch            stay, and generate again when a file of the document changes; the contract of this repository is linted after
                     each round has written its output; not with --check (default: once)
  --no-docs          leave the reference as it is; not with --spec (default: build it where anything in it changes)

How a document is read, with --spec:
  --lint LEVEL       error: a broken rule stops the run; warn: it is reported, and only what no output can be made of stops the run
                     (default: error)
  --config FILE      the lint rules, as a Redocly configuration, also where one stands beside the document; its plugins are not loaded,
                     since that runs code (default: a set of rules that any sound document keeps)
  --allow-ref WHERE  let a $ref lead to this address or folder, and to what is below it; may be given more than once
                     (default: the folder of the document alone)

What is said:
  --json             print one JSON object and nothing else: ok, exitCode, findings and warnings (each with file, line, column, rule,
                     severity, message and hint), steps (name, milliseconds, result), changes, with --check stale, and message where
                     there is no result; with --watch one on a line for each round (default: text)
  --verbose          name every changed file, show the source of each finding and every warning, and say what was read, by which rules,
                     with which tools and how much memory (default: the first 20, the rest counted)
  -h, --help         print this

Paths are taken from the folder that the command runs in, which with npm is the top of the repository. The table of steps and --json go to
the standard output, findings and warnings to the standard error, each as "file:line:col rule message". Progress is for a terminal only;
NO_COLOR and FORCE_COLOR are heeded.

Exit codes: 0 done; 1 findings, or with --check stale files; 2 wrong usage, unreadable input, or output that cannot be written.
`;
