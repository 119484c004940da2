import { expect } from "vitest";
import { validateResponse } from "../../../../packages/emulator/src/internal/contract/validate-response.js";
import { handlers } from "../../../../packages/emulator/src/internal/operations/index.js";
import { Refusal, type RefusalPlace } from "../../../../packages/emulator/src/internal/refusal.js";
import { createIds } from "../../../../packages/emulator/src/internal/state/ids.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import type { OperationContext, OperationOutput, Store } from "../../../../packages/emulator/src/internal/types.js";
import { contract, operationOf } from "../contract/harness.js";

export interface Call {
  team?: string;
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface Outcome {
  status: number;
  body?: unknown;
  rule?: string;
  place?: RefusalPlace | undefined;
}

export interface World {
  store: Store;
  now: number;
  call: (operationId: string, call?: Call) => Promise<Outcome>;
}

const PEOPLE = [
  ["user_1", "ada", "Ada Byron"],
  ["user_2", "bob", undefined],
  ["user_3", "cyd", "Cyd Ada"],
  ["user_4", "dan", "Dan"],
  ["user_5", "eve", "Eve"],
] as const;
const TEAMS = {
  team_1: { uids: ["user_1", "user_2", "user_3"], projectIds: ["prj_1", "prj_2", "prj_3"] },
  team_2: { uids: ["user_3", "user_4", "user_5"], projectIds: ["prj_4", "prj_5"] },
};

/** Two teams with three users and three projects each, one user in both. */
export function createWorld(store: Store = memoryStore()): World {
  for (const [id, slug] of Object.entries({ team_1: "one", team_2: "two" })) store.put("teams", id, { id, slug, name: slug });
  for (const [uid, username, name] of PEOPLE) {
    const rest = name === undefined ? {} : { name, avatar: `${username}.png`, createdAt: "1600000000000" };
    store.put("users", uid, { uid, username, email: `${username}@Example.com`, ...rest });
  }
  for (const [teamId, { uids, projectIds }] of Object.entries(TEAMS)) {
    for (const uid of uids) store.put("teamMembers", `${teamId}/${uid}`, { teamId, uid, teamRole: uid === "user_1" ? "OWNER" : "MEMBER" });
    for (const id of projectIds) {
      const more = id === "prj_1" ? { framework: null, latestDeploymentId: "dpl_1" } : { framework: "svelte" };
      store.put("projects", id, { id, teamId, name: `name of ${id}`, ...more });
    }
  }
  const ids = createIds(store, "test");
  const world: World = {
    store,
    now: 1_700_000_000_000,
    async call(operationId, call = {}) {
      const context: OperationContext = {
        store,
        clock: { now: () => world.now },
        ids,
        caller: { userId: "user_1", teamId: call.team ?? "team_1" },
        url: "http://127.0.0.1:4010",
      };
      const input = { path: call.path ?? {}, query: call.query ?? {}, body: call.body, contentType: undefined };
      const operation = operationOf(operationId);
      const handler = handlers[operationId];
      if (handler === undefined) throw new Error(`No handler for ${operationId}`);
      try {
        const output = await handler(input, context);
        const seen = JSON.parse(JSON.stringify(output)) as OperationOutput;
        expect(validateResponse(contract.schemas, operation, seen)).toBeUndefined();
        return output;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        expect(Object.keys(operation.responses)).toContain(String(error.status));
        return { status: error.status, rule: error.rule, place: error.place };
      }
    },
  };
  return world;
}
