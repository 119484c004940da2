// An emulator that conformance runs are held against, and services that are made wrong between it and the suite.
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Emulator, type Seed, startEmulator } from "../../../packages/emulator/src/index.js";
import type { Target } from "./conformance/target.js";

const SSO = {
  clientId: "client_1",
  clientSecret: "conformance-client-secret",
  redirectUri: "http://localhost:3000/callback",
  state: "conformance-state",
} as const;
const CODES = 4;
const PROJECTS = ["prj_1", "prj_2"];
// A part of the third one's texts is in no other's, and the others have parts in common.
const MEMBERS = ["user_1", "user_2", "third"];
const FOREIGN = { foreignGroupId: "ag_foreign", foreignProjectId: "prj_foreign", foreignMemberId: "user_foreign" } as const;
const USERS = [...MEMBERS, FOREIGN.foreignMemberId];

const CONFORMANCE_SEED: Seed = {
  teams: [
    { id: "team_1", slug: "first", members: MEMBERS.map((uid) => ({ uid, teamRole: "MEMBER" })) },
    { id: "team_2", slug: "second", members: [{ uid: FOREIGN.foreignMemberId, teamRole: "OWNER" }] },
  ],
  users: USERS.map((uid) => ({ uid, username: `name-of-${uid}`, email: `${uid}@example.com`, name: `User ${uid}` })),
  tokens: [{ token: "conformance-token", userId: "user_1", teamIds: ["team_1"] }],
  projects: [
    ...PROJECTS.map((id) => ({ id, teamId: "team_1", name: id, framework: null })),
    { id: FOREIGN.foreignProjectId, teamId: "team_2", name: "foreign", framework: null },
  ],
  accessGroups: [
    { teamId: "team_1", name: "not made by the suite", members: MEMBERS, projects: [{ projectId: "prj_1", role: "ADMIN" }] },
    { id: FOREIGN.foreignGroupId, teamId: "team_2", name: "foreign" },
  ],
  webhooks: [
    { ownerId: "team_1", url: "https://example.com/webhooks/1", projectIds: ["prj_1"], projectsMetadata: [] },
    { ownerId: "team_1", url: "https://example.com/webhooks/2", projectIds: ["prj_2"] },
    { ownerId: "team_1", url: "https://example.com/webhooks/3" },
  ],
  ssoClients: [{ clientId: SSO.clientId, clientSecret: SSO.clientSecret, redirectUris: [SSO.redirectUri], answers: "second" }],
};

/** Takes new codes with each call. */
async function targetOf(emulator: Emulator): Promise<Target> {
  const { url, token = "" } = emulator;
  const codes: string[] = [];
  while (codes.length < CODES) codes.push(await newCode(url));
  return {
    ...{ baseUrl: url, token, slug: "first", projectIds: PROJECTS, memberIds: MEMBERS, ...FOREIGN },
    virtualModelConfig: { name: "conformance" },
    sso: { ...SSO, codes },
    isEmulatorLike: true,
  };
}

async function newCode(url: string): Promise<string> {
  const { clientId, redirectUri, state } = SSO;
  const body = JSON.stringify({ client_id: clientId, redirect_uri: redirectUri, state, user: MEMBERS[0], teamId: "team_1" });
  const response = await fetch(`${url}/_emulator/sso/codes`, { method: "POST", headers: { "content-type": "application/json" }, body });
  if (!response.ok) throw new Error(`The emulator gives no code: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { code: string }).code;
}

export type Fault = (url: string, init: RequestInit) => Promise<Response>;

export interface Service {
  emulator: Emulator;
  target: Target;
  faulty: (fault: Fault) => Target;
  groupNames: () => string[];
}

export function useService(): Service {
  const service = {
    faulty: (fault) => ({ ...service.target, fetch: (url, init) => fault(url as string, init ?? {}) }),
    groupNames: () => Object.values(service.emulator.snapshot()["accessGroups"] ?? {}).map((group) => (group as { name: string }).name),
  } as Service;
  beforeAll(async () => {
    service.emulator = await startEmulator({ port: 0, seed: CONFORMANCE_SEED });
  });
  beforeEach(async () => {
    await service.emulator.reset();
    service.target = await targetOf(service.emulator);
  });
  afterAll(() => service.emulator.close());
  return service;
}

export const SEEDED = CONFORMANCE_SEED.accessGroups?.map(({ name }) => name);
