import { join } from "node:path";
import type { BuildFailure } from "esbuild";
import type { Finding } from "../core/cli/finding.js";
import { FaultyInput } from "../core/cli/spec-command.js";

/** Returns a handler that throws the errors of esbuild as findings. `file` stands for an error without a place. */
export function buildFaults(root: string, { file, ...finding }: Pick<Finding, "file" | "rule" | "hint">): (error: unknown) => never {
  return (error) => {
    if (!isBuildFailure(error)) throw error;
    throw new FaultyInput(
      error.errors.map(({ text, location }) => {
        const place = location ?? { file, line: 1, column: 0 };
        return { ...finding, file: join(root, place.file), line: place.line, column: place.column + 1, message: text };
      }),
    );
  };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}
