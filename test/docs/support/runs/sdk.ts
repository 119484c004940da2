import { DEFAULT_SEED } from "@hosting-platform/emulator";
import { json } from "../../../support/server.js";
import { groupNames, withGroups } from "../seeds.js";
import { type Expectations, LIST, WEB } from "./expectation.js";

const TEAM = "teamId=team_1";
const READ_AND_LIST = {
  seed: withGroups(21),
  prints: ["web 2", ...groupNames(21)],
  sends: [`${WEB}?${TEAM} 200`, `${LIST}?${TEAM} 200`, `${LIST}?next=cursor-1&${TEAM} 200`],
};

export const SDK: Expectations = {
  "README.md: Packages": READ_AND_LIST,
  "sdk/README.md: @hosting-platform/sdk": READ_AND_LIST,
  "sdk/README.md: createPlatform": {
    seed: { ...DEFAULT_SEED, teams: (DEFAULT_SEED.teams ?? []).map((team) => (team.id === "team_1" ? { ...team, slug: "a-team" } : team)) },
    elsewhere: () => json({ token: "emulator-token", expires: "2100-01-01T00:00:00Z" }),
    prints: ["1"],
    sends: ["GET vault.example.com/token 200", `${LIST}?slug=a-team 200`],
  },

  "sdk/src/create-platform.ts": {
    seed: withGroups(21),
    prints: groupNames(21),
    sends: [`${LIST}?${TEAM} 200`, `${LIST}?next=cursor-1&${TEAM} 200`],
  },
};
