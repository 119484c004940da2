import { EQUALS } from "../../../harness/type-assertions.js";
import type { Calls } from "./calls.js";

const START = `import * as e from "@hosting-platform/emulator";
declare const emulator: e.Emulator;
${EQUALS}`;

/** The emulator. */
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
    "the code of an error": `
    const codeOf = (error: unknown) => (error instanceof e.EmulatorError ? error.code : undefined);
    same<Equals<ReturnType<typeof codeOf>, e.EmulatorErrorCode | undefined>>();`,
  },
  wrong: [
    ["an unknown option", "await e.startEmulator({ verbose: true });", "TS2353"],
    ["a fault without an operation", "emulator.faults.add({ status: 500 });", "TS2345"],
    ["an unknown error code", `const code: e.EmulatorErrorCode = "port-used";`, "TS2322"],
  ],
};
