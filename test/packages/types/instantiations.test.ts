import { expect, it } from "vitest";
import { BY_BARREL, BY_TAGS } from "../../../scripts/bench/packages/types.js";
import { instantiations } from "../../harness/compile.js";

const empty = instantiations("export {};");

/** Returns how many types the compiler instantiates for a program beyond those for an empty one. */
const cost = (...lines: string[]): number => instantiations(lines.join("\n")) - empty;

const PLATFORM = `import { createPlatform, environmentToken } from "@hosting-platform/sdk";
export const platform = createPlatform({ baseUrl: "https://api.example.com", token: environmentToken(), teamId: "team_1" });`;

const PAGES = `import { paginate } from "@hosting-platform/pagination";
import { createClient, listAccessGroups, listAccessGroupMembers } from "@hosting-platform/client";
const client = createClient({ baseUrl: "https://api.example.com" });
void [client, paginate, listAccessGroups, listAccessGroupMembers];`;
const LOOP = `for await (const { name } of paginate(listAccessGroups, client, { query: { limit: 3 } }, { maxItems: 5 })) void name;`;

it.each([
  ["five calls through the modules of two tags", BY_TAGS, 65],
  ["five calls through the SDK", BY_BARREL.replace("@hosting-platform/client", "@hosting-platform/sdk"), 66],
  ["createPlatform", PLATFORM, 0],
])("keeps type instantiations low for %s", (_, code, most) => expect(cost(code)).toBeLessThanOrEqual(most));

it("instantiates few types for a paginated call, none for a repetition", () => {
  const one = cost(PAGES, LOOP);
  expect(one - cost(PAGES)).toBeLessThanOrEqual(90);
  expect(cost(PAGES, LOOP, LOOP)).toBe(one);
});
