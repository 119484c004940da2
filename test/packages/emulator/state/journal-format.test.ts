import { expect, test } from "vitest";
import { type Change, LineWriter, readJournal } from "../../../../packages/emulator/src/internal/state/journal-format.js";
import type { Snapshot } from "../../../../packages/emulator/src/internal/types.js";

test("a snapshot of large records is written in lines that a text can hold, and read again", () => {
  const large = "x".repeat(6 << 20);
  const settings: Snapshot["settings"] = Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [`s${index}`, { value: index % 2 === 0 ? large : [[large]] }]),
  );
  const lines = [...new LineWriter().snapshot({ counters: { a: { value: 1 } }, settings })];
  // A line ends with the record that goes beyond 16 MiB.
  expect(lines.map((line) => line.length >> 20)).toEqual([0, 18, 18, 12]);
  const read: Change[] = [];
  const content = readJournal(Buffer.from(lines.join("")), (change) => read.push(change));
  expect(content.snapshotBytes).toBe(content.bytes);
  expect(read.map(([, key]) => key)).toEqual(["a", ...Object.keys(settings)]);
});
