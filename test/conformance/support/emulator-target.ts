// What the suite needs, as an emulator has it.
import type { Emulator, Seed } from "../../../packages/emulator/src/index.js";
import type { Target } from "../check.js";

const SSO = { clientId: "client_1", clientSecret: "conformance-client-secret", redirectUri: "http://localhost:3000/callback" };
const PROJECTS = ["prj_1", "prj_2"];
const MEMBERS = ["user_1", "user_2"];
const FOREIGN_GROUP = "ag_foreign";

/** Two teams, and a token for one of them. */
export const CONFORMANCE_SEED: Seed = {
  teams: [
    { id: "team_1", slug: "first", members: MEMBERS.map((uid) => ({ uid, teamRole: "MEMBER" })) },
    { id: "team_2", slug: "second" },
  ],
  users: MEMBERS.map((uid) => ({ uid, username: `name-of-${uid}`, email: `${uid}@example.com`, name: `User ${uid}` })),
  tokens: [{ token: "conformance-token", userId: "user_1", teamIds: ["team_1"] }],
  projects: PROJECTS.map((id) => ({ id, teamId: "team_1", name: id, framework: null })),
  accessGroups: [
    { teamId: "team_1", name: "not made by the suite", members: MEMBERS, projects: [{ projectId: "prj_1", role: "ADMIN" }] },
    { id: FOREIGN_GROUP, teamId: "team_2", name: "foreign" },
  ],
  webhooks: [{ ownerId: "team_1", url: "https://example.com/webhooks/1", projectIds: ["prj_1"], projectsMetadata: [] }],
  ssoClients: [{ clientId: SSO.clientId, clientSecret: SSO.clientSecret, redirectUris: [SSO.redirectUri], answers: "second" }],
};

/** An emulator with the seed above, for the suite; each call takes a new code. */
export async function targetOf({ url, token = "" }: Emulator): Promise<Target> {
  const body = JSON.stringify({ client_id: SSO.clientId, redirect_uri: SSO.redirectUri, user: MEMBERS[0], teamId: "team_1" });
  const response = await fetch(`${url}/_emulator/sso/codes`, { method: "POST", headers: { "content-type": "application/json" }, body });
  if (!response.ok) throw new Error(`The emulator gives no code: ${response.status} ${await response.text()}`);
  const { code } = (await response.json()) as { code: string };
  return {
    ...{ baseUrl: url, token, projectIds: PROJECTS, memberIds: MEMBERS, foreignGroupId: FOREIGN_GROUP },
    virtualModelConfig: { name: "conformance" },
    sso: { ...SSO, code },
  };
}
