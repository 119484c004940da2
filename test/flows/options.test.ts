import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseOptions } from "../../scripts/flows/options.js";
import { readFlowsOf } from "../../scripts/flows/read.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { inputsFor, selectWorkflows } from "../../scripts/flows/select.js";
import { readAll } from "./harness/service.js";

const flows = await readAll();

function read(args: string[], env: NodeJS.ProcessEnv = {}): Record<string, unknown> {
  const { names, inputs } = parseOptions(args, env);
  return inputsFor(selectWorkflows(flows, names), inputs);
}

const WEBHOOKS = ["--flow", "webhooks", "--input", "teamId=team_1", "--input", "projectId=prj=1"];

test("arguments sets the inputs, and the token from the environment", () => {
  const inputs = { token: "token-of-environment", teamId: "team_1", projectId: "prj=1" };
  expect(read(WEBHOOKS, { FLOWS_TOKEN: "token-of-environment" })).toEqual(inputs);
  const args = [...WEBHOOKS, "--input", "token=token-of-arguments"];
  expect(read(args, { FLOWS_TOKEN: "token-of-environment" })).toEqual({ ...inputs, token: "token-of-arguments" });
});

test("arguments parses objects as JSON", () => {
  const args = ["--flow", "virtual-model-configs", "--input", "teamId=team_1", "--input", 'virtualModelConfig={"a":[1]}'];
  expect(read(args, { FLOWS_TOKEN: "token-of-environment" })).toMatchObject({ virtualModelConfig: { a: [1] } });
});

test("arguments selects flows by file and by workflow", () => {
  const ids = (...names: string[]): string[] => selectWorkflows(flows, names).map(({ workflow }) => workflow.id);
  expect(ids("sso")).toEqual(["signIn", "signInByForm"]);
  expect(ids("signInByForm", "webhooks")).toEqual(["signInByForm", "findWebhooks"]);
  expect(ids()).toContain("createVirtualModelConfig");
  expect(ids()).not.toContain("readFurtherPages");
});

test("arguments removes the trailing slash of a server", () =>
  expect(parseOptions(["--server", "https://example.com/api/"]).server).toBe("https://example.com/api"));

// prettier-ignore
test.each<[title: string, args: string[], told: string[]]>([
  ["a workflow that others call", ["--flow", "readFurtherPages"], ["Unknown flow 'readFurtherPages'.", "webhooks (findWebhooks)"]],
  ["a flag that is not there", ["--flows", "webhooks"], ["Unknown option --flows", "Did you mean --flow?"]],
  ["an input without a value", ["--input", "token"], ["Invalid --input 'token'. Use NAME=VALUE."]],
  ["an input twice", ["--input", "teamId=a", "--input", "teamId=b"], ["Duplicate --input 'teamId'."]],
  ["an input of no flow", [...WEBHOOKS, "--input", "memberId=a"], ["Unknown input 'memberId'.", "use one of token, teamId, projectId"]],
  ["inputs that are missing", ["--flow", "webhooks"], ["Missing inputs.", "\n    --input projectId=…  A project of the team."]],
  ["a secret that no report could be without", ["--flow", "sso-refusals", "--input", "clientId=a", "--input", "clientSecret=b"], ["--input clientSecret is too short for a secret."]],
  ["a token that no report could be without", [...WEBHOOKS, "--input", "token=short"], ["--input token is too short for a secret."]],
  ["no JSON", ["--flow", "virtual-model-configs", "--input", "token=long-enough", "--input", "teamId=a", "--input", "virtualModelConfig={"], ["--input virtualModelConfig must be JSON."]],
  ["a server that is no address", ["--server", "localhost:80"], ["--server requires an http or https URL."]],
  ["a server with a password", ["--server", "http://a:b@localhost"], ["--server must not have a query, fragment or credentials."]],
])("refuses %s and explains what to do", (_title, args, told) => {
  for (const text of told) expect(() => read(args)).toThrow(text);
});

test("accepts each file of the folder as a flow without findings", async () => {
  const read = await readFlowsOf(REPOSITORY);
  expect(read.findings).toEqual([]);
  expect(read.flows.map(({ name }) => `${name}.arazzo.yaml`)).toEqual(readdirSync(join(REPOSITORY, "spec/flows")).sort());
});
