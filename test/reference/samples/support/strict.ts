import { compile } from "../../../support/compile.js";

const STRICT = {
  ...{ exactOptionalPropertyTypes: true, noPropertyAccessFromIndexSignature: true, noUnusedLocals: true, noUnusedParameters: true },
  types: ["node"],
};

/** The errors of programs that have any, by the names of these. */
export function strictErrors(programs: Readonly<Record<string, string>>): Record<string, string[]> {
  const found = Object.entries(compile(programs, STRICT)).filter(([, problems]) => problems.length > 0);
  return Object.fromEntries(found.map(([name, problems]) => [name, problems.map(({ message }) => message)]));
}
