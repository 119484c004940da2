import { setTimeout as delay } from "node:timers/promises";
import { CASE_PATIENCE } from "../../harness/patience.js";
import type { Result } from "../suite.js";
import { type ChildOptions, startChild } from "./children.js";
import type { Run } from "../types.js";

const NAME = "ends by itself after its last call";

/** How a runtime ends that is ended. */
export const NO_PROCESS: Result = { name: NAME, limit: "it has no process of its own" };

/** Runs a program that prints a report, and then has to end by itself. */
export async function runCommand(program: string, args: readonly string[], options: ChildOptions): Promise<Run> {
  const child = startChild(program, args, options);
  try {
    const [, text = ""] = await child.prints(/^(\{.*\})\n/m);
    const late = delay(CASE_PATIENCE, "something keeps its process alive", { ref: false });
    const error = await Promise.race([child.ended.then(() => undefined, String), late]);
    return { text, ending: { name: NAME, ...(error !== undefined && { error }) } };
  } finally {
    await child.end();
  }
}
