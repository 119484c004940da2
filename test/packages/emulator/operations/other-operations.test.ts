import { beforeEach, describe, expect, test } from "vitest";
import type { WebhookRecord } from "../../../../packages/emulator/src/internal/types.js";
import { createWorld, type World } from "./harness.js";

let world: World;

beforeEach(() => {
  world = createWorld();
});

function hook(id: string, more: Partial<WebhookRecord> = {}): WebhookRecord {
  return { id, url: `https://example.com/${id}`, ownerId: "team_1", events: ["any"], createdAt: 1, updatedAt: 2, ...more };
}

function store(...records: WebhookRecord[]): void {
  for (const record of records) world.store.put("webhooks", `${record.ownerId}/${record.id}`, record);
}

describe("listWebhooks", () => {
  test.each([{ metadata: [{ any: 1 }] }, { metadata: null }])(
    "returns metadata for all webhooks if one has $metadata",
    async ({ metadata }) => {
      store(hook("hook_1"), hook("hook_2", { projectsMetadata: metadata }));
      expect((await world.call("listWebhooks")).body).toEqual([
        hook("hook_1", { projectsMetadata: null }),
        hook("hook_2", { projectsMetadata: metadata }),
      ]);
    },
  );

  test("filters by a project that is not the first of a webhook", async () => {
    const last = hook("hook_3", { projectIds: ["prj_1", "prj_2"] });
    store(hook("hook_1"), hook("hook_2", { projectIds: ["prj_1"] }), last);
    expect((await world.call("listWebhooks", { query: { projectId: "prj_2" } })).body).toEqual([last]);
  });
});

describe("virtual model configs", () => {
  test.each([{ body: { name: "any", list: [1, null] } }, { body: [] }, { body: "text" }, { body: 0 }, { body: false }, { body: null }])(
    "returns $body as created",
    async ({ body }) => {
      expect(await world.call("createAiGatewayVirtualModelConfig", { body })).toEqual({ status: 201, body });
      expect(await world.call("readAiGatewayVirtualModelConfig")).toEqual({ status: 200, body });
    },
  );

  test("keeps all configs by team and returns the last one created", async () => {
    await world.call("createAiGatewayVirtualModelConfig", { body: 1 });
    await world.call("createAiGatewayVirtualModelConfig", { body: 2 });
    await world.call("createAiGatewayVirtualModelConfig", { team: "team_2", body: 3 });
    expect((await world.call("readAiGatewayVirtualModelConfig")).body).toBe(2);
    expect(world.store.count("virtualModelConfigs", "team_1/")).toBe(2);
  });
});
