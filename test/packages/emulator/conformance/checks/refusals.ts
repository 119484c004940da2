import type { Call } from "../api.js";
import { check, choice, type Check, type Needs, type Tools } from "../check.js";
import { enumerationOf, limitOf, ROLE, schemaOf } from "../contract.js";
import { type Ask, askFamily, FAMILIES, ofGroup, ofLink } from "../granted.js";

/** A role that responses may have and requests may not. */
const ROLE_OF_RESPONSES = enumerationOf("ProjectRole").find((role) => !enumerationOf("AssignableProjectRole").includes(role)) ?? "";
const LONGEST_NAME = limitOf(schemaOf("AccessGroupName"), "maxLength");
const LONG_PROJECT_ID = "x".repeat(limitOf(schemaOf("AssignableProjectId"), "maxLength") + 1);

const WRONG_CREATES: Readonly<Record<string, (name: string) => Call>> = {
  "without a name": () => ({ body: {} }),
  "with a name that is a number": () => ({ body: { name: 1 } }),
  "with a name that is too long": (name) => ({ body: { name: name.padEnd(LONGEST_NAME + 1, "x") } }),
  "with a name of characters that the pattern does not admit": (name) => ({ body: { name: `${name}!` } }),
  "with an empty name": () => ({ body: { name: "" } }),
  "with a property that is not known": (name) => ({ body: { name, colour: "red" } }),
  "with membersToRemove": (name) => ({ body: { name, membersToRemove: [] } }),
  "with members that are no list": (name) => ({ body: { name, membersToAdd: "x" } }),
  "with a member that is a number": (name) => ({ body: { name, membersToAdd: [1] } }),
  "with a project without a role": (name) => ({ body: { name, projects: [{ projectId: "x" }] } }),
  "with a project without an ID": (name) => ({ body: { name, projects: [{ role: ROLE }] } }),
  "with a project whose ID is too long": (name) => ({ body: { name, projects: [{ projectId: LONG_PROJECT_ID, role: ROLE }] } }),
  "with a role of responses only": (name) => ({ body: { name, projects: [{ projectId: "x", role: ROLE_OF_RESPONSES }] } }),
  "with a body that is no object": () => ({ body: [] }),
  "with a body that is no JSON": () => ({ text: '{"name":' }),
  "without a body": () => ({}),
};

const WRONG_UPDATES: Readonly<Record<string, Call>> = {
  "with a name that is too long": { body: { name: "x".repeat(LONGEST_NAME + 1) } },
  "with a name of characters that the pattern does not admit": { body: { name: "a/b" } },
  "with a property that is not known": { body: { colour: "red" } },
  "with a role of responses only": { body: { projects: [{ projectId: "x", role: ROLE_OF_RESPONSES }] } },
  "with members to remove that are no list": { body: { membersToRemove: "x" } },
  "with a body that is no JSON": { text: "{" },
};

const WRONG_PROJECTS: Readonly<Record<string, (projectId: string) => Call>> = {
  "without a role": (projectId) => ({ body: { projectId } }),
  "without a project": () => ({ body: { role: ROLE } }),
  "with null for the role": (projectId) => ({ body: { projectId, role: null } }),
  "with a role of responses only": (projectId) => ({ body: { projectId, role: ROLE_OF_RESPONSES } }),
  "with a project whose ID is too long": () => ({ body: { projectId: LONG_PROJECT_ID, role: ROLE } }),
};

const WRONG_ROLES: Readonly<Record<string, Call>> = {
  "without a role": { body: {} },
  "with a role of responses only": { body: { role: ROLE_OF_RESPONSES } },
  "with a role that is a number": { body: { role: 1 } },
};

const WRONG_CREDENTIALS: Readonly<Record<string, (token: string) => string | null>> = {
  "no credential": () => null,
  "a token that nobody has": () => "Bearer conformance-nobody-has-this-token",
  "the token under another scheme": (token) => `Basic ${token}`,
};

export const REFUSALS: readonly Check[] = [
  ...Object.entries(WRONG_CREATES).map(([what, call]) =>
    badRequest(`a create ${what}`, {}, "createAccessGroup", ({ groups }) => call(groups.name())),
  ),
  ...Object.entries(WRONG_UPDATES).map(([what, call]) =>
    badRequest(`an update ${what}`, {}, "updateAccessGroup", async (tools) => ({ ...call, ...(await ofGroup(tools)) })),
  ),
  ...Object.entries(WRONG_PROJECTS).map(([what, call]) =>
    badRequest(`linking a project ${what}`, { project: 1 }, "createAccessGroupProject", async (tools) => ({
      ...call(tools.projectId),
      ...(await ofGroup(tools)),
    })),
  ),
  ...Object.entries(WRONG_ROLES).map(([what, call]) =>
    badRequest(`the update of a project's role ${what}`, { project: 1 }, "updateAccessGroupProject", async (tools) => ({
      ...call,
      ...(await ofLink(tools)),
    })),
  ),
  ...Object.entries(WRONG_CREDENTIALS).map(([what, credential]) =>
    check(`${what} is refused by every operation that takes one`, {
      rule: "401: the credential is missing or invalid.",
      run: (tools) =>
        askEvery(tools, (id, call) => tools.api.refused(id, [401], { ...call, authorization: credential(tools.target.token) })),
    }),
  ),
  unknown("a query parameter that is not known", {}, "listAccessGroups", () => ({ query: { colour: "red" } })),
  unknown("a query parameter that is there twice", {}, "listAccessGroups", () => ({ query: { limit: ["1", "2"] } })),
  unknown("a body of another media type", {}, "createAccessGroup", ({ groups }) => ({
    ...{ body: { name: groups.name() }, contentType: "text/plain" },
  })),
  unknown("a delete of a group with a body", {}, "deleteAccessGroup", async (tools) => ({ ...(await ofGroup(tools)), body: {} })),
  unknown("a delete of a project with a body", { project: 1 }, "deleteAccessGroupProject", async (tools) => ({
    ...{ ...(await ofLink(tools)), body: {} },
  })),
];

type Make = (tools: Tools) => Call | Promise<Call>;

function refused(id: string, make: Make): Check["run"] {
  return async (tools) => tools.api.refused(id, [400], await make(tools));
}

function badRequest(what: string, needs: Needs, id: string, make: Make): Check {
  return check(`${what} is refused`, { rule: "400: a value in the request is invalid.", needs, run: refused(id, make) });
}

function unknown(what: string, needs: Needs, id: string, make: Make): Check {
  return choice(`${what} is refused`, { rule: "400 for what the contract does not have.", needs, run: refused(id, make) });
}

/** What makes a virtual model config is left out where none may be made: if it were not refused, what it makes would stay. */
async function askEvery(tools: Tools, ask: Ask): Promise<void> {
  for (const family of FAMILIES) {
    await askFamily(tools, family, async (id, call) => {
      if (id !== "createAiGatewayVirtualModelConfig" || tools.target.virtualModelConfig !== undefined) await ask(id, call);
    });
  }
}
