import { describe, expect, it } from "vitest";
import { runMain } from "../../harness/run-main.js";
import { CHECKS } from "./conformance/checks/index.js";
import { REST } from "./conformance/checks/others.js";
import { LIFE } from "./conformance/checks/life.js";
import { SSO } from "./conformance/checks/sso.js";
import { main } from "./conformance/index.js";
import { redactor, reportJson, resultText, summaryText } from "./conformance/report.js";
import { runChecks } from "./conformance/run.js";
import { type Fault, SEEDED, useService } from "./conformance-service.js";

const service = useService();
const checksNamed = (name: string): typeof CHECKS => CHECKS.filter((check) => check.name === name);

describe("the conformance command", () => {
  it("passes all checks with all options, prints no token and cleans up", async () => {
    const { sso, ...target } = service.target;
    const { slug, projectIds: project, memberIds: member, foreignGroupId, foreignProjectId, foreignMemberId } = target;
    const { clientId, clientSecret, codes, redirectUri, state } = sso ?? {};
    const before = service.emulator.snapshot()["accessGroups"];
    const options = {
      ...{ "base-url": target.baseUrl, token: target.token, "team-id": "team_1", slug, project, member, "sso-code": codes },
      ...{ "foreign-group": foreignGroupId, "foreign-project": foreignProjectId, "foreign-member": foreignMemberId },
      ...{ "sso-client-id": clientId, "sso-client-secret": clientSecret, "sso-redirect-uri": redirectUri, "sso-state": state },
      "virtual-model-config": JSON.stringify(target.virtualModelConfig),
    };
    const args = Object.entries(options).flatMap(([name, values]) => [values ?? []].flat().flatMap((value) => [`--${name}`, value]));
    const { code, stdout } = await runMain(() => main([...args, "--emulator-like"]));
    const rest = REST.length;
    expect(stdout).toContain(`\n${CHECKS.length - rest} passed, 0 failed, ${rest} not run\n`);
    expect(stdout).not.toContain(target.token);
    expect(code).toBe(0);
    expect(service.emulator.snapshot()["accessGroups"]).toEqual(before);
  });

  it.each([
    ["no address", ["--token", "x"], "--base-url is missing."],
    ["half of what the token exchange needs", ["--base-url", "http://x", "--token", "x", "--sso-code", "x"], "go together."],
  ])("refuses arguments with %s", async (_, args, message) => {
    await expect(main(args)).rejects.toThrow(message);
  });

  it("exits with 2 if the service does not respond", async () => {
    const { code, stderr } = await runMain(() => main(["--base-url", "http://127.0.0.1:9", "--token", "x"]));
    expect(code).toBe(2);
    expect(stderr).toContain("http://127.0.0.1:9 does not respond: ");
  });
});

describe("conformance runs", () => {
  it("deletes created groups after a failure, even without an ID in the response", async () => {
    const faulty = service.faulty(async (url, init) => {
      const response = await fetch(url, init);
      return url.endsWith("/v1/access-groups") && init.method === "POST" ? Response.json({}, { status: 500 }) : response;
    });
    const report = await runChecks(LIFE, faulty);
    expect(report.results.some(({ outcome }) => outcome === "failed")).toBe(true);
    expect([report.leftovers, service.groupNames()]).toEqual([[], SEEDED]);
  });

  it("counts checks with missing options as not run", async () => {
    const { baseUrl, token } = service.target;
    const checks = [...checksNamed("webhooks are listed"), ...CHECKS.filter(({ needs = {} }) => Object.keys(needs).length > 0)];
    const report = await runChecks(checks, { baseUrl, token, projectIds: [], memberIds: [] });
    expect(report.results.map(({ reason }) => reason)).toContain("needs --project 2 times");
    expect(summaryText(report)).toBe(`1 passed, 0 failed, ${checks.length - 1} not run\n`);
  });

  it("stops on abort and leaves nothing behind", async () => {
    const ending = new AbortController();
    const report = await runChecks(CHECKS, service.target, { signal: ending.signal, onResult: () => ending.abort() });
    expect(report.results.map(({ outcome }) => outcome)).toEqual(["passed", ...CHECKS.slice(1).map(() => "not run")]);
    expect(service.groupNames()).toEqual(SEEDED);
  });
});

describe("faulty services", () => {
  const respondingWith =
    (status: number, body: unknown): Fault =>
    () =>
      Promise.resolve(Response.json(body, { status }));
  const changing =
    (change: (response: Response) => Response): Fault =>
    async (url, init) =>
      change(await fetch(url, init));

  it.each<[what: string, check: string, fault: Fault]>([
    ["returns another status", "a deleted group is gone", changing((response) => (response.status === 410 ? new Response() : response))],
    ["returns a body that the contract does not allow", "webhooks are listed", respondingWith(200, [{ id: "x" }])],
    [
      "returns a body after a delete",
      "a deleted group is gone",
      changing((response) => (response.headers.has("content-type") ? response : new Response("{}"))),
    ],
    ["takes what is invalid", "a create without a name is refused", respondingWith(422, {})],
    [
      "ignores the limit",
      "a walk by pages of one meets each group once",
      (url, init) => fetch(url.replace(/(?<=[?&])limit=[^&]*/, ""), init),
    ],
    [
      "ignores changes",
      "changes agree with each other in every order",
      (url, init) => fetch(url, url.endsWith("/access-groups") ? init : { ...init, ...(init.body != null && { body: "{}" }) }),
    ],
  ])("fails a check for a service that %s", async (_, check, fault) => {
    const { results } = await runChecks(checksNamed(check), service.faulty(fault));
    expect(results.map(({ outcome, exchange }) => [outcome, exchange !== undefined])).toEqual([["failed", true]]);
  });
});

describe("conformance reports", () => {
  it("shows request, response and rule of a failure", async () => {
    const faulty = service.faulty(() => Promise.resolve(Response.json({ error: "none" }, { status: 404 })));
    const { results } = await runChecks(checksNamed("a group that never was is gone"), faulty);
    const text = results.map((result) => resultText(result, redactor(service.target))).join("");
    expect(text.replaceAll(/conformance-[0-9a-f]+/g, "conformance-0")).toBe(
      [
        "FAILED   a group that never was is gone (the emulator's choice)",
        "  rule     410 for what is not there: the one listed status that can mean it.",
        "  but      the status is 404, not 410",
        `  request  GET ${service.target.baseUrl}/v1/access-groups/conformance-0-nobody-made-this`,
        "  response 404 application/json",
        '           {"error":"none"}',
        "",
      ].join("\n"),
    );
  });

  it("redacts secrets", async () => {
    const echoing = service.faulty(async (url, init) => {
      const json: unknown = await (await fetch(url, init)).json().catch(() => null);
      return Response.json({ sent: init.body, authorization: new Headers(init.headers).get("authorization"), json }, { status: 500 });
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
