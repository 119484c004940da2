import { expect, test, vi } from "vitest";
import { outliveReaders } from "../../../scripts/core/cli/outlive-readers.js";

type Listener = (error: { code: string; message: string }) => void;

test.each([
  ["EPIPE", "stdout", undefined, ""],
  ["EPIPE", "stderr", undefined, ""],
  ["ENOSPC", "stdout", 2, "The output cannot be written: no space left\n"],
  ["ENOSPC", "stderr", 2, ""],
] as const)("%s of %s ends the command with %s", (code, name, exitCode, said) => {
  const listeners: Listener[] = [];
  const streams: NodeJS.EventEmitter[] = [process.stdout, process.stderr];
  for (const stream of streams)
    vi.spyOn(stream, "on").mockImplementation((_event, listener) => {
      listeners.push(listener as Listener);
      return stream;
    });
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  let written = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => (written += String(text)) !== "");
  outliveReaders();
  listeners[name === "stdout" ? 0 : 1]?.({ code, message: "no space left" });
  expect([exit.mock.calls[0]?.[0], written]).toEqual([exitCode, said]);
});
