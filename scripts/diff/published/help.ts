import { DOCUMENTS_HELP, EXIT_HELP, JSON_HELP, REPORT_HELP, VERDICTS_HELP } from "../options-help.js";

/** Printed for invalid arguments. */
export const USAGE = `usage: npx @hosting-platform/generator diff OLD NEW [OPTION…]
Run \`npx @hosting-platform/generator diff --help\` for all options.`;

export const HELP = `usage: npx @hosting-platform/generator diff OLD NEW [OPTION…]

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
