import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Packages of tools that need configuration before they find `x.ts` by `./x.js`. */
const BUNDLERS = ["next", "expo", "react-native", "webpack", "jest"];

/** Returns a tool of the project around a folder that does not find TypeScript files by the extension `.js`. */
export function bundlerOf(folder: string): string | undefined {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) return dirname(folder) === folder ? undefined : bundlerOf(dirname(folder));
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, "utf8")) as Record<string, object | undefined>;
    return BUNDLERS.find((name) => name in { ...dependencies, ...devDependencies });
  } catch {
    // A project whose manifest cannot be read gets no advice.
    return undefined;
  }
}
