import { Closing } from "../faults/closing.js";
import type { Fixture } from "../fixture.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import { differing, failedCondition, type RequestMatch } from "../requests/request-match.js";
import type { Clock } from "../types.js";
import type { UserHandlerContext } from "../user-handler.js";
import type { ActiveStub, Effect, Turns } from "./stub.js";
import { createHash } from "node:crypto";

export type AnyHandler = (request: Request, context: UserHandlerContext) => unknown;

/** A stub of any kind: what faults and handlers are as well. */
export interface StubForm extends Turns {
  operation?: string;
  match?: RequestMatch;
  nth?: number;
  before?: "validation";
  respond?: Fixture | readonly Fixture[] | AnyHandler;
  effect?: Effect & { responseBody?: unknown };
}

export interface Applied {
  label: string;
  respond: Fixture | AnyHandler | undefined;
  effect: Omit<NonNullable<StubForm["effect"]>, "delay"> & { delay?: number };
  usedBefore: number;
  /** Closes when the stub is removed. */
  removal: Closing;
}

export class StubEntry {
  used = 0;
  readonly removal: Closing = new Closing();
  /** Settles once the latest request that the stub may affect has been decided. */
  turn: Promise<unknown> | undefined;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #values: Map<string, string | null>;
  #matched = 0;
  /** The window of `limit`: its beginning in milliseconds since 1970, and the number of its requests. */
  #window = { begin: -Infinity, count: 0 };

  constructor(
    readonly id: string,
    readonly given: object,
    readonly form: StubForm,
    { clock, random, values }: { clock: Clock; random: () => number; values: Map<string, string | null> },
  ) {
    this.#clock = clock;
    this.#values = values;
    this.#random = random;
  }

  get kind(): string {
    return this.id.slice(0, this.id.indexOf("_"));
  }

  get label(): string {
    return `${this.kind} ${this.id}`;
  }

  get isRemoved(): boolean {
    return this.removal.isClosed;
  }

  get isUsedUp(): boolean {
    return this.used >= (this.form.times ?? Infinity);
  }

  /** Returns the first condition that a request does not meet, except those of the body and the turns. */
  unmet(request: ObservedRequest): ReturnType<typeof failedCondition> {
    if (this.isUsedUp) return { because: "times" };
    if (this.form.effect?.repeatCursor === true && !request.query.has("next")) return { because: "repeatCursor" };
    return failedCondition(this.form.match ?? {}, request);
  }

  /** Counts a request unless a value is another one; returns the reason then. */
  count(): ReturnType<typeof failedCondition> {
    const isOther = ([name, wanted]: [string, unknown]): boolean => (this.#values.get(name) ?? null) !== wanted;
    const [name, wanted] = Object.entries(this.form.when ?? {}).find(isOther) ?? [];
    if (name !== undefined) return { because: "when", ...differing(name, wanted, this.#values.get(name)) };
    this.#matched += 1;
    return undefined;
  }

  missedTurn(): string | undefined {
    if (this.isUsedUp) return "times";
    const { nth, from = 1, every, limit, probability } = this.form;
    if (nth !== undefined && nth !== this.#matched) return "nth";
    if (this.#matched < from) return "from";
    if (every !== undefined && (this.#matched - (this.form.from ?? every)) % every !== 0) return "every";
    if (limit !== undefined) {
      const now = this.#clock.now();
      const { begin } = this.#window;
      // Also if the clock was set back.
      if (now >= begin + limit.seconds * 1000 || now < begin) this.#window = { begin: now, count: 0 };
      this.#window.count += 1;
      if (this.#window.count <= limit.requests) return "limit";
    }
    return probability === undefined || this.#random() < probability ? undefined : "probability";
  }

  apply(): Applied {
    const { limit, respond: given = [], set = {}, effect: { delay, ...others } = {} } = this.form;
    const successive = [given].flat();
    const respond = successive[Math.min(this.used, successive.length - 1)];
    for (const [name, value] of Object.entries(set)) this.#values.set(name, value);
    const [least = 0, most = least] = [delay ?? []].flat();
    const effect = { ...others, ...(delay !== undefined && { delay: least === most ? least : least + this.#random() * (most - least) }) };
    const applied = { label: this.label, respond, usedBefore: this.used++, removal: this.removal };
    if (limit === undefined) return { ...applied, effect };
    const left = Math.ceil((this.#window.begin + limit.seconds * 1000 - this.#clock.now()) / 1000);
    const own =
      respond === undefined
        ? { status: 429, retryAfter: left, ...effect }
        : { ...effect, headers: { "retry-after": String(left), ...effect.headers } };
    return { ...applied, effect: own };
  }

  listed(): ActiveStub {
    const { respond, ...form } = this.form;
    const shown = respond === undefined ? {} : { respond: typeof respond === "function" ? "function" : respond };
    return structuredClone({ id: this.id, ...form, ...shown, used: this.used });
  }
}

/** Creates a sequence of numbers in [0, 1), which is the same for the same text. */
export function createRandom(text: string): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash("sha256").update(`${text} ${drawn}`).digest().readUIntBE(0, 6) / 2 ** 48;
  };
}
