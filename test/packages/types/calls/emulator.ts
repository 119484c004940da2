import { EQUALS } from "../../../harness/type-assertions.js";
import type { Calls } from "./calls.js";

const START = `import * as e from "@hosting-platform/emulator";
declare const emulator: e.Emulator;
${EQUALS}`;

/** The emulator. */
export const emulator: Calls = {
  start: START,
  right: {
    "an emulator with its options": `
    const started = await e.startEmulator({ port: 0, data: "state.json", clock: new Date(0), log: ({ status }) => void status?.toFixed() });
    same<Equals<typeof started, e.Emulator>>();
    same<Equals<typeof started.token, string | undefined>>();`,
    "a seed that adds to the default one": `
    const seed: e.Seed = { ...e.DEFAULT_SEED, fixtures: { listTeams: { status: 200, body: { teams: [] } } } };
    await emulator.seed(seed);`,
    "faults that act together": `
    const fault = emulator.faults.add({ operation: "*", retryAfter: 1, reset: "after", drip: { bytes: 1, every: 2 }, times: 2 });
    same<Equals<typeof fault, e.ActiveFault>>();
    same<Equals<typeof fault.id, string>>();`,
    "handlers that answer with a response or with what is sent as JSON": `
    emulator.handle("listProjects", (request, { caller, path }) => ({ url: request.url, teamId: caller?.teamId, id: path["id"] }));
    emulator.handle("listTeams", async (request) => new Response(await request.text(), { status: 201 }));`,
    "an error by its code": `
    const codeOf = (error: unknown) => (error instanceof e.EmulatorError ? error.code : undefined);
    same<Equals<ReturnType<typeof codeOf>, e.EmulatorErrorCode | undefined>>();`,
  },
  wrong: [
    ["an option that is not there", "await e.startEmulator({ verbose: true });", "TS2353"],
    ["a fault without an operation", "emulator.faults.add({ status: 500 });", "TS2345"],
    ["a code that is none", `const code: e.EmulatorErrorCode = "port-used";`, "TS2322"],
  ],
};
