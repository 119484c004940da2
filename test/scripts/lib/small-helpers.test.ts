import { describe, expect, test } from "vitest";
import { publishedAs, distPath } from "../../../scripts/lib/package-layout.js";
import { COVERAGE_MARKERS, withCoverage } from "../../../scripts/lib/readme-coverage.js";
import { Steps, stepTable } from "../../../scripts/lib/steps.js";

describe("Steps", () => {
  test("keeps each step's result in order, and announces it as it begins", async () => {
    const announced: string[] = [];
    const steps = new Steps((name) => announced.push(name));
    expect(
      await steps.run(
        "read",
        () => 3,
        (files) => `${files} files`,
      ),
    ).toBe(3);
    expect(
      await steps.run(
        "lint",
        () => Promise.resolve([]),
        () => "no findings",
      ),
    ).toEqual([]);
    expect(announced).toEqual(["read", "lint"]);
    expect(steps.reports.map(({ name, result }) => [name, result])).toEqual([
      ["read", "3 files"],
      ["lint", "no findings"],
    ]);
    for (const { milliseconds } of steps.reports) expect(milliseconds).toBeGreaterThanOrEqual(0);
  });

  test("a step that fails is no step of the report", async () => {
    const steps = new Steps();
    await expect(steps.run("read", () => Promise.reject(new Error("gone")), String)).rejects.toThrow("gone");
    expect(steps.reports).toEqual([]);
  });
});

test("the table of steps is aligned and ends in the sum", () => {
  const reports = [
    { name: "read", milliseconds: 12.4, result: "3 files" },
    { name: "operations", milliseconds: 1234.5, result: "367 operations" },
  ];
  expect(stepTable(reports)).toBe("read            12 ms  3 files\noperations    1235 ms  367 operations\ntotal         1247 ms\n");
  expect(stepTable([])).toBe("total       0 ms\n");
});

describe("withCoverage", () => {
  const [start, end] = COVERAGE_MARKERS;
  const rows = [{ tag: "Things", documented: 2, partial: 0, index: 1 }];

  test("writes the table between its lines and leaves the rest", () => {
    const text = withCoverage(`# A\n\n${start}\nold\n${end}\n\nB\n`, rows);
    expect(text).toMatch(
      /^# A\n\n<!-- coverage[^\n]*-->\n[^]*\| Tag [^]*\| Things \| 2 \| 0 \| 1 \| 3 \|\n[^]*<!-- \/coverage -->\n\nB\n$/,
    );
    expect(text && withCoverage(text, rows)).toBe(text);
  });

  test.each([
    ["no lines", "# A\n"],
    ["no end", `${start}\n`],
    ["no start", `${end}\n`],
    ["the end first", `${end}\n${start}\n`],
  ])("gives nothing where there is %s", (_, text) => {
    expect(withCoverage(text, rows)).toBeUndefined();
  });
});

test.each<[string, { given: [folder: string, source: string]; want: string | undefined }]>([
  ["a source of its own", { given: ["packages/client", "packages/client/src/internal/a.ts"], want: "internal/a" }],
  ["a generated source", { given: ["packages/client", "generated/operations/things.ts"], want: "generated/operations/things" }],
  ["another package's", { given: ["packages/client", "packages/types/src/index.ts"], want: undefined }],
  ["a package whose name begins alike", { given: ["packages/client", "packages/client-x/src/index.ts"], want: undefined }],
  ["a script", { given: ["packages/client", "scripts/emit.ts"], want: undefined }],
])("distPath: %s", (_, { given: [folder, source], want }) => {
  expect(distPath(folder, source)).toBe(want);
});

test.each<[string, { given: [name: string, source: string]; want: string | undefined }]>([
  ["the types", { given: ["@hosting-platform/client", "generated/types.ts"], want: "@hosting-platform/types" }],
  ["the schemas", { given: ["@hosting-platform/client", "generated/schemas.ts"], want: "@hosting-platform/types" }],
  [
    "the types of a tag",
    { given: ["@hosting-platform/client", "generated/types/operations/things.ts"], want: "@hosting-platform/types/operations/things" },
  ],
  ["the components", { given: ["@hosting-platform/client", "generated/types/components.ts"], want: "@hosting-platform/types/components" }],
  ["the client", { given: ["@hosting-platform/client", "generated/client.ts"], want: undefined }],
  ["the package's own", { given: ["@hosting-platform/types", "generated/types.ts"], want: undefined }],
])("publishedAs: %s", (_, { given: [name, source], want }) => {
  expect(publishedAs(name, source)).toBe(want);
});
