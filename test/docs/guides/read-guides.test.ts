import { cp } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { GUIDES, readGuides } from "../../../scripts/docs/guides/read-guides.js";
import { formatFinding } from "../../../scripts/core/cli/finding.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { FaultyInput } from "../../../scripts/core/cli/spec-command.js";
import { emptyFolder, writeFiles } from "../../harness/folders.js";
import { rejection } from "../../harness/rejection.js";

test("returns guides with unique titles and one-line descriptions", async () => {
  const guides = await readGuides(REPOSITORY);
  expect(new Set(guides.map(({ title }) => title)).size).toBe(guides.length);
  for (const { description } of guides) expect(description).toMatch(/^[A-Z][^\n`*[\]<>]{20,170}\.$/);
});

test("returns guides without a top-level heading in their text", async () => {
  for (const { source, text } of await readGuides(REPOSITORY))
    expect(text.replaceAll(/^```[\s\S]*?^```/gm, ""), source).not.toMatch(/^# /m);
});

describe("guides in a folder", () => {
  let root: string;
  beforeEach(async () => {
    root = emptyFolder();
    await cp(join(REPOSITORY, "CHANGELOG.md"), join(root, "CHANGELOG.md"));
  });

  const write = (name: string, order: number | string): Promise<void> =>
    writeFiles(root, { [`${GUIDES}/${name}`]: `---\ntitle: ${name}\ndescription: About it.\norder: ${order}\n---\n\nText.\n` });

  async function refusal(): Promise<string[]> {
    const { findings } = await rejection(readGuides(root), FaultyInput);
    return findings.map((finding) => formatFinding(finding, root).split("\n")[0] ?? "");
  }

  test("are sorted by their order, not by file name", async () => {
    await Promise.all([write("a.md", 10), write("b.md", 9), write("c.md", 1), write("not-a-guide.ts", 2)]);
    const guides = await readGuides(root);
    expect(guides.map(({ name }) => name)).toEqual(["c", "b", "a", "changelog"]);
    expect(guides[0]).toEqual({
      name: "c",
      file: "c.md",
      title: "c.md",
      description: "About it.",
      source: `${GUIDES}/c.md`,
      text: "Text.\n",
    });
  });

  test("are refused with all errors at once, by file and line", async () => {
    await Promise.all([write("a.md", "first"), write("b.md", 1), write("c.md", 1)]);
    await writeFiles(root, { "CHANGELOG.md": "nothing\n" });
    expect(await refusal()).toEqual([
      `${GUIDES}/a.md:4:1 guide \`order\` is not a positive integer.`,
      `${GUIDES}/c.md:1:1 guide The order 1 is also used by ${GUIDES}/b.md.`,
      "CHANGELOG.md:1:1 guide The changelog does not start with a title and a description.",
    ]);
  });

  test("are refused if one is invalid and the changelog is valid", async () => {
    await Promise.all([write("a.md", 0), write("b.md", 1)]);
    expect(await refusal()).toEqual([`${GUIDES}/a.md:4:1 guide \`order\` is not a positive integer.`]);
  });
});
