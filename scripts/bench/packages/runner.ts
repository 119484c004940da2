// Runs in its own process, bundled with two programs: measures both and prints the results.
import { median } from "../table.js";
import type { Input, Output, Program } from "./loops.js";

const BODY = JSON.stringify({
  accessGroupId: "ag_1",
  name: "web",
  membersCount: 5,
  projectsCount: 2,
  teamId: "team_1",
  isDsyncManaged: false,
});

/** Creates a `Request` as the runtime's `fetch` does, but sends nothing. */
const stub: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  request.signal.throwIfAborted();
  return Promise.resolve(new Response(BODY, { headers: { "content-type": "application/json" } }));
};

/** Milliseconds of processor time, which the load of the machine affects least. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Lets finalizers run between two calls, as in programs that wait for a network. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Runs both programs in alternating batches, so that the load of the machine affects both. */
export async function run(programs: Readonly<Record<string, Program>>): Promise<void> {
  const { kind, service, rounds } = JSON.parse(process.argv[2] ?? "{}") as Input;
  if (service === undefined) globalThis.fetch = stub;
  const target = service ?? { baseUrl: "https://api.example.com", token: "stub-token" };
  const now = service === undefined ? processorTime : () => performance.now();
  const batch = kind === "calls" ? 100 : 1;
  const requests = async (): Promise<number> =>
    service === undefined ? 0 : Number(await (await fetch(`${service.baseUrl}/requests`)).text());
  const output: Output = {};
  const tasks: { name: string; task: () => Promise<unknown>; times: number[] }[] = [];
  for (const [name, { caller, list }] of Object.entries(programs)) {
    const call = caller(target);
    const walk = async (): Promise<number> => {
      let items = 0;
      for await (const item of list(target)) if (item !== undefined) items++;
      return items;
    };
    const task = kind === "calls" ? call : walk;
    const before = await requests();
    const result = await task();
    output[name] = { time: NaN, requests: (await requests()) - before, items: typeof result === "number" ? result : 1 };
    tasks.push({ name, task, times: [] });
  }
  // The first rounds, in which code is compiled, are not counted.
  for (let round = -Math.ceil(rounds / 2); round < rounds; round++) {
    for (const { task, times } of tasks) {
      let time = 0;
      for (let index = 0; index < batch; index++) {
        const start = now();
        await task();
        time += now() - start;
        await turn();
      }
      if (round >= 0) times.push(time / batch);
    }
  }
  for (const { name, times } of tasks) Object.assign(output[name] ?? {}, { time: median(times) });
  process.stdout.write(JSON.stringify(output));
  process.exit();
}
