import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { expect } from "vitest";

export interface Sarif {
  runs: [
    {
      tool: { driver: { rules: { id: string; help: { text: string } }[] } };
      invocations?: { executionSuccessful: boolean; toolExecutionNotifications: { message: { text: string } }[] }[];
      results: {
        ruleId: string;
        ruleIndex: number;
        level: string;
        message: { text: string };
        locations?: [
          {
            physicalLocation: { artifactLocation: { uri: string; uriBaseId?: string }; region: { startLine: number } };
            logicalLocations?: object[];
          },
        ];
        partialFingerprints: { primaryLocationLineHash: string };
        suppressions?: object[];
      }[];
    },
  ];
}

const text = { type: "string", minLength: 1 };
const position = { type: "integer", minimum: 1 };
const closed = (properties: Record<string, unknown>, ...optional: string[]): object => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const list = (items: object, more: object = {}): object => ({ type: "array", items, ...more });
const said = closed({ text });

/**
 * What GitHub code scanning requires of a log.
 *
 * @see https://docs.github.com/en/code-security/reference/code-scanning/sarif-files/sarif-support-for-code-scanning
 */
const LOG = closed({
  $schema: { ...text, format: "uri" },
  version: { const: "2.1.0" },
  runs: list(
    closed(
      {
        tool: closed({
          driver: closed({
            name: text,
            version: text,
            informationUri: { ...text, format: "uri" },
            rules: list(closed({ id: text, shortDescription: said, fullDescription: said, help: said }), { uniqueItems: true }),
          }),
        }),
        invocations: list(
          closed({
            executionSuccessful: { const: false },
            toolExecutionNotifications: list(closed({ level: { const: "error" }, message: said })),
          }),
        ),
        columnKind: { const: "utf16CodeUnits" },
        results: list(
          closed(
            {
              ruleId: text,
              ruleIndex: { type: "integer", minimum: 0 },
              level: { enum: ["error", "warning", "note"] },
              message: said,
              locations: list(
                closed(
                  {
                    physicalLocation: closed({
                      artifactLocation: closed(
                        { uri: { ...text, format: "uri-reference" }, uriBaseId: { const: "%SRCROOT%" } },
                        "uriBaseId",
                      ),
                      region: closed({ startLine: position, startColumn: position, endLine: position, endColumn: position }),
                    }),
                    logicalLocations: list(closed({ fullyQualifiedName: text })),
                  },
                  "logicalLocations",
                ),
                { minItems: 1, maxItems: 1 },
              ),
              partialFingerprints: closed({ primaryLocationLineHash: { type: "string", pattern: "^[\\da-f]+:\\d+$" } }),
              suppressions: list(closed({ kind: { const: "external" }, justification: text })),
            },
            "suppressions",
          ),
        ),
      },
      "invocations",
    ),
    { minItems: 1, maxItems: 1 },
  ),
});

const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);
const isLog = ajv.compile(LOG);

/** Parses a log that GitHub accepts. */
export function sarifOf(output: string): Sarif["runs"][0] {
  const log = JSON.parse(output) as Sarif;
  expect(isLog(log) ? [] : isLog.errors).toEqual([]);
  const [run] = log.runs;
  for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  return run;
}
