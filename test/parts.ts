export interface Part {
  name: string;
  command: string;
}

/** All that a change has to pass, the longest first; and first those that are one chain of steps. */
export const PARTS: readonly Part[] = [
  { name: "fast", command: "npm test" },
  { name: "mutants", command: "npm run test:mutants" },
  { name: "release", command: "npm run test:release" },
  { name: "slow", command: "npm run test:slow" },
  { name: "runtimes", command: "npm run test:runtimes" },
  { name: "reference", command: "npm run test:reference" },
  { name: "files", command: "npm run check:files" },
];
