import type { OutputFile } from "../../core/files/output.js";
import { coverageMarkdown, type CoverageRow } from "../../lint/coverage.js";

/** Generates `generated/README.md`: the files, and the contract's coverage of the API. */
export function generatedReadme(coverage: readonly CoverageRow[]): OutputFile {
  return { path: "README.md", text: `${FILES}\n${COVERAGE}\n${coverageMarkdown(coverage)}` };
}

const FILES = `# Generated

Every file here is written by \`npm run generate\` from \`spec/\`. Do not edit them. They are committed, so that a change of
the contract is reviewed as a change of types. \`npm run generate -- --check\` lists stale files.

| file | content |
| --- | --- |
| \`openapi.json\` | the contract as one document, in canonical key order |
| \`types.ts\`, \`types/\` | \`paths\`, \`components\` and \`operations\`, as openapi-typescript declares them; one file per tag |
| \`schemas.ts\` | a type for each named schema, and the values of each enumeration |
| \`operations/\` | a function and a request type for each operation; one file per tag |
| \`pagination.ts\` | how to read a page of each paginated operation |
| \`client.ts\` | the openapi-fetch client |
| \`facts.ts\` | facts that calls by path need: integer parameters, and operations without authentication |
| \`stamp.json\` | the hash of the input, and the versions of the tools |
`;

const COVERAGE = `## Coverage

A documented operation has its parameters, request body, responses and limits in the contract, a partly documented one some of
these. An indexed operation is known by method and path only: it accepts any query and body, and returns \`unknown\`.
`;
