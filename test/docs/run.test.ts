import type { Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openWorkshop, type Workshop } from "./support/run-sample.js";
import { RUN_ELSEWHERE, RUNS } from "./support/runs/index.js";
import { documents, guides, samplesOf, sources } from "./support/samples.js";

const samples = new Map(
  [...documents(), ...guides(), ...sources()].flatMap((file) => samplesOf(file).map((sample) => [sample.name, sample.text])),
);
let workshop: Workshop;

beforeAll(() => {
  workshop = openWorkshop();
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => workshop.remove());

test("every sample of the documents, the guides and the doc comments is run, or says where it is", () => {
  expect([...Object.keys(RUNS), ...Object.keys(RUN_ELSEWHERE)].sort()).toEqual([...samples.keys()].sort());
});

test.each(Object.entries(RUNS))("%s", async (name, { prints, sends, ...how }) => {
  const { stdout, sent, received, meant, ...rest } = await workshop.run(samples.get(name) ?? "", how);
  expect(rest).toEqual({ error: undefined, stderr: "", wrong: [], serversLeft: 0 });
  expect(stdout.replace(/\b\d+(?= ms\b)/g, "…").split("\n")).toEqual([...prints, ""]);
  expect(sent).toEqual(sends);
  expect(received).toEqual(meant);
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

  test.each([
    ["what the contract does not have", "/v1/nothing", 404],
    ["a team that the token does not act for", "/v1/webhooks?teamId=team_3", 403],
  ])("that asks for %s is refused", async (_, path, status) => {
    const { sent } = await workshop.run(
      `await fetch("https://api.example.com${path}", { headers: { authorization: "Bearer <ACCESS_TOKEN>" } });`,
    );
    expect(sent).toEqual([`GET api.example.com${path} ${status}`]);
  });

  test("that throws, leaves a server or does not come across a fault is seen to", async () => {
    const handlers = {
      listProjects: () => {
        throw new Error("broken");
      },
    };
    const servers: Server[] = [];
    vi.stubGlobal("servers", servers);
    const code = `import { createServer } from "node:http";
      await fetch("https://api.example.com/v10/projects", { headers: { authorization: "Bearer <ACCESS_TOKEN>" } });
      const server = createServer();
      servers.push(server);
      await new Promise((resolve) => server.listen(0, resolve));
      throw new Error("broken");`;
    const { error, wrong, serversLeft } = await workshop.run(code, { faults: [{ operation: "readAccessGroup", status: 503 }], handlers });
    for (const server of servers) server.close();
    expect(error).toMatchObject({ message: "broken" });
    expect(serversLeft).toBe(1);
    expect(wrong).toMatchObject([{ operationId: "listProjects" }, { operation: "readAccessGroup", used: 0, times: 1 }]);
  });
});
