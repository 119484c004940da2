import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { UsageError } from "../cli/parse-arguments.js";
import { parseJson, STATE_DEPTH_LIMIT } from "../parse-json.js";
import { difference } from "../requests/request-match.js";
import { isObject } from "../state/json.js";

interface StubResponse {
  status: number;
  headers: Record<string, string>;
  body?: unknown;
  examples?: unknown[];
}

interface Stub {
  operation: string;
  match: Record<string, unknown>;
  respond: StubResponse;
  times?: number;
  before?: "validation";
}

/** A file of stubs. Each addition replaces the file, so that a kill leaves the earlier or the later one. */
export class StubFile {
  readonly #path: string;
  #stubs: Stub[];
  /** Other members of the file. */
  #others: { seed?: unknown };
  /** Those of this run, with their requests; a response replaces those of earlier runs. */
  readonly #recorded = new Map<Stub, number>();

  /** @throws {UsageError} if the file has something else than stubs, or cannot be written. */
  constructor(path: string) {
    this.#path = path;
    try {
      ({ stubs: this.#stubs, ...this.#others } = existsSync(path) ? parseStubs(readFileSync(path)) : { stubs: [] });
      this.#write();
    } catch (error) {
      throw new UsageError(`Cannot add to --stubs ${path}: ${(error as Error).message}`);
    }
  }

  get seed(): unknown {
    return this.#others.seed;
  }

  set seed(seed: unknown) {
    this.#others = { ...this.#others, seed };
  }

  /** Adds a response to a request. For the same request, further bodies become the next examples of its stub, other responses the next stub. */
  add(operation: string, match: Stub["match"], respond: StubResponse, isRefused: boolean): void {
    const isSame = (stub: Stub): boolean => stub.operation === operation && isDeepStrictEqual(stub.match, match);
    const former = this.#stubs.find((stub) => isSame(stub) && this.#recorded.has(stub));
    this.#stubs = this.#stubs.filter((stub) => former !== undefined || !isSame(stub));
    const requests = (former && this.#recorded.get(former)) ?? 0;
    const all = former && joined(former.respond, respond);
    if (former !== undefined && all === undefined) former.times = requests;
    const stub: Stub = {
      operation,
      match,
      respond: all ?? respond,
      ...((isRefused || former?.before) && { before: "validation" as const }),
    };
    // The last stub that matches a request responds to it: those with more conditions come later, and those that end.
    const next = former ?? this.#stubs.find((other) => other.operation === operation && difference(other.match, match) === undefined);
    this.#stubs.splice(next === undefined ? this.#stubs.length : this.#stubs.indexOf(next), all === undefined ? 0 : 1, stub);
    this.#recorded.set(stub, all === undefined ? 1 : requests + 1);
    this.#write();
  }

  /** Returns the stubs as the emulator takes them. */
  #ordered(): Stub[] {
    const early = this.#stubs.filter(({ before }) => before !== undefined);
    // An early stub would also respond to the requests of these.
    const isEarly = (stub: Stub): boolean =>
      early.some((other) => other.operation === stub.operation && difference(stub.match, other.match) === undefined);
    // Before validation, the first stub that matches responds, not the last.
    const first = this.#stubs.filter(isEarly).reverse();
    return [...this.#stubs.filter((stub) => !first.includes(stub)), ...first.map((stub) => ({ ...stub, before: "validation" as const }))];
  }

  #write(): void {
    const temporary = `${this.#path}.${randomUUID()}.tmp`;
    try {
      writeFileSync(temporary, `${JSON.stringify({ ...this.#others, stubs: this.#ordered() }, undefined, 2)}\n`, {
        flag: "wx",
        mode: 0o600,
      });
      renameSync(temporary, this.#path);
    } finally {
      rmSync(temporary, { force: true });
    }
  }
}

/** Adds a body to those of an earlier response with the same status and headers; undefined for another one. */
function joined({ body: first, examples = [first], ...former }: StubResponse, later: StubResponse): StubResponse | undefined {
  const { body, ...head } = later;
  // The rest of a quota is another one in each response.
  const lasting = (headers: object): unknown => Object.entries(headers).filter(([name]) => !name.includes("ratelimit"));
  const isAlike = former.status === head.status && isDeepStrictEqual(lasting(former.headers), lasting(head.headers));
  if (!isAlike || (body === undefined) !== (examples[0] === undefined)) return undefined;
  const bodies = isDeepStrictEqual(examples.at(-1), body) ? examples : [...examples, body];
  return bodies.length === 1 ? later : { ...head, examples: bodies };
}

function parseStubs(bytes: Uint8Array): { stubs: Stub[]; seed?: unknown } {
  const { stubs, ...others } = parseJson(bytes, STATE_DEPTH_LIMIT) as { stubs?: unknown; seed?: unknown };
  const isStub = (stub: unknown): boolean => isObject(stub) && typeof stub["operation"] === "string" && isObject(stub["respond"]);
  if (!Array.isArray(stubs) || !stubs.every(isStub)) throw new Error("it has something else than stubs");
  const early = (stubs as Stub[]).filter(({ before }) => before !== undefined).reverse();
  return { ...others, stubs: [...(stubs as Stub[]).filter(({ before }) => before === undefined), ...early] };
}
