/** The site's files for programs. */
export const PROGRAM_FILES = [
  { name: "openapi.json", description: "The contract as one OpenAPI document in JSON." },
  { name: "openapi.yaml", description: "The same in YAML." },
  { name: "llms.txt", description: "The pages by address, for language models." },
  { name: "llms-full.txt", description: "The text of all pages in one file." },
] as const;
