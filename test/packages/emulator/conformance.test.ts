// The emulator passes the suite that everybody can hold the platform to, and every check of the suite fails for some fault.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../packages/emulator/src/index.js";
import type { Check, Target } from "../../conformance/check.js";
import { CHECKS } from "../../conformance/checks/index.js";
import { exitCode, redactor, reportJson, resultText, summaryText } from "../../conformance/report.js";
import { runChecks } from "../../conformance/run.js";
import { CONFORMANCE_SEED, targetOf } from "../../conformance/support/emulator-target.js";
import { type Fault, withFault } from "../../conformance/support/fault.js";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { type Outcome, runScript } from "../../scripts/support/command.js";
import { FAULTS } from "../../conformance/support/faults.js";

let emulator: Emulator;
let target: Target;

beforeAll(async () => {
  emulator = await startEmulator({ port: 0, seed: CONFORMANCE_SEED });
});

beforeEach(async () => {
  await emulator.reset();
  target = await targetOf(emulator);
});

afterAll(() => emulator.close());

const checksNamed = (names: readonly string[]): Check[] => CHECKS.filter(({ name }) => names.includes(name));
const faultyTarget = (make: Fault["make"]): Target => ({ ...target, fetch: withFault(fetch, { what: "a fault", breaks: [], make }) });
const groupNames = (): string[] =>
  Object.values(emulator.snapshot()["accessGroups"] ?? {}).map((group) => (group as { name: string }).name);
const SEEDED = CONFORMANCE_SEED.accessGroups?.map(({ name }) => name);

describe("the emulator", () => {
  it("passes every check and is left as it was", async () => {
    const before = emulator.snapshot()["accessGroups"];
    const report = await runChecks(CHECKS, target);
    const others = report.results.filter(({ outcome }) => outcome !== "passed").map((result) => resultText(result, redactor(target)));
    expect(others).toEqual([]);
    expect(report.leftovers).toEqual([]);
    expect(exitCode(report)).toBe(0);
    expect(emulator.snapshot()["accessGroups"]).toEqual(before);
  });

  it.each(FAULTS.map((fault) => [fault.what, fault] as const))("is found out when %s", async (_, { breaks, keeps = [], make }: Fault) => {
    const { results } = await runChecks(checksNamed([...breaks, ...keeps]), faultyTarget(make));
    const failed = results.filter(({ outcome, exchange }) => outcome === "failed" && exchange !== undefined).map(({ name }) => name);
    expect(failed.sort()).toEqual([...breaks].sort());
  });

  it("is found out by every check of the suite in some case", () => {
    const broken = new Set(FAULTS.flatMap(({ breaks }) => breaks));
    expect(CHECKS.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
    expect([...broken].filter((name) => checksNamed([name]).length !== 1)).toEqual([]);
  });
});

describe("a run", () => {
  it("deletes what it made also after a failure, by the name where no answer told the ID", async () => {
    const faulty = faultyTarget(() => async (sent, pass) => {
      const answer = await pass(sent);
      return sent.id === "createAccessGroup" ? { status: 500, json: {} } : answer;
    });
    const report = await runChecks(CHECKS, faulty);
    expect(report.results.some(({ outcome }) => outcome === "failed")).toBe(true);
    expect(report.leftovers).toEqual([]);
    expect(groupNames()).toEqual(SEEDED);
  });

  it("names what it could not delete, and fails for it", async () => {
    const faulty = faultyTarget(
      () => (sent, pass) => (sent.id === "deleteAccessGroup" ? Promise.resolve({ status: 500, json: {} }) : pass(sent)),
    );
    const report = await runChecks(checksNamed(["a group is read by its ID"]), faulty);
    expect(report.results.map(({ outcome }) => outcome)).toEqual(["passed"]);
    expect(report.leftovers).toHaveLength(1);
    expect(summaryText(report)).toBe(`1 passed, 0 failed, 0 not run\nnot deleted: ${report.leftovers.join()}\n`);
    expect(exitCode(report)).toBe(1);
  });

  it.each([{ teamId: "team_1" }, { slug: "first" }])("acts for the team that it is told: %j", async (team) => {
    const names = new Set<string>();
    const watching = faultyTarget(() => (sent, pass) => {
      if (sent.id !== "") names.add([...sent.query.keys()].filter((name) => name === "teamId" || name === "slug").join());
      return pass(sent);
    });
    const report = await runChecks(CHECKS, { ...watching, team });
    expect(report.results.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
    expect([...names].sort()).toEqual(["slug", "teamId", "teamId,slug"]);
  });

  it("changes nothing that it did not make", async () => {
    const [changed, made] = [new Set<string>(), new Set<string>()];
    const watching = faultyTarget(() => async (sent, pass) => {
      const answer = await pass(sent);
      if (sent.id === "createAccessGroup" && answer.status === 200) made.add((answer.json as { accessGroupId: string }).accessGroupId);
      const isChange = /^(update|delete)|^createAccessGroupProject/.test(sent.id) && answer.status === 200;
      if (isChange) changed.add(decodeURIComponent(sent.path.split("/")[3] ?? ""));
      return answer;
    });
    await runChecks(CHECKS, watching);
    expect(made.size).toBeGreaterThan(50);
    expect([...changed].filter((key) => !made.has(key) && !key.startsWith("conformance-"))).toEqual([]);
  });

  it("counts apart what needs something that is not given", async () => {
    const { baseUrl, token } = target;
    const report = await runChecks(CHECKS, { baseUrl, token, projectIds: [], memberIds: [] });
    const expected = CHECKS.filter(({ needs = [] }) => needs.length > 0).map(({ name }) => name);
    expect(report.results.filter(({ outcome }) => outcome === "not run").map(({ name }) => name)).toEqual(expected);
    expect(report.results.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    expect(report.results.map(({ reason }) => reason)).toContain("needs --project twice");
    expect(summaryText(report)).toBe(`${CHECKS.length - expected.length} passed, 0 failed, ${expected.length} not run\n`);
  });

  it("counts apart what the service leaves nothing to check of", async () => {
    const bare = faultyTarget(() => async (sent, pass) => {
      const answer = await pass(sent);
      const { members = [] } = (answer.json ?? {}) as { members?: object[] };
      for (const member of members) Object.assign(member, { username: "x", email: "x", name: "x" });
      if (sent.id === "exchangeSsoToken") delete (answer.json as { refresh_token?: string }).refresh_token;
      return answer;
    });
    const names = ["a refresh token is exchanged for tokens, as JSON", "a search of members holds on every page"];
    const { results } = await runChecks(checksNamed(names), bare);
    expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ["not run", "the service gave no refresh token"],
      ["not run", "no text tells two of the members from the third"],
    ]);
  });

  it("leaves out what the reference leaves open where it is told to", async () => {
    const report = await runChecks(CHECKS, target, { isReferenceOnly: true });
    const open = CHECKS.filter(({ isChoice }) => isChoice === true).map(({ name }) => name);
    expect(open.length).toBeGreaterThan(5);
    expect(report.results.filter(({ outcome }) => outcome === "not run").map(({ name }) => name)).toEqual(open);
  });

  it("ends when it is told to, with nothing left behind", async () => {
    const ending = new AbortController();
    const report = await runChecks(CHECKS, target, { signal: ending.signal, onResult: () => ending.abort() });
    expect(report.results.map(({ outcome }) => outcome)).toEqual(["passed", ...CHECKS.slice(1).map(() => "not run")]);
    expect(groupNames()).toEqual(SEEDED);
  });

  it("waits where it is told that it was one request too many", async () => {
    let sentAtAll = 0;
    const busy = faultyTarget(() => (sent, pass) => (sentAtAll++ === 0 ? Promise.resolve({ status: 429, json: {} }) : pass(sent)));
    const { results } = await runChecks(checksNamed(["webhooks are listed"]), busy);
    expect(results.map(({ outcome }) => outcome)).toEqual(["passed"]);
    expect(sentAtAll).toBe(2);
  });

  it("tells of a service that does not answer", async () => {
    const gone = { ...target, fetch: () => Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") })) };
    const { results } = await runChecks(checksNamed(["webhooks are listed"]), gone);
    expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([["failed", "no answer: fetch failed: connect ECONNREFUSED"]]);
  });
});

describe("the command", () => {
  const command = (...args: string[]): Promise<Outcome> => runScript(REPOSITORY, "test/conformance/index.ts", args);

  it("ends with 0 where nothing failed, and prints no token", async () => {
    const { code, stdout } = await command("--base-url", target.baseUrl, "--token", target.token);
    expect(stdout).toMatch(/\n\d+ passed, 0 failed, \d+ not run\n$/);
    expect(stdout).not.toContain(target.token);
    expect(code).toBe(0);
  });

  it("runs every check where it is lent everything", async () => {
    const { slug = "", projectIds, memberIds, foreignGroupId = "", foreignProjectId = "", foreignMemberId = "", sso } = target;
    const { clientId = "", clientSecret = "", codes = [], redirectUri = "", state = "" } = sso ?? {};
    const each = (option: string, values: readonly string[]): string[] => values.flatMap((value) => [option, value]);
    const { code, stdout } = await command(
      ...["--base-url", target.baseUrl, "--token", target.token, "--team-id", "team_1", "--slug", slug],
      ...[...each("--project", projectIds), ...each("--member", memberIds), ...each("--sso-code", codes)],
      ...["--foreign-group", foreignGroupId, "--foreign-project", foreignProjectId, "--foreign-member", foreignMemberId],
      ...["--virtual-model-config", JSON.stringify(target.virtualModelConfig), "--emulator-like"],
      ...["--sso-client-id", clientId, "--sso-client-secret", clientSecret, "--sso-redirect-uri", redirectUri, "--sso-state", state],
    );
    expect(stdout).toContain(`\n${CHECKS.length} passed, 0 failed, 0 not run\n`);
    expect(code).toBe(0);
  });

  it("ends with 1 where something failed, as JSON if it is told to", async () => {
    const { code, stdout } = await command("--base-url", target.baseUrl, "--token", "nobody", "--json");
    const { counts, results } = JSON.parse(stdout) as { counts: { failed: number }; results: unknown[] };
    expect(counts.failed).toBeGreaterThan(0);
    expect(results).toHaveLength(CHECKS.length);
    expect(code).toBe(1);
  });

  it.each([
    ["no address", ["--token", "x"], "--base-url is missing."],
    ["no token", ["--base-url", "http://127.0.0.1:9", "--token", ""], "--token is missing."],
    ["an address that is none", ["--base-url", "x", "--token", "x"], "--base-url takes an http or https URL."],
    ["half of what the token exchange needs", ["--base-url", "http://x", "--token", "x", "--sso-code", "x"], "go together."],
    ["nobody who answers", ["--base-url", "http://127.0.0.1:9", "--token", "x"], "http://127.0.0.1:9 does not answer: "],
  ])("ends with 2 with %s", async (_, args, message) => {
    const { code, stderr } = await command(...args);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });
});

describe("a report", () => {
  it("shows request, answer and rule of a failure", async () => {
    const faulty = faultyTarget(
      () => (sent, pass) => (sent.id === "readAccessGroup" ? Promise.resolve({ status: 404, json: { error: "none" } }) : pass(sent)),
    );
    const { results } = await runChecks(checksNamed(["a group that never was is gone"]), faulty);
    const text = results.map((result) => resultText(result, redactor(target))).join("");
    expect(text.replaceAll(/conformance-[0-9a-f]+/g, "conformance-0")).toBe(
      [
        "FAILED   7          a group that never was is gone (the emulator's choice)",
        "  rule     410 for what is not there: the one listed status that can mean it.",
        "  but      the status is 404, not 410",
        `  request  GET ${target.baseUrl}/v1/access-groups/conformance-0-nobody-made-this`,
        "  answer   404 application/json",
        '           {"error":"none"}',
        "",
      ].join("\n"),
    );
  });

  it("shows nothing that is secret", async () => {
    const echoing = faultyTarget(() => async (sent, pass) => {
      const { json } = await pass(sent);
      return { status: 500, json: { sent: sent.body, authorization: sent.headers.get("authorization"), json } };
    });
    const report = await runChecks(CHECKS, echoing);
    const redact = redactor(target);
    const texts = [reportJson(report, redact), ...report.results.map((result) => resultText(result, redact))].join("");
    expect(texts).toContain(target.sso?.clientId);
    expect(texts).toContain("id_token");
    for (const secret of [target.token, target.sso?.clientSecret, ...(target.sso?.codes ?? []), "eyJ"]) expect(texts).not.toContain(secret);
  });
});
