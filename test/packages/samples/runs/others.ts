import { DEFAULT_SEED } from "@hosting-platform/emulator";
import { json } from "../../../harness/server.js";
import { groupNames, withGroups, withMembers } from "../harness/seeds.js";
import { type Expectations, LIST, NONE, WEB, ran } from "./expectation.js";

const PAGES = withGroups(21, "operations of the web");
const TEAM = "teamId=team_1";
const GROUPS = "127.0.0.1/v1/access-groups";

export const OTHERS: Expectations = {
  "pagination/README.md: @hosting-platform/pagination": ran(["web"], [`${LIST}?search=web 200`]),
  "pagination/README.md: Items, pages, arrays": ran(
    ["21", "100 cursor-2 100 200", "1 null 1 200"],
    [`${LIST} 200`, `${LIST}?next=cursor-1 200`, `${WEB}/members?limit=100 200`, `${WEB}/members?limit=100&next=cursor-2 200`],
    { seed: withMembers(101, 21) },
  ),
  "pagination/README.md: Resuming after an error": ran(
    [...groupNames(20), "the page failed with status 403", "web-21", "operations of the web"],
    [`${LIST} 200`, `${LIST}?next=cursor-1 403`, `${LIST}?next=cursor-1 200`],
    { seed: PAGES, faults: [NONE("listAccessGroups"), { operation: "listAccessGroups", status: 403 }] },
  ),

  "pagination/src/paginate.ts": ran(groupNames(21), [`${LIST}?search=web 200`, `${LIST}?search=web&next=cursor-1 200`], {
    seed: withGroups(21, "api"),
  }),

  "README.md: Call the API": ran(
    ["web has 2 members", "group web", "GoneError 410"],
    ["emulator/v1/access-groups/web 200", "emulator/v1/access-groups 200", "emulator/v1/access-groups/docs 410"].map(
      (call) => `GET ${call}`,
    ),
  ),
  "sdk/README.md: @hosting-platform/sdk": ran(["web 2", "web"], [`${WEB}?${TEAM} 200`, `${LIST}?${TEAM} 200`]),
  "sdk/README.md: createPlatform": ran(["1"], ["GET vault.example.com/token 200", `${LIST}?slug=a-team 200`], {
    seed: { ...DEFAULT_SEED, teams: (DEFAULT_SEED.teams ?? []).map((team) => (team.id === "team_1" ? { ...team, slug: "a-team" } : team)) },
    elsewhere: () => json({ token: "emulator-token", expires: "2100-01-01T00:00:00Z" }),
  }),

  "sdk/src/create-platform.ts": ran(groupNames(21), [`${LIST}?${TEAM} 200`, `${LIST}?next=cursor-1&${TEAM} 200`], { seed: withGroups(21) }),

  "cli/README.md: In a program": ran(["listAccessGroups # List access groups"]),
  "cli/src/index.ts": ran(["listAccessGroups"]),
  "cli/src/index.ts 2": ran(["# List access groups"]),

  // They start emulators of their own, which their requests are for.
  "emulator/README.md: @hosting-platform/emulator": ran(["web", "docs"], [`POST ${GROUPS} 200`, `GET ${GROUPS} 200`]),
  "emulator/README.md: Every response explains itself": ran(["2 *** 200 operation listAccessGroups", "0"], [`GET ${GROUPS}?limit=2 200`]),
  "emulator/README.md: Stubs": ran(
    ["200 {}", '200 {"projects":[],"teamId":"team_1"}', "400 ", "204 ", "404 "],
    [
      "GET 127.0.0.1/v2/teams 200",
      "GET 127.0.0.1/v10/projects 200",
      "GET 127.0.0.1/v10/projects?limit=0 400",
      "DELETE 127.0.0.1/v9/projects/site 204",
      "GET 127.0.0.1/v9/projects/site 404",
    ],
  ),
  "emulator/README.md: A world per token": ran(["503 200", "1"], [`GET ${GROUPS} 503`, `GET ${GROUPS} 200`]),

  "emulator/src/emulator.ts": ran(["200"], [`GET ${GROUPS}/docs 200`]),
  "emulator/src/emulator.ts 2": ran(["{ projects: [ { id: 'prj_1' } ] }"], ["GET 127.0.0.1/v10/projects 200"]),
  "emulator/src/start-emulator.ts": ran(["200"], [`GET ${GROUPS} 200`]),

  "types/README.md: @hosting-platform/types": ran(["web: 2 members", "true false"]),
  "types/README.md: By path and by operation": ran(["20 1 []"]),
  "types/README.md: The contract": ran(["3.1.0 readAccessGroup"]),
};
