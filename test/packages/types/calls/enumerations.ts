import { enumerations as listed } from "../../../fixtures/instances/shapes.js";
import { EQUALS, IMPORTS } from "../../../harness/type-assertions.js";
import type { Calls, WrongCall } from "./calls.js";

export const OPEN: readonly [type: string, constant: string, values: unknown[]][] = [
  ["ProjectRole", "PROJECT_ROLES", [...listed.ProjectRole.good]],
  ["Entitlement", "ENTITLEMENTS", [...listed.Entitlement.good]],
  ["TeamRole", "TEAM_ROLES", [...listed.TeamRole.good]],
  ["TeamPermission", "TEAM_PERMISSIONS", [...listed.TeamPermission.good]],
];

const open = OPEN.map(([type, constant, values]): [string, string] => {
  const union = values.map((value) => JSON.stringify(value)).join(" | ");
  return [
    `unknown values of ${type}, keeping the known ones`,
    `same<Equals<t.Known${type}, (typeof t.${constant})[number]>>();
    same<Equals<t.Known${type}, ${union}>>();
    same<Equals<t.${type}, ${union} | (string & {})>>();
    const listed: t.${type} = ${JSON.stringify(values[0])} satisfies t.Known${type};
    const unlisted: t.${type} = "A_VALUE_OF_TOMORROW";
    const text: string = unlisted;
    void [listed, text];`,
  ];
});

const closed = OPEN.map(([type]): WrongCall => {
  return [`an unknown value of Known${type}`, `const value: t.Known${type} = "A_VALUE_OF_TOMORROW"; void value;`, "TS2322"];
});

/** The enumerations: open in responses, closed in requests. */
export const enumerations: Calls = {
  start: IMPORTS + EQUALS,
  right: {
    ...Object.fromEntries(open),
    "the closed enumeration of requests": `
    same<Equals<t.AssignableProjectRole, (typeof t.ASSIGNABLE_PROJECT_ROLES)[number]>>();
    same<Equals<t.AssignableProjectRole, "ADMIN" | "PROJECT_VIEWER" | "PROJECT_DEVELOPER">>();`,
  },
  wrong: [
    ...closed,
    ["an assignment to the values", `t.PROJECT_ROLES[0] = "ADMIN";`, "TS2540"],
    ["an added value", `t.PROJECT_ROLES.push("ADMIN");`, "TS2339"],
  ],
};
