import type { OutputFile } from "../../core/files/output.js";

/** `generated/README.md`. */
export const GENERATED_README: OutputFile = {
  path: "README.md",
  text: `# Generated

Every file here is written by \`npm run generate\` from \`spec/\`; edits are lost. The files are committed, so that a change
of the contract is reviewed as a change of types. \`npm run generate -- --check\` says which of them are stale.

| file | what it is |
| --- | --- |
| \`openapi.json\` | the contract as one document, its keys in one order |
| \`types.ts\`, \`types/\` | \`paths\`, \`components\` and \`operations\`, as openapi-typescript declares them; a file for each tag |
| \`schemas.ts\` | a type for each named schema, the values of each enumeration |
| \`operations/\` | a function and a request type for each operation; a file for each tag |
| \`pagination.ts\` | how to read a page of each paginated operation |
| \`client.ts\` | the openapi-fetch client |
| \`operation.ts\` | what the operation functions ask of a client |
| \`body.ts\` | how bodies are written, and read where they need not be JSON |
| \`facts.ts\` | what has to be known of a call that names no more than method and path |
| \`stamp.json\` | the hash of what was read and the versions of what it was read with |
`,
};
