/** The site's machine-readable files. */
export const PROGRAM_FILES = [
  { name: "openapi.json", description: "The OpenAPI document in JSON." },
  { name: "openapi.yaml", description: "The OpenAPI document in YAML." },
  { name: "llms.txt", description: "Links to all pages, for language models." },
  { name: "llms-full.txt", description: "The text of all pages in one file." },
] as const;
