import { describe, expect, test } from "vitest";
import { releaseChangelog } from "../../scripts/release/changelog.js";
import { releaseDate } from "../../scripts/release/release-date.js";

const HEAD = "# Changelog\n\nWhat changed.\n\n## Unreleased\n";
const OLD = "## 0.1.0 – 2025-12-24\n\n### Added\n\n- All.\n";
const release = (text: string, ...bodies: string[]): string => releaseChangelog(text, "0.2.0", "2026-01-31", bodies);

describe("a release turns what is unreleased into the list of the version", () => {
  test("with what the changesets add, below the titles and in their order", () => {
    const unreleased = "\nWords before.\n\n### Fixed\n\n- A fault.\n\n### Added\n\n- By hand,\n  on two lines.\n";
    const proposed =
      "<!-- made -->\n\n### Added\n\n- Things\n  - `createThing`\n\n### Removed\n\n- Hooks\n  - **Breaking:** `deleteHook`\n";
    expect(release(`${HEAD}${unreleased}\n${OLD}`, proposed, "A sentence.\n\nAnother one.\n", "### Security\n\n- Safe.\n"))
      .toBe(`# Changelog

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

  test.each([
    ["nothing is unreleased and nothing pending", `${HEAD}\n${OLD}`, [], `${HEAD}\n## 0.2.0 – 2026-01-31\n\n${OLD}`],
    ["the first release", `${HEAD}\n- One.\n`, [], `${HEAD}\n## 0.2.0 – 2026-01-31\n\n- One.\n`],
    ["a changeset that says nothing", `${HEAD}\n`, ["\n", "<!-- a note -->"], `${HEAD}\n## 0.2.0 – 2026-01-31\n`],
    ["a changeset with a list", `${HEAD}\n`, ["- a\n- b"], `${HEAD}\n## 0.2.0 – 2026-01-31\n\n### Changed\n\n- a\n- b\n`],
    [
      "a title of ours comes last",
      `${HEAD}\n### Known\n\n- k\n`,
      ["### Fixed\n\n- f"],
      `${HEAD}\n## 0.2.0 – 2026-01-31\n\n### Fixed\n\n- f\n\n### Known\n\n- k\n`,
    ],
    [
      "words before a title",
      `${HEAD}\n`,
      ["Words\n\n### Fixed\n\n- f"],
      `${HEAD}\n## 0.2.0 – 2026-01-31\n\n### Changed\n\n- Words\n\n### Fixed\n\n- f\n`,
    ],
    [
      "a heading in a block of code is none",
      `${HEAD}\n- a\n\n~~~md\n## 0.2.0\n### Added\n~~~\n`,
      [],
      `${HEAD}\n## 0.2.0 – 2026-01-31\n\n- a\n\n~~~md\n## 0.2.0\n### Added\n~~~\n`,
    ],
    [
      "a heading in a block of code of a changeset is none",
      `${HEAD}\n`,
      ["Words\n\n~~~sh\n### not a title\n~~~\n\n### Fixed\n\n- f"],
      `${HEAD}\n## 0.2.0 – 2026-01-31\n\n### Changed\n\n- Words\n\n  ~~~sh\n  ### not a title\n  ~~~\n\n### Fixed\n\n- f\n`,
    ],
    [
      "a heading of a changeset that would be one of a version is a title",
      `${HEAD}\n`,
      ["### Fixed\n\n- f\n\n## 0.1.9\n\n- a\n\nKnown\nfaults\n---\n\n- k\n\n# Added\n\n- b"],
      `${HEAD}\n## 0.2.0 – 2026-01-31\n\n### Added\n\n- b\n\n### Fixed\n\n- f\n\n### 0.1.9\n\n- a\n\n### Known faults\n\n- k\n`,
    ],
    [
      "a heading in a comment is none",
      `# Changelog\n\n<!--\n## Unreleased\n## 0.2.0\n-->\n\n## Unreleased\n\n- a\n\n<!--\n## 0.1.0\n-->\n\n- b\n\n${OLD}`,
      [],
      `# Changelog\n\n<!--\n## Unreleased\n## 0.2.0\n-->\n\n## Unreleased\n\n## 0.2.0 – 2026-01-31\n\n- a\n\n<!--\n## 0.1.0\n-->\n\n- b\n\n${OLD}`,
    ],
    [
      "of a changeset comments are left out, and what looks like one in code is not",
      `${HEAD}\n`,
      ["<!-- a\n\nb --> Writes `<!-- x -->`<!-- c -->.\n\n~~~html\n<!-- y -->\n~~~"],
      `${HEAD}\n## 0.2.0 – 2026-01-31\n\n### Changed\n\n- Writes \`<!-- x -->\`.\n\n  ~~~html\n  <!-- y -->\n  ~~~\n`,
    ],
    ["line breaks of Windows", `${HEAD}\n- a\n`.replaceAll("\n", "\r\n"), [], `${HEAD}\n## 0.2.0 – 2026-01-31\n\n- a\n`],
  ])("%s", (_, text, bodies, expected) => {
    expect(release(text, ...bodies)).toBe(expected);
  });

  test("a second time it finds nothing that is left over", () => {
    const once = release(`${HEAD}\n- One.\n`);
    expect(releaseChangelog(once, "0.3.0", "2026-02-01", ["Two."])).toBe(
      `${HEAD}\n## 0.3.0 – 2026-02-01\n\n### Changed\n\n- Two.\n\n## 0.2.0 – 2026-01-31\n\n- One.\n`,
    );
  });

  test.each([
    ["no place for it", "# Changelog\n\n## 0.1.0 – 2025-12-24\n", 'has no heading "## Unreleased"'],
    ["the version twice", `${HEAD}\n## 0.2.0 – 2025-12-24\n`, "has a heading for 0.2.0 already"],
  ])("%s is refused", (_, text, message) => {
    expect(() => release(text)).toThrow(message);
  });
});

describe("the date of a release", () => {
  const now = new Date("2026-01-31T23:59:59-12:00");

  test.each([
    [{}, "2026-02-01"],
    [{ SOURCE_DATE_EPOCH: "" }, "2026-02-01"],
    [{ SOURCE_DATE_EPOCH: "0" }, "1970-01-01"],
    [{ SOURCE_DATE_EPOCH: "1767225599" }, "2025-12-31"],
    [{ SOURCE_DATE_EPOCH: "1767225600" }, "2026-01-01"],
  ])("of %j", (env, date) => {
    expect(releaseDate(env, now)).toBe(date);
  });

  test.each(["yesterday", "1.5", "-1", "99999999999999"])("%s is no SOURCE_DATE_EPOCH", (epoch) => {
    expect(() => releaseDate({ SOURCE_DATE_EPOCH: epoch }, now)).toThrow("SOURCE_DATE_EPOCH");
  });
});
