import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { runFlows } from "../../scripts/flows/command.js";
import { startScript } from "../generate/harness/command.js";
import { close, listen } from "../harness/loopback.js";
import type { Outcome } from "../harness/processes.js";
import { runMain } from "../harness/run-main.js";

const WEBHOOKS = ["--flow", "webhooks", "--input", "teamId=team_1", "--input", "projectId=prj_1", "--input", "token=unknown-token"];
const flows = (...args: string[]): Promise<Outcome> => runMain(() => runFlows(args));
let address: string;
let respond: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => respond(request, response));
beforeAll(async () => void (address = await listen(server)));
beforeEach(() => void vi.stubEnv("FLOWS_TOKEN", undefined));
afterAll(() => close(server));

test("runs one workflow against its own emulator and prints each check", async () => {
  const { code, stdout, stderr } = await flows("--flow", "signInByForm", "--verbose");
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^sso \/ signInByForm\n {2}✓ \w+ +exchangeSsoToken +200 +\d+ ms {2}\d+ checks\n/);
  expect(stdout).toContain("    ✓ success criteria check: $statusCode == 200\n    ");
  expect(stdout).toMatch(/\n1 flow, 1 workflow, 1 step, \d+ checks \(.*\)\nall passed\n$/);
});

test("exits with 1 and the location of a check that another service fails", async () => {
  respond = (_, response) => void response.writeHead(401, { "content-type": "application/json" }).end("{}");
  const { code, stdout, stderr } = await flows(...WEBHOOKS, "--server", `${address}/`);
  expect(code).toBe(1);
  expect(stderr).toContain("spec/flows/webhooks.arazzo.yaml:40:24 flow/success-criteria listAll: GET /v1/webhooks returned 401");
  expect(stdout).toContain("  ✗ listAll  listWebhooks  401");
  expect(stdout).toMatch(/\n1 step failed, \d+ steps? not reached\n/);
});

test("stops the client on Ctrl+C", async () => {
  respond = () => undefined;
  const asked = once(server, "request") as Promise<[IncomingMessage]>;
  const { child, ended } = startScript(REPOSITORY, "scripts/flows/command.ts", [...WEBHOOKS, "--server", address]);
  const [request] = await asked;
  const gone = once(request.socket, "close");
  child.kill("SIGINT");
  expect((await ended).signal).toBe("SIGINT");
  await gone;
});
