export interface Part {
  name: string;
  command: string;
}

/** All that a change has to pass, the longest first, since two run at a time. */
export const PARTS: readonly Part[] = [
  { name: "fast", command: "npm test" },
  { name: "mutants-1", command: "npm run test:mutants -- 1/2" },
  { name: "mutants-2", command: "npm run test:mutants -- 2/2" },
  { name: "slow", command: "npm run test:slow" },
  { name: "release", command: "npm run test:release" },
  { name: "reference", command: "npm run test:reference" },
  { name: "files", command: "npm run check:files" },
  { name: "runtimes", command: "npm run test:runtimes" },
];
