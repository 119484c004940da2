import { describe, expect, it } from "vitest";
import { ALONE, CONTENTS, ROWS } from "./broken-rows.js";
import { brokenContract, type Edits, ENTRIES, type EntryName, told } from "./entries.js";

/** Defines the tests of the table for some of the commands. The first row runs through all of them. */
export function describeRows(commands: readonly EntryName[]): void {
  /** Returns what each of the commands reports about the contract with the edits. */
  async function reports(edits: Edits, by: readonly EntryName[]): Promise<[EntryName, string[]][]> {
    const root = await brokenContract(edits);
    const all: [EntryName, string[]][] = [];
    for (const name of by) all.push([name, await told(ENTRIES[name], root)]);
    return all;
  }

  it("reports nothing about the unbroken contract", async () => {
    for (const [name, findings] of await reports({}, ALONE)) expect([name, findings]).toEqual([name, []]);
  });

  describe.each<[file: string, by: readonly EntryName[]]>([
    ["openapi.yaml", commands],
    ["groups/things/schemas/Size.yaml", commands],
  ])("the commands report in %s, alone and alike,", (file, by) => {
    it.each(CONTENTS)("%s", async (_, content, want, hint) => {
      const finding = `${file}:${want}\n  hint: ${hint}`;
      for (const [name, findings] of await reports({ [file]: content }, by)) expect([name, findings]).toEqual([name, [finding]]);
    });
  });

  it.each(ROWS)("the commands report alike %s", async (_, by, edits, want, hint) => {
    const chosen = edits === ROWS[0]?.[2] ? by : by.filter((name) => commands.includes(name));
    for (const [name, findings] of await reports(edits, chosen)) {
      const found = findings.filter((finding) => finding.startsWith(`${want}\n  hint: ${hint ?? ""}`));
      expect([name, by === ALONE ? findings : found]).toEqual([
        name,
        hint === undefined ? [expect.any(String)] : [`${want}\n  hint: ${hint}`],
      ]);
    }
  });
}
