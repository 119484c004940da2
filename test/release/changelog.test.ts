import { expect, test } from "vitest";
import { releaseChangelog } from "../../scripts/release/changelog.js";

const HEAD = "# Changelog\n\nWhat changed.\n\n## Unreleased\n";
const OLD = "## 0.1.0 – 2025-12-24\n\n### Added\n\n- All.\n";
const release = (text: string, ...bodies: string[]): string => releaseChangelog(text, "0.2.0", "2026-01-31", bodies);

test("releaseChangelog() adds the changesets to the unreleased sections, in order of the headings", () => {
  const unreleased = "\nWords before.\n\n### Fixed\n\n- A fault.\n\n### Added\n\n- By hand,\n  on two lines.\n";
  const proposed = "<!-- made -->\n\n### Added\n\n- Things\n  - `createThing`\n\n### Removed\n\n- Hooks\n  - **Breaking:** `deleteHook`\n";
  expect(release(`${HEAD}${unreleased}\n${OLD}`, proposed, "A sentence.\n\nAnother one.\n", "### Security\n\n- Safe.\n")).toBe(`# Changelog

What changed.

## Unreleased

## 0.2.0 – 2026-01-31

Words before.

### Added

- By hand,
  on two lines.
- Things
  - \`createThing\`

### Changed

- A sentence.

  Another one.

### Removed

- Hooks
  - **Breaking:** \`deleteHook\`

### Fixed

- A fault.

### Security

- Safe.

${OLD}`);
});

// prettier-ignore
test.each([
  ["nothing is unreleased and nothing pending", `${HEAD}\n${OLD}`, [], `${HEAD}\n## 0.2.0 – 2026-01-31\n\n${OLD}`],
  ["the first release", `${HEAD}\n- One.\n`, [], `${HEAD}\n## 0.2.0 – 2026-01-31\n\n- One.\n`],
  ["a changeset that says nothing", `${HEAD}\n`, ["\n", "<!-- a note -->"], `${HEAD}\n## 0.2.0 – 2026-01-31\n`],
  ["a changeset with a list", `${HEAD}\n`, ["- a\n- b"], `${HEAD}\n## 0.2.0 – 2026-01-31\n\n### Changed\n\n- a\n- b\n`],
  ["a title of ours comes last", `${HEAD}\n### Known\n\n- k\n`, ["### Fixed\n\n- f"], `${HEAD}\n## 0.2.0 – 2026-01-31\n\n### Fixed\n\n- f\n\n### Known\n\n- k\n`],
  ["words before a title", `${HEAD}\n`, ["Words\n\n### Fixed\n\n- f"], `${HEAD}\n## 0.2.0 – 2026-01-31\n\n### Changed\n\n- Words\n\n### Fixed\n\n- f\n`],
  ["comments of a changeset are left out", `${HEAD}\n`, ["<!-- a\n\nb -->\n\nWords."], `${HEAD}\n## 0.2.0 – 2026-01-31\n\n### Changed\n\n- Words.\n`],
])("releaseChangelog() releases a changelog: %s", (_, text, bodies, expected) => expect(release(text, ...bodies)).toBe(expected));

test.each([
  ["no place for it", "# Changelog\n\n## 0.1.0 – 2025-12-24\n", 'has no heading "## Unreleased"'],
  ["the version twice", `${HEAD}\n## 0.2.0 – 2025-12-24\n`, "has a heading for 0.2.0"],
])("releaseChangelog() refuses a changelog with %s", (_, text, message) => expect(() => release(text)).toThrow(message));
