import { DOCUMENTS_HELP, EXIT_HELP, JSON_HELP, REPORT_HELP, VERDICTS_HELP } from "./options-help.js";

/** Printed for invalid arguments. */
export const USAGE = `usage: npm run diff [-- [OLD NEW] OPTION…]
Run \`npm run diff -- --help\` for all options.`;

export const HELP = `usage: npm run diff [-- OPTION…]
       npm run diff -- OLD NEW [OPTION…]

Compares the contract in the working tree, including uncommitted changes, with the contract at a commit, and classifies each change for
users of the packages. With two documents, compares these:

${VERDICTS_HELP}

Examples:
  npm run diff                                  changes since the last release
  npm run diff -- --base HEAD                   uncommitted changes
  npm run diff -- --base v1.2.0 --verbose       with all text changes, operations and reasons
  npm run diff -- --format markdown --output comment.md
  npm run diff -- --fail-on breaking            in CI
  npm run diff -- old.yaml new.yaml             any two documents

Options:
  --base REF           commit, branch or tag to compare with
                       (default: the last release before HEAD, a tag such as v1.2.3; without one, main)
${REPORT_HELP}

With two documents:
${DOCUMENTS_HELP}

JSON output is one object:
  base         { ref, commit, note? }; note says what is not compared; with two documents, base and revision are { document }
${JSON_HELP}

${EXIT_HELP}`;
