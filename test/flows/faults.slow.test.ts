import { expect, onTestFinished, test } from "vitest";
import type { Emulator } from "../../packages/emulator/src/index.js";
import { failuresOf } from "../../scripts/flows/failures.js";
import { executedSteps, isRetried } from "../../scripts/flows/outcome.js";
import { formatFinding } from "../../scripts/core/cli/finding.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { readAll, startService } from "./harness/service.js";

/** What is wrong with the service, the flow that has to see it, and the lines that tell of it. */
type Row = [title: string, breakIt: (emulator: Emulator) => void, flow: string, told: string[]];

const GROUP = {
  accessGroupId: "ag_1",
  name: "flow-manage",
  teamId: "team_1",
  createdAt: "1767225600000",
  updatedAt: "1767225600000",
  membersCount: 0,
  projectsCount: 0,
  isDsyncManaged: false,
};

const WEBHOOK = { id: "hook_1", url: "https://example.com", ownerId: "team_1", events: [], createdAt: 1, updatedAt: 1 };

const ROWS: Row[] = [
  [
    "a field of another type and one that is missing",
    (emulator) => emulator.handle("readAccessGroup", () => Response.json({ ...GROUP, createdAt: 1, membersCount: undefined })),
    "access-groups",
    [
      "access-groups.arazzo.yaml:40:22 flow/schema readById: GET /v1/access-groups/ag_N returned 200, and the response does not match the schema: must have required property 'membersCount'; must be string in `\"createdAt\": 1`.",
    ],
  ],
  [
    "a status that the contract does not have",
    (emulator) => void emulator.faults.add({ operation: "listWebhooks", status: 418 }),
    "webhooks",
    [
      "webhooks.arazzo.yaml:40:24 flow/success-criteria listAll: GET /v1/webhooks returned 418, but expected `$statusCode == 200`.",
      "webhooks.arazzo.yaml:41:24 flow/success-criteria listAll: GET /v1/webhooks returned 418, but expected `$response.body#/0/ownerId == $inputs.teamId`.",
      "webhooks.arazzo.yaml:38:22 flow/status-code listAll: GET /v1/webhooks returned 418, which is not a documented status.",
    ],
  ],
  [
    "a page of HTML",
    (emulator) => void emulator.faults.add({ operation: "exchangeSsoToken", html: true }),
    "signInByForm",
    [
      "sso.arazzo.yaml:136:24 flow/success-criteria exchange: POST /v1/integrations/sso/token returned 200, but expected `^.`.",
      "sso.arazzo.yaml:123:22 flow/content-type exchange: POST /v1/integrations/sso/token returned 200: Content type text/html for 200 response is not described in the schema. Expected content types: application/json.",
    ],
  ],
  [
    "a cursor that comes again",
    (emulator) => void emulator.faults.add({ operation: "listAccessGroups", repeatCursor: true }),
    "access-group-pages",
    [
      "access-group-pages.arazzo.yaml:147:24 flow/success-criteria page: GET /v1/access-groups returned 200, but expected `$response.body#/pagination/next != $inputs.next`.",
    ],
  ],
  [
    "a connection that ends",
    (emulator) => void emulator.faults.add({ operation: "createAiGatewayVirtualModelConfig", reset: true }),
    "createVirtualModelConfig",
    [
      "virtual-model-configs.arazzo.yaml:39:22 flow/failed-network-request create: `createAiGatewayVirtualModelConfig` got no response: fetch failed (cause: ECONNRESET).",
    ],
  ],
  [
    "a request that is not refused",
    (emulator) => void emulator.faults.add({ operation: "createAccessGroup", status: 200 }),
    "refuseValues",
    [
      "refusals.arazzo.yaml:97:24 flow/success-criteria createWithoutName: POST /v1/access-groups returned 200, but expected `$statusCode == 400`.",
      "refusals.arazzo.yaml:91:22 flow/schema createWithoutName: POST /v1/access-groups returned 200, and the response does not match the schema: must have required property 'entitlements'.",
    ],
  ],
  ["an unknown field", (emulator) => emulator.handle("listWebhooks", () => [{ ...WEBHOOK, colour: "red" }]), "webhooks", []],
];

/** Rows of different flows and operations run together, since each run reads the contract. */
const TOGETHER = [
  [0, 1, 2, 3, 4],
  [5, 6],
].map((indices) => ROWS.filter((_, index) => indices.includes(index)));

test.each(TOGETHER.map((rows) => [rows.map(([title]) => title).join(", and "), rows] as const))(
  "checks the responses of a service with %s",
  async (_title, rows) => {
    const service = await startService();
    onTestFinished(() => service.close());
    for (const [, breakIt] of rows) breakIt(service.emulator);
    const failures = failuresOf(executedSteps(await readAll(), await service.run(...rows.map(([, , flow]) => flow))));
    const told = failures.map((failure) => formatFinding(failure, `${REPOSITORY}/spec/flows`).split("\n")[0] ?? "");
    expect(told.map((line) => line.replace(/ag_\d{12}/, "ag_N")).sort()).toEqual(rows.flatMap(([, , , lines]) => lines).sort());
  },
);

test("retries after 429 and redacts secrets in printed responses", async () => {
  const service = await startService();
  onTestFinished(() => service.close());
  service.emulator.faults.add({ operation: "createAiGatewayVirtualModelConfig", retryAfter: 1, times: 1 });
  service.emulator.handle("exchangeSsoToken", () => ({
    access_token: "",
    id_token: "secret-id",
    token_type: "Bearer",
    refresh_token: "secret-refresh",
  }));
  const executed = executedSteps(await readAll(), await service.run("createVirtualModelConfig", "signIn"));
  const retried = executed.filter(({ within }) => within === "createVirtualModelConfig");
  const outcomes = retried.map(({ ran }) => [ran.stepId, ran.response.statusCode, isRetried(ran)].join(" "));
  expect(outcomes).toEqual(["create 429 true", "create 201 false", "read 200 false"]);
  expect(failuresOf(retried)).toEqual([]);
  const [failure] = failuresOf(executed);
  expect(failure?.hint).toContain('"token_type":"Bearer","refresh_token":"********"');
  expect(JSON.stringify(failure)).not.toContain("secret-");
});
