// What the programs below `programs/` export. They are JavaScript: what they import is found only once the peers are installed.

/** Where a program sends its requests, and as whom. */
export interface Service {
  baseUrl: string;
  token: string;
}

/** A module below `programs/paged`: goes through a list of pages. */
export interface PagedProgram {
  list: (service: Service) => AsyncIterable<unknown>;
}

/** A module below `programs/calls`: makes a client, and calls one operation each time. */
export interface CallProgram {
  caller: (service: Service) => () => Promise<unknown>;
}

/** The names of the programs, for what they do. */
export const PROGRAM_NAMES = {
  ours: "ours",
  "ours-core": "ours, by client/core",
  "ours-sdk": "ours, by the sdk",
  bare: "bare fetch",
  "openapi-fetch": "openapi-fetch",
  ky: "ky",
  octokit: "octokit core + paginate",
  "octokit-retry": "octokit core + paginate + retry",
  "vercel-sdk": "@vercel/sdk functions",
  stripe: "stripe",
  "anthropic-sdk": "@anthropic-ai/sdk",
} as const;

export type ProgramName = keyof typeof PROGRAM_NAMES;
