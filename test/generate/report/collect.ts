import { stripVTControlCharacters } from "node:util";
import { vi } from "vitest";
import type { ReportStream } from "../../../scripts/core/cli/colours.js";
import type { Finding } from "../../../scripts/core/cli/finding.js";

export interface Collector extends ReportStream {
  text: string;
}

export function collector(isTTY = false): Collector {
  const stream: Collector = { text: "", isTTY, write: (part) => (stream.text += part) };
  return stream;
}

/** The environment without what a machine may say of colours, and with what a test says. */
export function withColourEnvironment(env: Record<string, string>, run: () => void): void {
  for (const name of ["NO_COLOR", "FORCE_COLOR", "TERM"]) vi.stubEnv(name, env[name]);
  run();
  vi.unstubAllEnvs();
}

/** What a terminal shows of a text: the erasing of a line is obeyed, colours are taken away. */
export function screenOf(text: string): string {
  const erased = text.replace(/[^\n]*\r\p{Cc}\[2K/gu, "");
  return stripVTControlCharacters(erased);
}

export function finding(file: string, line: number, rule: string, more: Partial<Finding> = {}): Finding {
  return { file, line, column: 1, rule, message: "It is wrong.", ...more };
}
