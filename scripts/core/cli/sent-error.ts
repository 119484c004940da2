import { CommandError } from "./command-error.js";
import type { Finding } from "./finding.js";
import { isStackOverflow } from "./stack-overflow.js";
import { UnreadableSpec } from "./unreadable-spec.js";

/** A serialized error for another thread, which would lose its class. */
export type SentError =
  | { kind: "finding"; finding: Finding }
  | { kind: "command"; reason: string; hint: string | undefined }
  | { kind: "overflow" }
  | { kind: "fault"; stack: string };

export function sentError(error: unknown): SentError {
  if (isStackOverflow(error)) return { kind: "overflow" };
  if (error instanceof UnreadableSpec) return { kind: "finding", finding: error.finding };
  if (error instanceof CommandError) return { kind: "command", reason: error.reason, hint: error.hint };
  return { kind: "fault", stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/** @param overflow the error for a stack overflow */
export function receivedError(sent: SentError, overflow: CommandError): Error {
  switch (sent.kind) {
    case "overflow":
      return overflow;
    case "finding":
      return new UnreadableSpec(sent.finding);
    case "command":
      return new CommandError(sent.reason, sent.hint === undefined ? {} : { hint: sent.hint });
    case "fault":
      return Object.assign(new Error("the generator failed"), { stack: sent.stack });
  }
}
