import { inspect } from "node:util";
import { DEFAULT_SEED } from "@hosting-platform/emulator";
import { groupNames, withGroups } from "../harness/seeds.js";
import { API, created, type Expectations, HOOKS, INJECTED, LIST, NONE, WEB, ran } from "./expectation.js";

const SIGNED_IN = `globalThis.localStorage = { getItem: () => "emulator-token", setItem() {} };`;
const hook = { id: "hook_1", url: "https://example.com/hook", createdAt: 1_700_000_000_000 };
const RENAME = `POST ${API}/access-groups/ag_1`;

export const RECIPES: Expectations = {
  "sdk/RECIPES.md: List everything": ran(
    [...groupNames(101).map((name, index) => `ag_${String(index + 1).padStart(12, "0")} ${name}`), "101", "1"],
    [
      `${LIST}?limit=100 200`,
      `${LIST}?limit=100&next=cursor-1 200`,
      `${LIST} 200`,
      ...[2, 3, 4, 5, 6].map((number) => `${LIST}?next=cursor-${number} 200`),
      `GET ${HOOKS} 200`,
    ],
    { seed: withGroups(101) },
  ),
  "sdk/RECIPES.md: Resume an interrupted loop": ran(
    [...groupNames(20), `stopped: ${INJECTED}`, "false", "web-21", "true"],
    [`${LIST} 200`, `${LIST}?next=cursor-1 403`, `${LIST}?next=cursor-1 200`],
    { seed: withGroups(21), faults: [NONE("listAccessGroups"), { operation: "listAccessGroups", status: 403 }] },
  ),
  "sdk/RECIPES.md: Retry a POST safely": ran(["web"], [`${RENAME} 503`, `${RENAME} 200`], {
    seed: { ...DEFAULT_SEED, accessGroups: [{ id: "ag_1", teamId: "team_1", name: "docs" }] },
    faults: [{ operation: "updateAccessGroup", status: 503 }],
  }),
  "sdk/RECIPES.md: Retry a POST safely 2": ran(["ag_000000000001"], [`POST ${API}/access-groups no response`, `${LIST} 200`], {
    seed: { ...DEFAULT_SEED, accessGroups: [] },
    // It is created, and its response is lost.
    faults: [{ operation: "createAccessGroup", reset: "after" }],
  }),
  "sdk/RECIPES.md: Log requests": ran(
    [
      "GET https://api.example.com/v1/access-groups/web: 503, attempt 1, … ms",
      "retry in … ms after 503",
      "GET https://api.example.com/v1/access-groups/web: 200, attempt 2, … ms",
      "web",
    ],
    [`${WEB}?teamId=team_1 503`, `${WEB}?teamId=team_1 200`],
    { faults: [{ operation: "readAccessGroup", status: 503 }] },
  ),
  "sdk/RECIPES.md: React Query": ran(["<p></p>", "<p>web,web-2</p>", '{"status":403}'], [`${LIST}?search=web 200`, `GET ${HOOKS} 403`], {
    seed: withGroups(2, "api"),
    // An error without a body, which no fault is.
    handlers: { listWebhooks: () => new Response(null, { status: 403 }) },
    before: SIGNED_IN,
    after: `
      import { QueryClientProvider } from "@tanstack/react-query";
      import { createElement } from "react";
      import { renderToString } from "react-dom/server";
      const { api, loadAccessGroupNames, queryClient, useAccessGroupNames } = sample;
      const Names = () => createElement("p", null, useAccessGroupNames("web")?.join());
      const render = () => console.log(renderToString(createElement(QueryClientProvider, { client: queryClient }, createElement(Names))));
      render();
      await loadAccessGroupNames("web");
      render();
      const failing = api.queryOptions("get", "/v1/webhooks");
      console.log(await queryClient.fetchQuery(failing).catch((error) => JSON.stringify(error)));`,
  }),
  "sdk/RECIPES.md: React Query 2": ran(inspect(groupNames(21)).split("\n"), [`${LIST} 200`, `${LIST}?next=cursor-1 200`], {
    seed: withGroups(21),
    before: SIGNED_IN,
  }),
  // It shows how MSW responds in place of the platform: nothing is to reach the emulator.
  "sdk/RECIPES.md: MSW": ran(["2", "true"]),
  "sdk/RECIPES.md: zod, valibot and arktype": ran(
    ["hook_1 https://example.com/hook", "[ [ 'secret' ] ]"],
    [`POST ${HOOKS} 200`, `POST ${HOOKS} 200`],
    { handlers: { createWebhook: created } },
  ),
  "sdk/RECIPES.md: zod, valibot and arktype 2": ran(["web [ 'v0' ]"], [`${WEB} 200`]),
  "sdk/RECIPES.md: zod, valibot and arktype 3": ran(
    ["2023", "https://example.com/hook"],
    [`GET ${HOOKS}/hook_1 200`, `GET ${HOOKS}/hook_1 200`],
    { handlers: { readWebhook: (_, { path }) => ({ ...hook, id: path["id"] }) } },
  ),
};
