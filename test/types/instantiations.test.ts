import { describe, expect, test } from "vitest";
import { BY_BARREL, BY_TAGS, TYPE_PROGRAMS } from "../../scripts/bench/packages/type-cost.js";
import { instantiations, programOf } from "../support/compile.js";

const empty = instantiations("export {};");

/** What a program costs the compiler beyond an empty one: the types that it instantiates, those of the language's library included. */
function cost(...lines: string[]): number {
  return instantiations(lines.join("\n")) - empty;
}

/** The program that the bench measures. */
function programText(name: string): string {
  const program = TYPE_PROGRAMS[name];
  if (program === undefined) throw new Error(`the bench has no program ${name}`);
  return program.text;
}

const TWO_TAGS = programText(BY_TAGS);
const BARREL = programText(BY_BARREL);

const PLATFORM = `
import { createPlatform, environmentToken } from "@hosting-platform/sdk";
export const platform = createPlatform({ baseUrl: "https://api.example.com", token: environmentToken(), teamId: "team_1" });`;

const BY_PATH = `
import { createClient } from "@hosting-platform/client";

const client = createClient({ baseUrl: "https://api.example.com" });
const { data } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
export const used = data?.name;`;

describe("five calls of two tags cost the compiler next to nothing", () => {
  // 61, 62 and 62 as things stand; 100 is what the project allows itself.
  test.each([
    ["the modules of the tags", TWO_TAGS, 65],
    ["the client", BARREL, 66],
    ["the SDK", BARREL.replace("@hosting-platform/client", "@hosting-platform/sdk"), 66],
  ])("by %s", (_, code, most) => {
    expect(cost(code)).toBeLessThanOrEqual(most);
  });

  test("and by their modules read neither the types of the other tags nor those of the paths", () => {
    const read = programOf({ snippet: TWO_TAGS })
      .getSourceFiles()
      .map(({ fileName }) => fileName.replace(/^.*\/(?=packages\/|node_modules\/)/, ""))
      .filter((file) => /^packages|^node_modules\/(?!typescript)/.test(file));
    const tags = read.filter((file) => file.includes("operations/")).map((file) => file.replace(/^packages\/(\w+)\/.*\//, "$1 "));
    expect(tags.sort()).toEqual(["client access-groups.d.ts", "client webhooks.d.ts", "types access-groups.d.ts", "types webhooks.d.ts"]);
    expect(read.filter((file) => /openapi-fetch|generated\/types\.d\.ts|generated\/client\.d\.ts/.test(file))).toEqual([]);
  });
});

test("createPlatform costs the compiler nothing", () => {
  expect(cost(PLATFORM)).toBe(0);
});

describe("a paginated call", () => {
  const start = `import { paginate } from "@hosting-platform/pagination";
    import { createClient, listAccessGroups, listAccessGroupMembers } from "@hosting-platform/client";
    const client = createClient({ baseUrl: "https://api.example.com" });
    void [client, paginate, listAccessGroups, listAccessGroupMembers];`;
  const call = `for await (const { name } of paginate(listAccessGroups, client, { query: { limit: 3 } }, { maxItems: 5 })) void name;`;
  const other = `for await (const { uid } of paginate(listAccessGroupMembers, client, { path: { idOrName: "web" } })) void uid;`;
  const one = cost(start, call);

  test("costs the compiler little", () => {
    // 85 as things stand.
    expect(one - cost(start)).toBeLessThanOrEqual(90);
  });

  test("costs nothing where it comes again, and little for another operation", () => {
    const two = cost(start, call, call);
    expect(two - one).toBe(0);
    // 44 as things stand.
    expect(cost(start, call, call, other) - two).toBeLessThanOrEqual(48);
  });
});

test("the count sees what generics over the paths cost", () => {
  expect(cost(BY_PATH)).toBeGreaterThan(1000);
});
