import { importModule } from "../core/modules/import-module.cjs";
import type { Emulator, Seed } from "@hosting-platform/emulator";
import { buildPackages } from "../pack/build-packages.js";
import { tellWaiting, withLock } from "../core/files/lock.js";

/** A service for the flows, and what they need to know of it. */
export interface FlowService {
  readonly server: string;
  readonly inputs: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/** What a team that the token may not act for has. */
const OTHER_TEAM_GROUP = "ag_of_other_team";
const TOKEN = "flow-token";

const EMULATOR = "@hosting-platform/emulator";

/** Starts an emulator, in this process so that it cannot outlive it, with all that the flows need. */
export async function startFlowService(root: string): Promise<FlowService & { emulator: Emulator }> {
  await withLock(root, () => buildPackages(root), tellWaiting);
  // It is built only now. Node gives what a computed name leads to no type.
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

/** The default seed, with a token of one team alone, so that something is another team's. */
function flowSeed(seed: Seed): Seed {
  return {
    ...seed,
    tokens: [...(seed.tokens ?? []), { token: TOKEN, userId: "user_1", teamIds: ["team_1"] }],
    accessGroups: [...(seed.accessGroups ?? []), { id: OTHER_TEAM_GROUP, teamId: "team_2", name: "of-other-team" }],
  };
}

/** The code that one who signs in would come back with. */
async function codeFor(url: string, clientId: string, redirectUri: string): Promise<string> {
  const answer = await fetch(`${url}/_emulator/sso/codes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_id: clientId, redirect_uri: redirectUri }),
  });
  const { code } = (await answer.json()) as { code: string };
  return code;
}
