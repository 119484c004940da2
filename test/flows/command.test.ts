import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { REPOSITORY } from "../../scripts/lib/repository.js";
import { runScript, startScript } from "../scripts/support/command.js";
import { startService, type TestService } from "./support/service.js";

// Each test starts the command, which starts another one.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const WEBHOOKS = ["--flow", "webhooks", "--input", "teamId=team_1", "--input", "projectId=prj_1"];

function flows(args: readonly string[], env: NodeJS.ProcessEnv = {}): ReturnType<typeof runScript> {
  return runScript(REPOSITORY, "scripts/run-flows.ts", args, { FLOWS_TOKEN: undefined, ...env });
}

describe("against the emulator that it starts", () => {
  test("one flow is run, by its name", async () => {
    const { code, stdout, stderr } = await flows(["--flow", "webhooks"]);
    expect(stderr).toBe("");
    expect(stdout.replaceAll(/ +\d+ ms/g, " … ms").split("\n")).toEqual([
      "webhooks / findWebhooks",
      "  ✓ listAll        listWebhooks  200 … ms  5 checks",
      "  ✓ listOfProject  listWebhooks  200 … ms  4 checks",
      "1 flow, 1 workflow, 2 steps, 9 checks (3 success criteria, 2 status code, 2 content-type, 2 schema)",
      "all passed",
      "",
    ]);
    expect(code).toBe(0);
  });

  test("one workflow of a flow is run, with each check", async () => {
    const { code, stdout } = await flows(["--flow", "signInByForm", "--verbose"]);
    expect(stdout).toContain("sso / signInByForm\n");
    expect(stdout).toContain("    ✓ success criteria check: $statusCode == 200\n");
    expect(stdout).toContain("    ✓ schema check\n");
    expect(stdout).toContain("1 flow, 1 workflow, 1 step, ");
    expect(code).toBe(0);
  });
});

describe("against another service", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test("it passes with the inputs that are given", async () => {
    const { code, stderr } = await flows([...WEBHOOKS, "--server", `${service.server}/`], { FLOWS_TOKEN: "flow-token" });
    expect(stderr).toBe("");
    expect(code).toBe(0);
  });

  test("it ends with 1 where a check fails, at the place of the check", async () => {
    const { code, stdout, stderr } = await flows([...WEBHOOKS, "--server", service.server, "--input", "token=unknown-token"]);
    expect(stderr).toContain("spec/flows/webhooks.arazzo.yaml:40:24 flow/success-criteria listAll: GET /v1/webhooks was answered with 401");
    expect(stdout).toContain("  ✗ listAll  listWebhooks  401");
    expect(stdout).toContain("\n1 step failed, 1 step not reached\n");
    expect(code).toBe(1);
  });
});

test("a service that is not there fails the first step", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  const { code, stdout, stderr } = await flows([...WEBHOOKS, "--server", `http://127.0.0.1:${port}`, "--input", "token=unknown-token"]);
  expect(stderr).toContain("ECONNREFUSED");
  expect(stdout).toContain("1 step not reached");
  expect(code).toBe(1);
});

test("Ctrl+C ends the client, too", async () => {
  const server = createServer(() => undefined).listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const asked = once(server, "request");
    const args = [...WEBHOOKS, "--server", `http://127.0.0.1:${port}`, "--input", "token=unknown-token"];
    const { child, ended } = startScript(REPOSITORY, "scripts/run-flows.ts", args);
    // It waits for an answer that does not come.
    const [request] = (await asked) as [{ socket: NodeJS.EventEmitter }];
    const gone = once(request.socket, "close");
    child.kill("SIGINT");
    expect((await ended).signal).toBe("SIGINT");
    await gone;
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

describe("wrong usage ends with 2", () => {
  test("and says what there is", async () => {
    const { code, stdout, stderr } = await flows(["--flow", "webhook"]);
    expect(stderr).toContain(
      "--flow names 'webhook', and there is no such flow.\n  hint: there are access-group-contents (listContents), ",
    );
    expect(stderr).toContain("\nusage: npm run flows -- [options]\n");
    expect(stdout).toBe("");
    expect(code).toBe(2);
  });

  test("and the help is no wrong usage", async () => {
    const { code, stdout } = await flows(["--help"]);
    expect(stdout).toContain("--server URL");
    expect(code).toBe(0);
  });
});
