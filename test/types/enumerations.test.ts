import { describe, expect, test } from "vitest";
import { compile } from "../support/compile.js";
import { EQUALS, IMPORTS } from "../support/type-assertions.js";

/** Every enumeration of an answer, its values written by hand from the reference. */
const OPEN: [type: string, constant: string, values: string[]][] = [
  ["ProjectRole", "PROJECT_ROLES", ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_GUEST", "PROJECT_VIEWER"]],
  ["Entitlement", "ENTITLEMENTS", ["v0"]],
  ["TeamRole", "TEAM_ROLES", ["BILLING", "CONTRIBUTOR", "DEVELOPER", "MEMBER", "OWNER", "SECURITY", "VIEWER", "VIEWER_FOR_PLUS"]],
  [
    "TeamPermission",
    "TEAM_PERMISSIONS",
    [
      "AiGatewayApiKeyOwnedBySelf",
      "AiGatewayBudgetManager",
      "AiGatewayCredits",
      "AiGatewaySettings",
      "AiGatewayTranscriptsManager",
      "AiGatewayTranscriptsViewer",
      "ConnectorManager",
      "CreateProject",
      "EnvVariableManager",
      "EnvironmentManager",
      "FullProductionDeployment",
      "IntegrationManager",
      "OrgAdmin",
      "OrgViewer",
      "UsageViewer",
      "V0Builder",
      "V0Chatter",
      "V0Viewer",
      "WorkflowDecryptor",
    ],
  ],
];

const known = OPEN.map(([type, constant, values]): [string, string] => {
  const union = values.map((value) => JSON.stringify(value)).join(" | ");
  return [
    type,
    `${IMPORTS}${EQUALS}
    same<Equals<t.Known${type}, (typeof t.${constant})[number]>>();
    same<Equals<t.Known${type}, ${union}>>();
    same<Equals<t.${type}, ${union} | (string & {})>>();
    const listed: t.${type} = ${JSON.stringify(values[0])} satisfies t.Known${type};
    const unlisted: t.${type} = "A_VALUE_OF_TOMORROW";
    const text: string = unlisted;
    void [listed, text];`,
  ];
});
const unknown = OPEN.map(([type]): [string, string] => [
  `Known${type}`,
  `${IMPORTS}const value: t.Known${type} = "A_VALUE_OF_TOMORROW"; void value;`,
]);

const ASSIGNABLE = "AssignableProjectRole";
const problems = compile({
  ...Object.fromEntries(known),
  ...Object.fromEntries(unknown),
  [ASSIGNABLE]: `${IMPORTS}${EQUALS}
    same<Equals<t.AssignableProjectRole, (typeof t.ASSIGNABLE_PROJECT_ROLES)[number]>>();
    same<Equals<t.AssignableProjectRole, "ADMIN" | "PROJECT_VIEWER" | "PROJECT_DEVELOPER">>();`,
});

describe("an enumeration of answers", () => {
  test.each(OPEN)("%s is open and keeps the values that are known", (type) => {
    expect(problems[type]).toEqual([]);
  });

  test.each(OPEN)("Known%s is closed", (type) => {
    expect(problems[`Known${type}`]?.map(({ message }) => message.split(":")[0])).toEqual(["TS2322"]);
  });

  test.each(OPEN)("%s has its values at run time, in %s", async (_, constant, values) => {
    const types = (await import("@hosting-platform/types")) as unknown as Record<string, readonly string[]>;
    expect(types[constant]).toEqual(values);
  });
});

test("the enumeration of requests is closed", () => {
  expect(problems[ASSIGNABLE]).toEqual([]);
});
