import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorkshop, type Workshop } from "./support/run-sample.js";
import { RUN_ELSEWHERE, RUNS } from "./support/runs/index.js";
import { documents, guides, samplesOf, sources } from "./support/samples.js";

const samples = new Map(
  [...documents(), ...guides(), ...sources()].flatMap((file) => samplesOf(file).map((sample) => [sample.name, sample.text])),
);
let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.remove());

test("every sample of the documents, the guides and the doc comments is run, or says where it is", () => {
  expect([...Object.keys(RUNS), ...Object.keys(RUN_ELSEWHERE)].sort()).toEqual([...samples.keys()].sort());
});

test.concurrent.each(Object.entries(RUNS))("%s", async (name, { prints, sends, ...how }) => {
  const { code, stdout, stderr, sent, received, meant, wrong } = await workshop.run(samples.get(name) ?? "", how);
  expect(stderr).toBe("");
  expect(stdout.replace(/\b\d+(?= ms\b)/g, "…").split("\n")).toEqual([...prints, ""]);
  expect(sent).toEqual(sends);
  expect(received).toEqual(meant);
  expect(wrong).toEqual([]);
  expect(code).toBe(0);
});

describe("a sample", () => {
  test("has the name of its document and of the heading above it, where a # in a fence is none", () => {
    const text = "# Title\n\n```ts\na;\n```\n\n```sh\n# no heading\n```\n\n```ts\nb;\n```\n\n## Next\n\n```ts\nc;\n```\n";
    expect(samplesOf("packages/client/README.md", text).map(({ name, line }) => [name, line])).toEqual([
      ["client/README.md: Title", 4],
      ["client/README.md: Title 2", 12],
      ["client/README.md: Next", 18],
    ]);
  });

  test("of a doc comment has the name of its file", () => {
    const text = "/**\n * @example\n * ```ts\n * a;\n * ```\n */\n// # no heading\n/**\n * @example\n * ```ts\n * b;\n * ```\n */\n";
    expect(samplesOf("packages/auth/src/sso/states.ts", text).map(({ name, text }) => [name, text])).toEqual([
      ["auth/src/sso/states.ts", "a;"],
      ["auth/src/sso/states.ts 2", "b;"],
    ]);
  });

  test("that throws is seen to", async () => {
    const { code, stdout, stderr } = await workshop.run('console.log("before" satisfies string);\nthrow new Error("broken");');
    expect([code, stdout]).toEqual([1, "before\n"]);
    expect(stderr).toContain("Error: broken");
  });

  test.each([
    ["what the contract does not have", "/v1/nothing", 404],
    ["what the reference does not show", "/v10/projects", 501],
    ["a team that the token does not act for", "/v1/webhooks?teamId=team_3", 403],
  ])("that asks for %s is refused", async (_, path, status) => {
    const { sent } = await workshop.run(
      `await fetch("https://api.example.com${path}", { headers: { authorization: "Bearer <ACCESS_TOKEN>" } });`,
    );
    expect(sent).toEqual([`GET api.example.com${path} ${status}`]);
  });

  test("that sends no credential is refused", async () => {
    const { sent } = await workshop.run('await fetch("https://api.example.com/v1/webhooks");');
    expect(sent).toEqual(["GET api.example.com/v1/webhooks 401"]);
  });

  test("that does not come across a fault is seen to, as is a handler that fails", async () => {
    const handlers = {
      listProjects: () => {
        throw new Error("broken");
      },
    };
    const listing = `await fetch("https://api.example.com/v10/projects", { headers: { authorization: "Bearer <ACCESS_TOKEN>" } });`;
    const { wrong } = await workshop.run(listing, { faults: [{ operation: "readAccessGroup", status: 503 }], handlers });
    expect(wrong).toMatchObject([{ operationId: "listProjects" }, { operation: "readAccessGroup", used: 0, times: 1 }]);
  });
});
