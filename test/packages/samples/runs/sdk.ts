import { DEFAULT_SEED } from "@hosting-platform/emulator";
import { json } from "../../../harness/server.js";
import { groupNames, withGroups } from "../harness/seeds.js";
import { type Expectations, LIST, WEB, ran } from "./expectation.js";

const TEAM = "teamId=team_1";
const READ_AND_LIST = {
  seed: withGroups(21),
  prints: ["web 2", ...groupNames(21)],
  sends: [`${WEB}?${TEAM} 200`, `${LIST}?${TEAM} 200`, `${LIST}?next=cursor-1&${TEAM} 200`],
};

export const SDK: Expectations = {
  "README.md: Call the API": READ_AND_LIST,
  "sdk/README.md: @hosting-platform/sdk": READ_AND_LIST,
  "sdk/README.md: createPlatform": ran(["1"], ["GET vault.example.com/token 200", `${LIST}?slug=a-team 200`], {
    seed: { ...DEFAULT_SEED, teams: (DEFAULT_SEED.teams ?? []).map((team) => (team.id === "team_1" ? { ...team, slug: "a-team" } : team)) },
    elsewhere: () => json({ token: "emulator-token", expires: "2100-01-01T00:00:00Z" }),
  }),

  "sdk/src/create-platform.ts": ran(groupNames(21), [`${LIST}?${TEAM} 200`, `${LIST}?next=cursor-1&${TEAM} 200`], { seed: withGroups(21) }),
};
