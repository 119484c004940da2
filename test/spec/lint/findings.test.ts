import { describe, expect, test } from "vitest";
import type { Finding } from "../../../scripts/lib/finding.js";
import { improveFindings } from "../../../scripts/lib/improve-findings.js";
import { printFindings, type ReportStream } from "../../../scripts/lib/report.js";

const at = (file: string, rule: string, message: string, more: Partial<Finding> = {}): Finding => ({
  file,
  line: 1,
  column: 1,
  rule,
  message,
  ...more,
});

describe("improveFindings", () => {
  test.each<[what: string, given: Finding[], want: Finding[]]>([
    [
      "parts the hint from the message of our rules",
      [at("/w/spec/a.yaml", "contract/extensions", "It is wrong.\ncorrect it")],
      [at("/w/spec/a.yaml", "contract/extensions", "It is wrong.", { hint: "correct it" })],
    ],
    [
      "names a missing file as a `$ref` would",
      [at("/w/spec/a/b.yaml", "no-unresolved-refs", "Can't resolve $ref: ENOENT: no such file or directory '/w/spec/c.yaml'")],
      [
        at("/w/spec/a/b.yaml", "no-unresolved-refs", "The `$ref` leads to no file: `../c.yaml`.", {
          hint: "correct the `$ref`, or add the file that it names",
        }),
      ],
    ],
    [
      "reports a file that does not parse once, at the file",
      [
        at("/w/spec/b.yaml", "no-unresolved-refs", 'Failed to parse: bad indentation in "/w/spec/b.yaml" (2:3)', { line: 2, column: 3 }),
        at("/w/spec/a.yaml", "no-unresolved-refs", `Can't resolve $ref: bad indentation in "/w/spec/b.yaml" (2:3)`),
        at("/w/spec/b.yaml", "no-unresolved-refs", 'Failed to parse: bad indentation in "/w/spec/b.yaml" (2:3)', { line: 2, column: 3 }),
      ],
      [
        at("/w/spec/b.yaml", "yaml-syntax", "Bad indentation.", {
          line: 2,
          column: 3,
          hint: "correct the YAML here, or in the line above",
        }),
      ],
    ],
    [
      "keeps paths of the API and takes those of the machine",
      [
        at(
          "/w/spec/a.yaml",
          "component-name-unique",
          "Component is not unique. It is also defined at:\n- /w/spec/x/b.yaml#/\nSee `/v1/things`, /v2/.",
        ),
      ],
      [
        at(
          "/w/spec/a.yaml",
          "component-name-unique",
          "Component is not unique. It is also defined at:\n- ./x/b.yaml#/\nSee `/v1/things`, /v2/.",
        ),
      ],
    ],
    [
      "drops an example that could not be held against a broken schema",
      [
        at("/w/spec/a.yaml", "no-invalid-media-type-examples", "Example validation errored: x"),
        at("/w/spec/b.yaml", "struct", "Expected type `a` but got `b`."),
      ],
      [at("/w/spec/b.yaml", "struct", "Expected type `a` but got `b`.", { hint: "write a value of that type" })],
    ],
    [
      "keeps an example that could not be held against a sound schema",
      [at("/w/spec/a.yaml", "no-invalid-schema-examples", "Example validation errored: x")],
      [at("/w/spec/a.yaml", "no-invalid-schema-examples", "Example validation errored: x")],
    ],
    [
      "keeps a suggestion, and says that a URL is to be read",
      [
        at("/w/spec/a.yaml", "struct", "Property `typ` is not expected here.", { hint: "did you mean type?" }),
        at("/w/spec/a.yaml", "no-empty-servers", "Servers must be present.", { hint: "https://example.com/rule" }),
      ],
      [
        at("/w/spec/a.yaml", "struct", "Property `typ` is not expected here.", { hint: "did you mean type?" }),
        at("/w/spec/a.yaml", "no-empty-servers", "Servers must be present.", { hint: "see https://example.com/rule" }),
      ],
    ],
  ])("%s", (_, given, want) => {
    expect(improveFindings(given)).toEqual(want);
  });

  test("changes nothing that it has improved", () => {
    const once = improveFindings([
      at("/w/spec/a.yaml", "contract/extensions", "It is wrong.\ncorrect it"),
      at("/w/spec/b.yaml", "x", "It is, too."),
    ]);
    expect(improveFindings(once)).toEqual(once);
  });
});

describe("printFindings", () => {
  const print = (findings: Finding[], isTTY: boolean): string => {
    let text = "";
    const stream: ReportStream = { isTTY, write: (part) => (text += part) };
    printFindings(findings, stream, { from: "/w" });
    return text;
  };
  const two = [at("/w/spec/b.yaml", "rule-b", "Wrong.", { hint: "correct it" }), at("/w/spec/a.yaml", "rule-a", "Wrong\n too.")];

  test("prints findings in order, relative, with hints and a count", () => {
    expect(print(two, false)).toBe(
      "spec/a.yaml:1:1 rule-a Wrong too.\nspec/b.yaml:1:1 rule-b Wrong.\n  hint: correct it\n2 findings in 2 files\n",
    );
  });

  test("prints nothing where there is nothing", () => {
    expect(print([], false)).toBe("");
  });

  test("uses colours on a terminal, unless NO_COLOR is set", () => {
    const before = process.env["NO_COLOR"];
    try {
      delete process.env["NO_COLOR"];
      expect(print(two, true)).toContain("\u001b[");
      process.env["NO_COLOR"] = "1";
      expect(print(two, true)).not.toContain("\u001b[");
    } finally {
      if (before === undefined) delete process.env["NO_COLOR"];
      else process.env["NO_COLOR"] = before;
    }
  });
});
