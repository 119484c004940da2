// Many requests over many connections with faults: no other error may occur, and no memory may leak.
import { once } from "node:events";
import { Readable } from "node:stream";
import { buildPackages } from "../../pack/build-packages.js";
import { REPOSITORY } from "../../core/files/repository.js";
import type { Table } from "../table.js";
import { type Service, startWithHeap } from "./services.js";

/** The outcome of a request as its client sees it. */
type Sight = "response" | "status" | "html" | "redirect" | "broken";

export interface Soak {
  requests: number;
  /** Bytes of the heap after a collection, at each quarter of the requests. */
  heap: number[];
  /** Number of applied faults, as counted by the emulator and by its clients. */
  faults: Record<string, { acted: number; seen: number }>;
  /** Errors that no fault explains. */
  unasked: string[];
}

const CONNECTIONS = 50;
const QUARTERS = 4;
/** A status that only faults return. */
const STATUS = 503;

const READS = ["readAccessGroup", "listAccessGroups", "listAccessGroupMembers", "listAccessGroupProjects"];
const ALL = [...READS, "createAccessGroup", "updateAccessGroup", "deleteAccessGroup"];

/** The faults. A write either happens or does not run at all, so that the state is always known. */
const FAULTS: readonly { sight: Sight; effect: object; operation: string }[] = [
  ...ALL.map((operation) => ({ sight: "status" as const, effect: { status: STATUS, retryAfter: 0 }, operation })),
  ...ALL.map((operation) => ({ sight: "broken" as const, effect: { reset: true }, operation })),
  ...READS.map((operation) => ({ sight: "broken" as const, effect: { reset: "after" }, operation })),
  ...READS.map((operation) => ({ sight: "broken" as const, effect: { truncate: true }, operation })),
  ...READS.map((operation) => ({ sight: "html" as const, effect: { html: true }, operation })),
  ...READS.map((operation) => ({ sight: "redirect" as const, effect: { redirect: "/elsewhere" }, operation })),
  ...ALL.map((operation) => ({ sight: "response" as const, effect: { delay: 5 }, operation })),
  ...READS.map((operation) => ({ sight: "response" as const, effect: { drip: { bytes: 200, every: 1 } }, operation })),
];

/** Prints the heap of the emulator at each quarter of the requests, and the errors that no fault explains. */
export async function* soakSection(): AsyncGenerator<Table> {
  await buildPackages(REPOSITORY);
  yield { title: "memory in addition to that at the start, in MB", rows: { emulator: await memoryAfter(300, 10_000) } };
  const result = await soak(100_000);
  const heap = result.heap.map((bytes, index) => [`heap MB after ${index + 1}/${QUARTERS}`, { value: bytes / 1e6 }] as const);
  const rows = { "errors that no fault explains": { value: faultsNotAskedFor(result) }, ...Object.fromEntries(heap) };
  yield { title: `${result.requests} requests over ${CONNECTIONS} connections with faults`, rows };
}

/** Returns the MB that are left after a download and an upload of so many MB, and after so many worlds were made and closed. */
export async function memoryAfter(megabytes: number, worlds: number): Promise<Record<"download" | "upload" | "worlds", number>> {
  const service = await startWithHeap();
  const ask = async (path: string, init: object = {}, token = service.token): Promise<Buffer> => {
    const response = await fetch(service.url + path, { headers: { authorization: `Bearer ${token}` }, ...init });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer());
  };
  try {
    const begin = await heapOf(service);
    const left = async (): Promise<number> => ((await heapOf(service)) - begin) / 1e6;
    const received = await ask(`/v8/deployments/d/files/${megabytes}`);
    const download = await left();
    await ask("/v2/files", { method: "POST", body: Readable.from([received]), duplex: "half" });
    const upload = await left();
    for (let made = 0; made < worlds; made += 1) {
      const { token } = JSON.parse(String(await ask("/_emulator/isolated", { method: "POST" }))) as { token: string };
      await ask("/v1/access-groups", {}, token);
      await ask("/_emulator/isolated", { method: "DELETE" }, token);
    }
    return { download, upload, worlds: await left() };
  } finally {
    service.process.child.disconnect();
    await service.process.stop();
  }
}

/** Sends the requests, a quarter of them at a time. `probability` is that of each fault for a request. */
export async function soak(requests: number, probability = 0.02): Promise<Soak> {
  const service = await startWithHeap();
  try {
    const faults = FAULTS.map(({ operation, effect }) => ({ operation, probability, ...effect }));
    const added = await send(service, "POST", "/_emulator/faults", faults);
    if (added.status !== 200) throw new Error(`The emulator does not accept the faults: ${added.status} ${added.text}`);
    const result: Soak = { requests: 0, heap: [], faults: {}, unasked: [] };
    const client = new Client(service, result);
    for (let quarter = 1; quarter <= QUARTERS; quarter++) {
      const worker = async (): Promise<void> => {
        while (result.requests < (requests * quarter) / QUARTERS) await client.live();
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, worker));
      result.heap.push(await heapOf(service));
    }
    const { text } = await send(service, "GET", "/_emulator/faults");
    const used = (JSON.parse(text) as { faults: { used: number }[] }).faults;
    for (const [index, { sight }] of FAULTS.entries()) {
      if (sight === "response") continue;
      const count = (result.faults[sight] ??= { acted: 0, seen: client.seen[sight] });
      count.acted += used[index]?.used ?? 0;
    }
    return result;
  } finally {
    service.process.child.disconnect();
    await service.process.stop();
  }
}

/** Counts the errors that no fault explains, and the faults that no client saw. */
export function faultsNotAskedFor({ faults, unasked }: Soak): number {
  return unasked.length + Object.values(faults).reduce((sum, { acted, seen }) => sum + Math.abs(acted - seen), 0);
}

class Client {
  readonly seen: Record<Sight, number> = { response: 0, status: 0, html: 0, redirect: 0, broken: 0 };
  readonly #service: Service;
  readonly #result: Soak;
  #lives = 0;

  constructor(service: Service, result: Soak) {
    this.#service = service;
    this.#result = result;
  }

  /** Creates, reads, changes and deletes an access group: every response is known in advance. */
  async live(): Promise<void> {
    const name = `soak ${++this.#lives}`;
    const { accessGroupId = "" } = JSON.parse(await this.#write("POST", "/v1/access-groups", { name })) as { accessGroupId?: string };
    const path = `/v1/access-groups/${accessGroupId}`;
    await this.#send("GET", path, `"name":"${name}"`);
    await this.#send("GET", "/v1/access-groups?limit=10", '"accessGroups"');
    await this.#write("POST", path, { membersToAdd: ["user_2"], projects: [{ projectId: "prj_1", role: "ADMIN" }] });
    await this.#send("GET", `${path}/members`, '"user_2"');
    await this.#send("GET", `${path}/projects`, '"prj_1"');
    await this.#write("DELETE", path);
    await this.#send("GET", path, "accessGroup", undefined, 410);
  }

  /** Sends a write until it runs. */
  async #write(method: string, path: string, body?: object): Promise<string> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const text = await this.#send(method, path, "", body);
      if (text !== undefined) return text;
    }
    throw new Error(`${method} ${path} does not run.`);
  }

  /** Returns the text of a response; undefined for a fault. */
  async #send(method: string, path: string, part: string, body?: object, expected = 200): Promise<string | undefined> {
    this.#result.requests++;
    const response = await send(this.#service, method, path, body).catch(() => undefined);
    const sight = sightOf(response);
    this.seen[sight]++;
    if (response === undefined || sight !== "response") return undefined;
    const { status, text } = response;
    if (status !== expected || !text.includes(part)) this.#result.unasked.push(`${method} ${path}: ${status} ${text}`);
    return text;
  }
}

function sightOf(response: { status: number; type: string } | undefined): Sight {
  if (response === undefined) return "broken";
  if (response.status === STATUS) return "status";
  if (response.status === 302) return "redirect";
  return response.type.startsWith("text/html") ? "html" : "response";
}

async function send(
  { url, token }: Service,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; type: string; text: string }> {
  const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { "content-type": "application/json" }) };
  const response = await fetch(url + path, {
    method,
    headers,
    redirect: "manual",
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() };
}

async function heapOf({ process: { child } }: Service): Promise<number> {
  child.send("heap");
  const [bytes] = (await once(child, "message")) as [number];
  return bytes;
}
