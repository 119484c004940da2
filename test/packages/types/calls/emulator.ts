import { EQUALS } from "../../../harness/type-assertions.js";
import type { Calls } from "./calls.js";

const START = `import * as e from "@hosting-platform/emulator";
declare const emulator: e.Emulator;
${EQUALS}`;

export const emulator: Calls = {
  start: START,
  right: {
    "all emulator options": `
    const started = await e.startEmulator({ port: 0, data: "state.json", clock: new Date(0), log: ({ status }) => void status?.toFixed() });
    same<Equals<typeof started, e.Emulator>>();
    same<Equals<typeof started.token, string | undefined>>();`,
    "a seed that extends the default": `
    const seed: e.Seed = { ...e.DEFAULT_SEED, fixtures: { listTeams: { status: 200, body: { teams: [] } } } };
    await emulator.seed(seed);`,
    "combined faults": `
    const fault = emulator.faults.add({ operation: "*", retryAfter: 1, reset: "after", drip: { bytes: 1, every: 2 }, times: 2 });
    same<Equals<typeof fault, e.ActiveFault>>();
    same<Equals<typeof fault.id, string>>();`,
    "handlers that return a Response or JSON data": `
    emulator.handle("listProjects", (request, { caller, path }) => ({ url: request.url, teamId: caller?.teamId, id: path["id"] }));
    emulator.handle("listTeams", async (request) => new Response(await request.text(), { status: 201 }));`,
    "handlers with typed parameters and next()": `
    emulator.handle("readAccessGroup", { query: { teamId: "team_1" }, once: true }, async (request, { path, next }) => {
      same<Equals<typeof path.idOrName, string>>();
      return next();
    });
    emulator.handle("createAccessGroup", async (request, { next }) => {
      const { name } = await request.json();
      same<Equals<typeof name, string>>();
      return name === "web" ? new Response(null, { status: 409 }) : next();
    });`,
    "stubs of one, all and no operation": `
    emulator.stubs.add({ operation: "readAccessGroup", respond: (request, { path }) => (same<Equals<typeof path.idOrName, string>>(), new Response()) });
    emulator.stubs.add({ operation: "*", match: { method: "GET" }, respond: { examples: [1, "2"] }, effect: { delay: 1 } });
    emulator.stubs.add({ limit: { requests: 1, seconds: 1 } });`,
    "the code of an error": `
    const codeOf = (error: unknown) => (error instanceof e.EmulatorError ? error.code : undefined);
    same<Equals<ReturnType<typeof codeOf>, e.EmulatorErrorCode | undefined>>();`,
  },
  wrong: [
    ["an unknown option", "await e.startEmulator({ verbose: true });", "TS2353"],
    ["a fault of an unknown operation", `emulator.faults.add({ operation: "listAccessGroup", status: 500 });`, "TS2820"],
    ["an unknown condition of a fault", "emulator.faults.add({ team: 1, status: 500 });", "TS2353"],
    ["a handler of an unknown operation", `emulator.handle("listAccessGroup", () => ({}));`, "TS2345"],
    ["another response of a handler", `emulator.handle("readAccessGroup", () => ({ accessGroupId: 1 }));`, "TS2322"],
    ["an unknown path parameter", `emulator.handle("readAccessGroup", (_, { path }) => new Response(path.id));`, "TS2339"],
    ["a stub of an unknown operation", `emulator.stubs.add({ operation: "listTeam", respond: {} });`, "TS2820"],
    ["another body of a stub", `emulator.stubs.add({ operation: "readAccessGroup", respond: { body: { name: 1 } } });`, "TS2322"],
    [
      "another response of a stub's function",
      `emulator.stubs.add({ operation: "readAccessGroup", respond: () => ({ name: 1 }) });`,
      "TS2322",
    ],
    ["an unknown field of a stub", "emulator.stubs.add({ nth: 1, respond: {} });", "TS2353"],
    ["an unknown condition of a stub", `emulator.stubs.add({ match: { operation: "listTeams" }, respond: {} });`, "TS2353"],
    ["a fixture of an unknown operation", "await e.startEmulator({ fixtures: { listTeam: {} } });", "TS2561"],
    ["another body of a fixture", "const fixtures: e.Fixtures = { readAccessGroup: { body: { name: 1 } } };", "TS2322"],
    ["an unknown team role", `const members: e.SeedTeam["members"] = [{ uid: "u", teamRole: "BOSS" }];`, "TS2322"],
    ["an unknown permission", `const group: e.SeedAccessGroup = { teamId: "t", name: "g", teamPermissions: ["Everything"] };`, "TS2322"],
    ["an unknown filter of requests", `emulator.requests.count({ operation: "listTeams" });`, "TS2353"],
    ["an unknown error code", `const code: e.EmulatorErrorCode = "port-used";`, "TS2322"],
  ],
};
