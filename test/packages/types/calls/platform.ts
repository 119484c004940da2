import { EQUALS } from "../../../harness/type-assertions.js";
import type { Calls } from "./calls.js";

const START = `import * as s from "@hosting-platform/sdk";
import * as p from "@hosting-platform/client";
const baseUrl = "https://api.example.com";
const token = "token";
${EQUALS}`;

export const platform: Calls = {
  start: START,
  right: {
    "a platform as a client": `
    const platform = s.createPlatform({ baseUrl, token, teamId: "team_1", timeout: 5, retry: false });
    same<Equals<typeof platform, p.OperationClient>>();
    const group = await s.readAccessGroup(platform, { path: { idOrName: "web" } });
    same<Equals<typeof group, p.ReadAccessGroupResult>>();
    same<Equals<typeof s.listAccessGroups, typeof p.listAccessGroups>>();`,
    "a team from the environment, which may have none": "s.createPlatform({ baseUrl, token, teamId: undefined as string | undefined });",
    "a token from a provider": "s.createPlatform({ baseUrl, token: async () => ({ token, expiresAt: new Date() }) });",
    "a list through the SDK alone": `
    const groups = await s.paginate(s.listAccessGroups, s.createPlatform({ baseUrl, token: s.environmentToken(), slug: "acme" })).toArray();
    same<Equals<typeof groups, s.AccessGroupListItem[]>>();`,
    "Pagination as the schema's type": `
    same<Equals<s.Pagination["next"], string | null>>();
    same<Equals<s.OperationPagination<number, string>["cursor"], string>>();`,
  },
  wrong: [
    ["a missing token", "s.createPlatform({ baseUrl });", "TS2345"],
    ["a token that may be undefined", "s.createPlatform({ baseUrl, token: token as string | undefined });", "TS2322"],
    ["a missing base URL", "s.createPlatform({ token });", "TS2345"],
    ["auth with a token", "s.createPlatform({ baseUrl, token, auth: s.bearer(token) });", "TS2322"],
    ["a team by id and slug", `s.createPlatform({ baseUrl, token, teamId: "team_1", slug: "acme" });`, "TS2345"],
    ["a misspelled option", "s.createPlatform({ baseUrl, token, timeouts: 5 });", "TS2561"],
  ],
};
