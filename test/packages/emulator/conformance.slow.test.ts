import { expect, it } from "vitest";
import { CHECKS } from "./conformance/checks/index.js";
import { runChecks } from "./conformance/run.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { runScript } from "../../generate/harness/command.js";
import { useService } from "./conformance-service.js";

const service = useService();

it.each([{ teamId: "team_1" }, { slug: "first" }])("passes for the team %j and changes only groups it created", async (team) => {
  const [names, changed, made] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const watching = service.faulty(async (url, init) => {
    const { pathname, searchParams } = new URL(url);
    names.add([...searchParams.keys()].filter((name) => name === "teamId" || name === "slug").join());
    const response = await fetch(url, init);
    if (init.method === "GET" || response.status !== 200 || !pathname.startsWith("/v1/access-groups")) return response;
    const [, , , key] = pathname.split("/");
    if (key !== undefined) changed.add(decodeURIComponent(key));
    else made.add(((await response.clone().json()) as { accessGroupId: string }).accessGroupId);
    return response;
  });
  const report = await runChecks(CHECKS, { ...watching, team });
  expect(report.results.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
  expect([...names].sort()).toEqual(["slug", "teamId", "teamId,slug"]);
  expect(made.size).toBeGreaterThan(50);
  expect([...changed].filter((key) => !made.has(key) && !key.startsWith("conformance-"))).toEqual([]);
});

it("exits with 1 after a failed check and prints JSON with --json", async () => {
  const args = ["--base-url", service.target.baseUrl, "--token", "nobody", "--json"];
  const { code, stdout } = await runScript(REPOSITORY, "test/packages/emulator/conformance/index.ts", args);
  const { counts, results } = JSON.parse(stdout) as { counts: { failed: number }; results: unknown[] };
  expect(counts.failed).toBeGreaterThan(0);
  expect([results.length, code]).toEqual([CHECKS.length, 1]);
});
