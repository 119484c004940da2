// Many requests from many connections while things go wrong on purpose: nothing else goes wrong, and no memory is lost.
import { once } from "node:events";
import { join } from "node:path";
import { Connections, inParallel, type Request, type Response } from "./connections.js";
import { start, type Service } from "./services.js";

/** What came of a soak. */
export interface Soak {
  requests: number;
  /** Requests per second, with the faults. */
  rate: number;
  /** Bytes of the heap in use after a collection, at each quarter of the requests. */
  heap: number[];
  /** How often each fault acted, as the emulator counts it and as its clients saw it. */
  faults: Record<string, { acted: number; seen: number }>;
  /** What went wrong that nobody asked for, first of all. */
  unasked: string[];
}

/** What a client sees of a request. */
type Sight = "answer" | "status" | "html" | "redirect" | "broken";

const CONNECTIONS = 50;
const QUARTERS = 4;
/** No more of what went wrong is kept. */
const MOST_ERRORS = 20;
/** A status that the emulator gives by itself in no case. */
const STATUS = 503;

const READS = ["readAccessGroup", "listAccessGroups", "listAccessGroupMembers", "listAccessGroupProjects"];
const WRITES = ["createAccessGroup", "updateAccessGroup", "deleteAccessGroup"];

/** What goes wrong, and what clients see of it. A write either happens or is not run at all, so that the state is known at any time. */
const FAULTS: readonly { name: string; sight: Sight; effect: object; operations: readonly string[] }[] = [
  { name: "status", sight: "status", effect: { status: STATUS, retryAfter: 0 }, operations: [...READS, ...WRITES] },
  { name: "reset", sight: "broken", effect: { reset: true }, operations: [...READS, ...WRITES] },
  { name: "reset after", sight: "broken", effect: { reset: "after" }, operations: READS },
  { name: "truncate", sight: "broken", effect: { truncate: true }, operations: READS },
  { name: "html", sight: "html", effect: { html: true }, operations: READS },
  { name: "redirect", sight: "redirect", effect: { redirect: "/elsewhere" }, operations: READS },
  { name: "delay", sight: "answer", effect: { delay: 5 }, operations: [...READS, ...WRITES] },
  { name: "drip", sight: "answer", effect: { drip: { bytes: 200, every: 1 } }, operations: READS },
];

/** Sends the requests, a quarter of them at a time. `probability` says how likely each fault is to act on a request. */
export async function soak(requests: number, probability = 0.02): Promise<Soak> {
  const service = await startWithHeap();
  const connections = new Connections(service, CONNECTIONS);
  try {
    await addFaults(connections, probability);
    const seen: Record<Sight, number> = { answer: 0, status: 0, html: 0, redirect: 0, broken: 0 };
    const result: Soak = { requests: 0, rate: 0, heap: [], faults: {}, unasked: [] };
    const client = new Client(connections, seen, result);
    let busy = 0;
    for (let quarter = 1; quarter <= QUARTERS; quarter++) {
      const begin = performance.now();
      const end = (requests * quarter) / QUARTERS;
      await inParallel(
        () => result.requests < end,
        CONNECTIONS,
        () => client.live(),
      );
      busy += performance.now() - begin;
      result.heap.push(await heapOf(service));
    }
    result.rate = (result.requests / busy) * 1000;
    result.faults = await countFaults(connections, seen);
    return result;
  } finally {
    connections.close();
    service.process.disconnect();
    await service.close();
  }
}

/** Whether as much went wrong as was asked for, and nothing else. */
export function faultsNotAskedFor({ faults, unasked }: Soak): number {
  return unasked.length + Object.values(faults).reduce((sum, { acted, seen }) => sum + Math.abs(acted - seen), 0);
}

/** The life of one access group, again and again: every answer is known in advance. */
class Client {
  #lives = 0;

  constructor(
    readonly connections: Connections,
    readonly seen: Record<Sight, number>,
    readonly result: Soak,
  ) {}

  async live(): Promise<void> {
    const name = `soak ${++this.#lives}`;
    const created = await this.#until(200, { method: "POST", path: "/v1/access-groups", body: { name } });
    const { accessGroupId = "" } = JSON.parse(created?.text ?? "{}") as { accessGroupId?: string };
    const path = `/v1/access-groups/${accessGroupId}`;
    await this.#once(200, { path }, `"name":"${name}"`);
    await this.#once(200, { path: "/v1/access-groups?limit=10" }, '"accessGroups"');
    const body = { membersToAdd: ["user_2"], projects: [{ projectId: "prj_1", role: "ADMIN" }] };
    await this.#until(200, { method: "POST", path, body });
    await this.#once(200, { path: `${path}/members` }, '"user_2"');
    await this.#once(200, { path: `${path}/projects` }, '"prj_1"');
    await this.#until(200, { method: "DELETE", path });
    await this.#once(410, { path }, "accessGroup");
  }

  /** Sends a write until it is run. */
  async #until(status: number, request: Request): Promise<Response | undefined> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const response = await this.#send(request);
      if (response === "failed") continue;
      if (response.status !== status) this.#note(`${request.method ?? ""} ${request.path}: ${response.status} ${response.text}`);
      return response;
    }
    this.#note(`${request.method ?? ""} ${request.path}: not run`);
    return undefined;
  }

  async #once(status: number, request: Request, part: string): Promise<void> {
    const response = await this.#send(request);
    if (response === "failed" || (response.status === status && response.text.includes(part))) return;
    this.#note(`GET ${request.path}: ${response.status} ${response.text}`);
  }

  /** The answer, unless it is what a fault looks like. */
  async #send(request: Request): Promise<Response | "failed"> {
    this.result.requests++;
    const response = await this.connections.request(request).catch(() => undefined);
    const sight = sightOf(response);
    this.seen[sight]++;
    return response === undefined || sight !== "answer" ? "failed" : response;
  }

  #note(text: string): void {
    if (this.result.unasked.length < MOST_ERRORS) this.result.unasked.push(text);
  }
}

function sightOf(response: Response | undefined): Sight {
  if (response === undefined) return "broken";
  if (response.status === STATUS) return "status";
  if (response.status === 302) return "redirect";
  return response.contentType.startsWith("text/html") ? "html" : "answer";
}

function startWithHeap(): Promise<Service> {
  const program = join(import.meta.dirname, "programs/soak-server.js");
  const find = (output: string): { url: string; token: string } | undefined =>
    output.endsWith("\n") ? (JSON.parse(output) as { url: string; token: string }) : undefined;
  return start(["--expose-gc", program], find, "ipc");
}

async function heapOf({ process }: Service): Promise<number> {
  process.send("heap");
  const [bytes] = (await once(process, "message")) as [number];
  return bytes;
}

async function addFaults(connections: Connections, probability: number): Promise<void> {
  const body = FAULTS.flatMap(({ effect, operations }) => operations.map((operation) => ({ operation, probability, ...effect })));
  const { status, text } = await connections.request({ method: "POST", path: "/_emulator/faults", body });
  if (status !== 200) throw new Error(`The emulator takes no faults: ${status} ${text}`);
}

/** Faults that look the same count together. */
async function countFaults(connections: Connections, seen: Readonly<Record<Sight, number>>): Promise<Soak["faults"]> {
  const { text } = await connections.request({ path: "/_emulator/faults" });
  const { faults } = JSON.parse(text) as { faults: { used: number }[] };
  const counts: Soak["faults"] = {};
  let index = 0;
  for (const { sight, operations } of FAULTS) {
    const acted = operations.reduce((sum) => sum + (faults[index++]?.used ?? 0), 0);
    if (sight === "answer") continue;
    counts[sight] = { acted: (counts[sight]?.acted ?? 0) + acted, seen: seen[sight] };
  }
  return counts;
}
