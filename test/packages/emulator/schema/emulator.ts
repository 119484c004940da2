// The emulator on its socket, with something at each place that requests can name.
import { type Emulator, startEmulator } from "../../../../packages/emulator/src/index.js";
import type { Teams } from "./request-faults.js";
import type { KnownValues, Sent } from "./requests.js";

export const TOKEN = "schema-token";
export const TEAMS: Teams = { own: { teamId: "team_2", slug: "second" }, foreign: { teamId: "team_3", slug: "third" } };

const CLIENT = { client_id: "client_1", client_secret: "schema-client-secret", redirect_uri: "http://localhost:3000/callback" };
const CONTROL = { method: "POST", headers: { "content-type": "application/json" } };

/** What was answered. */
export interface Answer {
  status: number;
  headers: Headers;
  contentType: string | null;
  text: string;
  /** Of a refusal. */
  rule: string | undefined;
  place: unknown;
}

export interface World {
  emulator: Emulator;
  known: KnownValues;
  send: (sent: Sent) => Promise<Answer>;
  /** The state as text. */
  state: () => string;
  /** Makes the state as it was at the beginning. */
  restore: () => Promise<void>;
}

export async function createWorld(): Promise<World> {
  const emulator = await startEmulator({ port: 0, clock: "2030-01-01T00:00:00Z", seed: SEED });
  const [code, otherCode] = [await codeOf(emulator), await codeOf(emulator)];
  const known: KnownValues = {
    // The first of each is one that the operation can do with; the others are refused for a state that the contract does not show.
    "path idOrName": ["ag_known", "web", "ag_foreign"],
    "path accessGroupIdOrName": ["ag_known", "web", "ag_foreign"],
    "path projectId": ["prj_1", "prj_foreign"],
    "query projectId": ["prj_1"],
    "query teamId": ["team_1", "team_2"],
    "query slug": ["first", "second"],
    "body name": ["free", "web"],
    "body projectId": ["prj_2", "prj_1", "prj_foreign"],
    "body membersToAdd": ["user_2", "user_1"],
    "body membersToRemove": ["user_1"],
    ...Object.fromEntries(Object.entries(CLIENT).map(([name, value]) => [`body ${name}`, [value]])),
    "body code": [code, otherCode],
    "body refresh_token": [await refreshTokenOf(emulator, otherCode)],
  };
  const before = emulator.snapshot();
  return {
    emulator,
    known,
    send: (sent) => send(emulator.url, sent),
    state: () => JSON.stringify(emulator.snapshot()),
    restore: () => emulator.restore(before),
  };
}

const SEED = {
  teams: [
    { id: "team_1", slug: "first", members: ["user_1", "user_2"].map((uid) => ({ uid, teamRole: "MEMBER" })) },
    { id: "team_2", slug: "second" },
    { id: "team_3", slug: "third" },
  ],
  users: ["user_1", "user_2"].map((uid) => ({ uid, username: uid, email: `${uid}@example.com` })),
  tokens: [{ token: TOKEN, userId: "user_1", teamIds: ["team_1", "team_2"] }],
  projects: [
    ...["prj_1", "prj_2"].map((id) => ({ id, teamId: "team_1", name: id, framework: null })),
    { id: "prj_foreign", teamId: "team_2", name: "prj_foreign", framework: null },
  ],
  accessGroups: [
    { id: "ag_known", teamId: "team_1", name: "web", members: ["user_1"], projects: [{ projectId: "prj_1", role: "ADMIN" }] },
    { id: "ag_foreign", teamId: "team_2", name: "foreign" },
  ],
  webhooks: [
    { ownerId: "team_1", url: "https://example.com/1", projectIds: ["prj_1"] },
    { ownerId: "team_2", url: "https://example.com/2", projectsMetadata: null },
  ],
  ssoClients: [{ clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret, redirectUris: [CLIENT.redirect_uri] }],
};

async function codeOf({ url }: Emulator): Promise<string> {
  const response = await fetch(`${url}/_emulator/sso/codes`, { ...CONTROL, body: JSON.stringify({ client_id: CLIENT.client_id }) });
  return ((await response.json()) as { code: string }).code;
}

async function refreshTokenOf({ url }: Emulator, code: string): Promise<string> {
  const { client_id, client_secret } = CLIENT;
  const body = JSON.stringify({ grant_type: "authorization_code", code, client_id, client_secret });
  const response = await fetch(`${url}/v1/integrations/sso/token`, { ...CONTROL, body });
  return ((await response.json()) as { refresh_token: string }).refresh_token;
}

async function send(url: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const response = await fetch(url + path, { method, headers, ...(body !== undefined && { body }), redirect: "manual" });
  const text = await response.text();
  const { status } = response;
  const { error, ...rest } = (status >= 400 && text !== "" ? JSON.parse(text) : {}) as { error?: unknown; rule?: string };
  // The token exchange answers in the words of OAuth.
  const told = (typeof error === "object" ? error : rest) as { rule?: string; place?: unknown };
  return { status, headers: response.headers, contentType: response.headers.get("content-type"), text, rule: told.rule, place: told.place };
}
