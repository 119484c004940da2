import { resolve } from "node:path";
import type { Finding } from "../../core/cli/finding.js";
import { failureOf } from "../../core/cli/spec-command.js";
import { whileNobodyWrites } from "../../core/files/lock.js";
import type { DocumentConfig } from "./config.js";

/** Options of {@link generate}. Paths are relative to the working directory. */
export interface GenerateOptions extends DocumentConfig {
  /** Writes nothing, and returns the stale files as `changes`. Default: `false`. */
  check?: boolean;
}

/** The result of {@link generate}. */
export interface GenerateResult {
  /** Errors in the document, with absolute paths and positions from 1. If there are any, nothing was written. */
  findings: Finding[];
  /** Problems that do not prevent the output. */
  warnings: Finding[];
  /** The written files, or with `check` the stale ones; relative to `out`, sorted. */
  changes: string[];
}

/**
 * Generates a client from an OpenAPI document. Writes all files or none. Waits if another run writes to the same folder.
 *
 * @throws {Error} If an option is invalid or the output cannot be written. `reason` and `hint` say what to do.
 *
 * @example
 * ```ts
 * const { findings } = await generate({ spec: "openapi.yaml", out: "src/api" });
 * for (const { file, line, message } of findings) console.error(`${file}:${line} ${message}`);
 * ```
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  const { check = false, lintConfig, ...document } = options;
  const { runDocumentPipeline } = await import("../foreign/index.js");
  const say = (): void => undefined;
  const run = () => runDocumentPipeline({ ...document, check, say, ...(lintConfig !== undefined && { config: lintConfig }) });
  const folder = resolve(options.out);
  try {
    const { findings, warnings, changes } = await (check
      ? whileNobodyWrites(folder, run, (result) => result.changes.length > 0, say)
      : run());
    return { findings, warnings, changes };
  } catch (error) {
    const findings = failureOf(error)?.findings ?? [];
    if (findings.length === 0) throw error;
    return { findings: [...findings], warnings: [], changes: [] };
  }
}
