// The emulator passes the suite that everybody can hold the platform to.
import { afterEach, describe, expect, it, vi } from "vitest";
import { CHECKS } from "./conformance/checks/index.js";
import { LIFE } from "./conformance/checks/life.js";
import { SSO } from "./conformance/checks/sso.js";
import { main } from "./conformance/index.js";
import { redactor, reportJson, resultText } from "./conformance/report.js";
import { runChecks } from "./conformance/run.js";
import { SEEDED, useService } from "./conformance-service.js";

const service = useService();

afterEach(() => vi.restoreAllMocks());

describe("the command", () => {
  it("runs every check where it is lent everything: all pass, no token is printed, and all is left as it was", async () => {
    const {
      slug = "",
      projectIds,
      memberIds,
      foreignGroupId = "",
      foreignProjectId = "",
      foreignMemberId = "",
      sso,
      ...target
    } = service.target;
    const { clientId = "", clientSecret = "", codes = [], redirectUri = "", state = "" } = sso ?? {};
    const each = (option: string, values: readonly string[]): string[] => values.flatMap((value) => [option, value]);
    const before = service.emulator.snapshot()["accessGroups"];
    let printed = "";
    vi.spyOn(process.stdout, "write").mockImplementation((text) => ((printed += String(text)), true));
    const code = await main([
      ...["--base-url", target.baseUrl, "--token", target.token, "--team-id", "team_1", "--slug", slug],
      ...[...each("--project", projectIds), ...each("--member", memberIds), ...each("--sso-code", codes)],
      ...["--foreign-group", foreignGroupId, "--foreign-project", foreignProjectId, "--foreign-member", foreignMemberId],
      ...["--virtual-model-config", JSON.stringify(target.virtualModelConfig), "--emulator-like"],
      ...["--sso-client-id", clientId, "--sso-client-secret", clientSecret, "--sso-redirect-uri", redirectUri, "--sso-state", state],
    ]);
    expect(printed.split("\n").filter((line) => !line.startsWith("passed"))).toEqual([`${CHECKS.length} passed, 0 failed, 0 not run`, ""]);
    expect(printed).not.toContain(target.token);
    expect(code).toBe(0);
    expect(service.emulator.snapshot()["accessGroups"]).toEqual(before);
  });

  it("ends with 2 where nobody answers", async () => {
    let printed = "";
    vi.spyOn(process.stderr, "write").mockImplementation((text) => ((printed += String(text)), true));
    expect(await main(["--base-url", "http://127.0.0.1:9", "--token", "x"])).toBe(2);
    expect(printed).toContain("http://127.0.0.1:9 does not answer: ");
  });
});

describe("a run", () => {
  it("deletes what it made also after a failure, by the name where no answer told the ID", async () => {
    const faulty = service.faulty(() => async (sent, pass) => {
      const answer = await pass(sent);
      return sent.id === "createAccessGroup" ? { status: 500, json: {} } : answer;
    });
    const report = await runChecks(LIFE, faulty);
    expect(report.results.some(({ outcome }) => outcome === "failed")).toBe(true);
    expect([report.leftovers, service.groupNames()]).toEqual([[], SEEDED]);
  });

  it("ends when it is told to, with nothing left behind", async () => {
    const ending = new AbortController();
    const report = await runChecks(CHECKS, service.target, { signal: ending.signal, onResult: () => ending.abort() });
    expect(report.results.map(({ outcome }) => outcome)).toEqual(["passed", ...CHECKS.slice(1).map(() => "not run")]);
    expect(service.groupNames()).toEqual(SEEDED);
  });
});

describe("a report", () => {
  it("shows nothing that is secret", async () => {
    const echoing = service.faulty(() => async (sent, pass) => {
      const { json } = await pass(sent);
      return { status: 500, json: { sent: sent.body, authorization: sent.headers.get("authorization"), json } };
    });
    const { target } = service;
    const report = await runChecks([...SSO, ...LIFE], echoing);
    const redact = redactor(service.target);
    const texts = [reportJson(report, redact), ...report.results.map((result) => resultText(result, redact))].join("");
    expect(texts).toContain(target.sso?.clientId);
    expect(texts).toContain("id_token");
    for (const secret of [target.token, target.sso?.clientSecret, ...(target.sso?.codes ?? []), "eyJ"]) expect(texts).not.toContain(secret);
  });
});
