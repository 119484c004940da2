// Calls by each program in turn, batch after batch, and prints what a call cost in each batch.
import { pathToFileURL } from "node:url";
import type { CallProgram } from "../programs.js";
import type { RunnerInput } from "../run-programs.js";

/** What to run; without a service, nothing is sent: a stub in place of the runtime's own `fetch` answers. */
export interface CallsInput extends RunnerInput {
  rounds: number;
  /** Calls in a batch. */
  calls: number;
}

/** By program, for each batch: microseconds of the clock and of the processor for one call. */
export type CallsOutput = Record<string, { wall: number; cpu: number }[]>;

const BODY = JSON.stringify({
  accessGroupId: "ag_1",
  name: "web",
  membersCount: 5,
  projectsCount: 2,
  teamId: "team_1",
  isDsyncManaged: false,
});

/** As the runtime's own, it makes a request of what it gets. */
const stub: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  request.signal.throwIfAborted();
  return Promise.resolve(new Response(BODY, { headers: { "content-type": "application/json" } }));
};

async function run({ programs, service, rounds, calls }: CallsInput): Promise<CallsOutput> {
  if (!service) globalThis.fetch = stub;
  const callers = await Promise.all(
    programs.map(async ([name, file]): Promise<[string, () => Promise<unknown>]> => {
      const { caller } = (await import(pathToFileURL(file).href)) as CallProgram;
      return [name, caller(service ?? { baseUrl: "https://api.example.com", token: "stub-token" })];
    }),
  );
  const output: CallsOutput = Object.fromEntries(callers.map(([name]) => [name, []]));
  // What is not compiled yet is slow, so the first rounds are not counted.
  const warmUp = Math.ceil(rounds / 2);
  for (let round = -warmUp; round < rounds; round++) {
    // Each round begins with another one, so that no program always follows the same.
    for (let index = 0; index < callers.length; index++) {
      const [name, call] = callers[(index + round + warmUp) % callers.length] as [string, () => Promise<unknown>];
      const cost = await (service ? wholeBatch : callsOfBatch)(call, calls);
      if (round >= 0) output[name]?.push(cost);
    }
  }
  return output;
}

/**
 * Only the calls count. Between them the loop turns, as it does where answers come from elsewhere: what a call holds by weak references,
 * as the runtime's requests hold their signals, is kept until then, and the garbage of a whole batch would fall upon whoever comes next.
 */
async function callsOfBatch(call: () => Promise<unknown>, calls: number): Promise<{ wall: number; cpu: number }> {
  let [wall, cpu] = [0, 0];
  for (let index = 0; index < calls; index++) {
    const [used, started] = [process.cpuUsage(), performance.now()];
    await call();
    wall += performance.now() - started;
    const { user, system } = process.cpuUsage(used);
    cpu += user + system;
    await turn();
  }
  return { wall: (wall * 1000) / calls, cpu: cpu / calls };
}

/** All that happens counts: what a connection does behind an answer is part of what a call costs, and another program would pay for it. */
async function wholeBatch(call: () => Promise<unknown>, calls: number): Promise<{ wall: number; cpu: number }> {
  const [used, started] = [process.cpuUsage(), performance.now()];
  for (let index = 0; index < calls; index++) {
    await call();
    await turn();
  }
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage(used);
  return { wall: (wall * 1000) / calls, cpu: (user + system) / calls };
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2] ?? "{}") as CallsInput)));
process.exit();
