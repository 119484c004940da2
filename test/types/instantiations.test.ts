import { expect, test } from "vitest";
import { instantiations } from "../support/compile.js";

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

test("five calls of three tags cost the compiler next to nothing", () => {
  // 15 as things stand; 100 is what the project allows itself.
  expect(instantiations(FIVE_CALLS) - empty).toBeLessThanOrEqual(20);
});

test("the count sees what generics over the paths cost", () => {
  expect(instantiations(BY_PATH) - empty).toBeGreaterThan(1000);
});
