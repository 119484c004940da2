import { importModule } from "../core/modules/import-module.cjs";
import type { Emulator, Seed } from "@hosting-platform/emulator";
import { buildPackages } from "../pack/build-packages.js";
import { tellWaiting, withLock } from "../core/files/lock.js";

/** A service for the flows, and their inputs for it. */
export interface FlowService {
  readonly server: string;
  readonly inputs: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/** An access group of a team that the token cannot act for. */
const OTHER_TEAM_GROUP = "ag_of_other_team";
const TOKEN = "flow-token";

const EMULATOR = "@hosting-platform/emulator";

/** Starts an emulator in this process, seeded for the flows. */
export async function startFlowService(root: string): Promise<FlowService & { emulator: Emulator }> {
  await withLock(root, () => buildPackages(root), tellWaiting);
  // Imported at run time, since it has just been built; a computed specifier has no type.
  const { startEmulator, DEFAULT_SEED } = (await importModule(EMULATOR)) as {
    startEmulator: (options: { seed: Seed }) => Promise<Emulator>;
    DEFAULT_SEED: Seed;
  };
  const emulator = await startEmulator({ seed: flowSeed(DEFAULT_SEED) });
  const [client] = DEFAULT_SEED.ssoClients ?? [];
  const redirectUri = client?.redirectUris[0] ?? "";
  const codeOf = (): Promise<string> => codeFor(emulator.url, client?.clientId ?? "", redirectUri);
  const inputs = new Map([
    ["token", TOKEN],
    ["teamId", "team_1"],
    ["memberId", "user_2"],
    ["otherMemberId", "user_3"],
    ["projectId", "prj_1"],
    ["otherProjectId", "prj_2"],
    ["otherTeamGroupId", OTHER_TEAM_GROUP],
    ["clientId", client?.clientId ?? ""],
    ["clientSecret", client?.clientSecret ?? ""],
    ["redirectUri", redirectUri],
    ["code", await codeOf()],
    ["formCode", await codeOf()],
    ["virtualModelConfig", `{"name":"flow"}`],
  ]);
  return { emulator, server: emulator.url, inputs, close: () => emulator.close() };
}

/** Adds a token for one team only and a group of another team to the default seed. */
function flowSeed(seed: Seed): Seed {
  return {
    ...seed,
    tokens: [...(seed.tokens ?? []), { token: TOKEN, userId: "user_1", teamIds: ["team_1"] }],
    accessGroups: [...(seed.accessGroups ?? []), { id: OTHER_TEAM_GROUP, teamId: "team_2", name: "of-other-team" }],
  };
}

/** Returns an authorization code, as after a sign-in. */
async function codeFor(url: string, clientId: string, redirectUri: string): Promise<string> {
  const response = await fetch(`${url}/_emulator/sso/codes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_id: clientId, redirect_uri: redirectUri }),
  });
  const { code } = (await response.json()) as { code: string };
  return code;
}
