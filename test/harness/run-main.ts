import { vi } from "vitest";
import { failureOf, printFailure } from "../../scripts/core/cli/spec-command.js";
import type { Outcome } from "./processes.js";

export async function runMain(main: () => Promise<number>): Promise<Outcome> {
  const said = { stdout: "", stderr: "" };
  const { NO_COLOR } = process.env;
  process.env["NO_COLOR"] = "1";
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      said[name] += String(text);
      return true;
    }),
  );
  try {
    const code = await main().catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      printFailure(failure, "usage");
      return failure.exitCode;
    });
    return { code, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    if (NO_COLOR === undefined) delete process.env["NO_COLOR"];
  }
}
