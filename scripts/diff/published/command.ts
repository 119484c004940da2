import { type Elsewhere, parseCommand } from "../../core/cli/parse-command.js";
import { exitCodeOf } from "../../core/cli/spec-command.js";
import { accessOf, diffOptions, FLAGS, twoDocuments } from "../options.js";
import { diffDocuments } from "../write-report.js";
import { DOCUMENTS_HELP, EXIT_HELP, JSON_HELP, REPORT_HELP, VERDICTS_HELP } from "../options-help.js";

/** Printed for invalid arguments. */
const USAGE = `usage: npx @hosting-platform/generator diff OLD NEW [OPTION…]
Run \`npx @hosting-platform/generator diff --help\` for all options.`;

const HELP = `usage: npx @hosting-platform/generator diff OLD NEW [OPTION…]

Compares two OpenAPI documents, of any versions, and classifies each change for users of the API:

${VERDICTS_HELP}

Examples:
  npx @hosting-platform/generator diff old.yaml new.yaml
  npx @hosting-platform/generator diff main:openapi.yaml openapi.yaml --fail-on breaking     in CI
  npx @hosting-platform/generator diff https://api.example.com/openapi.json openapi.yaml
  npx @hosting-platform/generator diff old.yaml new.yaml --format markdown --output comment.md

Options:
${DOCUMENTS_HELP}
${REPORT_HELP}

JSON output is one object:
  base, revision   { document }, as passed
${JSON_HELP}

${EXIT_HELP}
`;

const ELSEWHERE: Elsewhere = [
  ["--base --revision --from --to --old --new", "pass both documents: diff OLD NEW"],
  ["--err-ignore --warn-ignore --ignore --exclude-elements", "list the changes that you accept in a file: --accept FILE"],
  ["-f --markdown --html --summary", "the format of the report is --format text, markdown, json, github or sarif"],
];

/** Runs the published sub-command and returns the exit code. */
export async function main(args: string[]): Promise<number> {
  return exitCodeOf(USAGE, async () => {
    const { values, positionals } = parseCommand({ args, options: FLAGS, allowPositionals: true }, ELSEWHERE);
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const options = diffOptions(values);
    return diffDocuments(twoDocuments(positionals), accessOf(values), options);
  });
}
