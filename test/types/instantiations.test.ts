import { expect, test } from "vitest";
import { instantiations, programOf } from "../support/compile.js";

const FIVE_CALLS = `
import { createAccessGroup, createClient, listAccessGroups, listProjects, listWebhooks, readAccessGroup } from "@hosting-platform/client";

const client = createClient({ baseUrl: "https://api.example.com" });
const group = await readAccessGroup(client, { path: { idOrName: "web" } });
const page = await listAccessGroups(client, { query: { limit: 3 } });
const created = await createAccessGroup(client, { body: { name: "web" } });
const projects = await listProjects(client, { query: { further: 1 } });
const webhooks = await listWebhooks(client);
export const used = [group.name, page.accessGroups?.[0]?.name, created.teamId, projects, webhooks[0]?.url];
`;

const BY_PATH = `
import { createClient } from "@hosting-platform/client";

const client = createClient({ baseUrl: "https://api.example.com" });
const { data } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } });
export const used = data?.name;
`;

const empty = instantiations("export {};");

const TWO_TAGS = `
import { createClient } from "@hosting-platform/client/core";
import { createAccessGroup, listAccessGroups, readAccessGroup } from "@hosting-platform/client/access-groups";
import { listWebhooks, readWebhook } from "@hosting-platform/client/webhooks";

const client = createClient({ baseUrl: "https://api.example.com" });
const group = await readAccessGroup(client, { path: { idOrName: "web" } });
const page = await listAccessGroups(client, { query: { limit: 3 } });
const created = await createAccessGroup(client, { body: { name: "web" } });
const webhook = await readWebhook(client, { path: { id: "hook_1" } });
const webhooks = await listWebhooks(client);
export const used = [group.name, page.accessGroups?.[0]?.name, created.teamId, webhook, webhooks[0]?.url];
`;

test("five calls of three tags cost the compiler next to nothing", () => {
  // 34 as things stand; 100 is what the project allows itself.
  expect(instantiations(FIVE_CALLS) - empty).toBeLessThanOrEqual(40);
});

test("five calls of two tags by their modules do not read the types of the others, nor those of the paths", () => {
  expect(instantiations(TWO_TAGS) - empty).toBeLessThanOrEqual(40);
  const read = programOf({ snippet: TWO_TAGS })
    .getSourceFiles()
    .map(({ fileName }) => fileName.replace(/^.*\/(?=packages\/|node_modules\/)/, ""))
    .filter((file) => /^packages|^node_modules\/(?!typescript)/.test(file));
  expect(
    read
      .filter((file) => /operations\//.test(file))
      .map((file) => file.split("/").at(-1))
      .sort(),
  ).toEqual([...["access-groups.d.ts", "access-groups.d.ts", "webhooks.d.ts", "webhooks.d.ts"]]);
  expect(read.filter((file) => /openapi-fetch|generated\/types\.d\.ts|generated\/client\.d\.ts/.test(file))).toEqual([]);
});

test("the count sees what generics over the paths cost", () => {
  expect(instantiations(BY_PATH) - empty).toBeGreaterThan(1000);
});
