import { frozenCopy } from "./frozen-copy.js";
import type { Seed } from "./seed.js";

/** Default seed: invented data, sufficient to call every documented operation. */
export const DEFAULT_SEED: Seed = frozenCopy<Seed>({
  seed: "emulator",
  teams: [
    {
      id: "team_1",
      slug: "first-team",
      name: "First team",
      members: [
        { uid: "user_1", teamRole: "OWNER" },
        { uid: "user_2", teamRole: "DEVELOPER" },
        { uid: "user_3", teamRole: "VIEWER" },
      ],
    },
    {
      id: "team_2",
      slug: "second-team",
      name: "Second team",
      members: [
        { uid: "user_1", teamRole: "MEMBER" },
        { uid: "user_4", teamRole: "OWNER" },
      ],
    },
  ],
  users: [
    { uid: "user_1", username: "user-1", email: "user-1@example.com", name: "User 1", createdAt: "1767225600000" },
    { uid: "user_2", username: "user-2", email: "user-2@example.com", name: "User 2" },
    { uid: "user_3", username: "user-3", email: "user-3@example.com", avatar: "avatar-3" },
    { uid: "user_4", username: "user-4", email: "user-4@example.com" },
  ],
  tokens: [
    { token: "emulator-token", userId: "user_1", teamIds: ["team_1", "team_2"] },
    { token: "emulator-token-team-2", userId: "user_4", teamIds: ["team_2"] },
  ],
  projects: [
    { id: "prj_1", teamId: "team_1", name: "project-1", framework: "framework-1", latestDeploymentId: "dpl_1" },
    { id: "prj_2", teamId: "team_1", name: "project-2", framework: null },
    { id: "prj_3", teamId: "team_2", name: "project-3", framework: null },
  ],
  accessGroups: [
    {
      teamId: "team_1",
      name: "web",
      entitlements: ["v0"],
      teamPermissions: ["CreateProject"],
      members: ["user_1", "user_2"],
      projects: [
        { projectId: "prj_1", role: "ADMIN" },
        { projectId: "prj_2", role: "PROJECT_VIEWER" },
      ],
    },
    { teamId: "team_2", name: "operations", members: ["user_4"], projects: [{ projectId: "prj_3", role: "PROJECT_DEVELOPER" }] },
  ],
  webhooks: [
    { ownerId: "team_1", url: "https://example.com/webhooks/1", projectIds: ["prj_1"], projectsMetadata: [] },
    { ownerId: "team_2", url: "https://example.com/webhooks/2" },
  ],
  ssoClients: [
    { clientId: "client_1", clientSecret: "emulator-client-secret", redirectUris: ["http://localhost:3000/callback"], answers: "second" },
  ],
});
