import { expect, test } from "vitest";
import { changelogGuide } from "../../../scripts/docs/guides/changelog.js";
import { parseGuide } from "../../../scripts/docs/guides/front-matter.js";

function faultsOf(source: string): string[] {
  const parsed = parseGuide("/guides/start.md", source);
  if (!("findings" in parsed)) throw new Error("it is taken");
  for (const { file, hint } of parsed.findings) expect([file, hint]).toEqual(["/guides/start.md", expect.stringMatching(/\w/)]);
  return parsed.findings.map(({ line, message }) => `${line} ${message}`);
}

test("parses front matter and text", () => {
  const source = "---\ntitle: Start\ndescription: 'Begin: here.'\norder: 3\n---\n\n## One\n\n---\n\nText.\n\n\n";
  const frontMatter = { title: "Start", description: "Begin: here.", order: 3 };
  expect(parseGuide("/guides/start.md", source)).toEqual({ frontMatter, text: "## One\n\n---\n\nText.\n" });
  expect(parseGuide("/guides/start.md", `\uFEFF${source.replaceAll("\n", "\r\n")}`)).toMatchObject({ frontMatter });
});

// prettier-ignore
test.each([
  ["without front matter", "## One\n", ["1 The guide has no front matter."]],
  ["with text before its front matter", "Text.\n---\ntitle: a\n---\n", ["1 The guide has no front matter."]],
  ["with unclosed front matter", "---\ntitle: a\n", ["1 The guide has no front matter."]],
  ["with empty front matter", "---\n---\nText.\n", ["1 The guide has no `title`.", "1 The guide has no `description`.", "1 The guide has no `order`."]],
  ["without a description", "---\ntitle: a\norder: 1\n---\n", ["1 The guide has no `description`."]],
  ["with an empty title", "---\norder: 1\ntitle: ''\ndescription: b\n---\n", ["3 `title` is not a string."]],
  ["whose title is a list", "---\ntitle: [a]\ndescription: b\norder: 1\n---\n", ["2 `title` is not a string."]],
  ["whose order is text", "---\ntitle: a\ndescription: b\norder: first\n---\n", ["4 `order` is not a positive integer."]],
  ["with a misspelt field", "---\ntitle: a\ndescripton: b\norder: 1\n---\n", ["3 Unknown field `descripton`.", "1 The guide has no `description`."]],
])("refuses a guide %s", (_, source, faults) => expect(faultsOf(source)).toEqual(faults));

test("reports the line of invalid YAML in front matter", () => {
  expect(faultsOf('---\ntitle: a\ndescription: "b\n---\n')).toEqual([expect.stringMatching(/^[34] The front matter is not YAML: ./)]);
  expect(faultsOf("---\ntitle: a\ntitle: b\n---\n")).toEqual([expect.stringMatching(/^3 The front matter is not YAML: ./)]);
});

test("changelogGuide uses the heading as title and the first line as description", () => {
  const guide = { name: "changelog", title: "Changelog", description: "What changed.", source: "CHANGELOG.md", text: "## Unreleased\n" };
  expect(changelogGuide("/CHANGELOG.md", "# Changelog\n\nWhat changed.\n\n## Unreleased\n\n")).toEqual(guide);
  expect(changelogGuide("/CHANGELOG.md", "# Changelog\r\n\r\nWhat changed.\r\n\r\n## Unreleased\r\n")).toEqual(guide);
});

test.each([[""], ["## Unreleased\n"], ["# Changelog\n\n## Unreleased\n"], ["What changed.\n"]])("changelogGuide refuses %j", (source) =>
  expect(changelogGuide("/CHANGELOG.md", source)).toMatchObject({ file: "/CHANGELOG.md", line: 1, rule: "guide" }),
);
