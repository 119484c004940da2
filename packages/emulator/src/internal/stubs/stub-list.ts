import { type Applied, createRandom, StubEntry, type StubForm } from "./stub-entry.js";
import { unknownOperation } from "../nearest.js";
import type { OperationId } from "../operation-types.js";
import type { Endpoint } from "../requests/find-impossible.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import { difference, differing } from "../requests/request-match.js";
import type { Clock } from "../types.js";
import { checkValues, parseStubs } from "./parse-stub.js";
import type { ActiveStub, Stub, Stubs, Unused } from "./stub.js";

export interface StubListParts {
  endpoints: readonly Endpoint[];
  seed: string;
  clock: Clock;
  /** Returns false for an operation that would respond with 501. */
  isShown?: (operationId: string | undefined) => boolean;
  /** Returns the stubs of the option `stubs`, which may be replaced. */
  base?: () => readonly StubForm[];
  /** The list of the default world, in another world. Those of its stubs that name the team apply too. */
  main?: StubList;
}

const NO_BASE: readonly StubForm[] = [];

/** Stores what responds in place of operations, faults and handlers included, and selects it for a request. */
export class StubList implements Stubs {
  #own: StubEntry[] = [];
  #base: { of: readonly StubForm[]; entries: StubEntry[] } = { of: NO_BASE, entries: [] };
  /** Those that were removed before a request reached them. */
  #unreached: StubEntry[] = [];
  readonly #added = new Map<string, number>();
  readonly #values = new Map<string, string | null>();

  constructor(readonly parts: StubListParts) {}

  add<Id extends OperationId>(stub: Stub<Id>): ActiveStub {
    return this.addAll([stub])[0] as ActiveStub;
  }

  addAll(stubs: readonly unknown[]): ActiveStub[] {
    return parseStubs(stubs, this.parts.endpoints).map((form) => this.insert("stub", form, form).listed());
  }

  insert(kind: string, form: StubForm, given: object): StubEntry {
    const entry = this.#create(kind, form, given);
    this.#own.push(entry);
    return entry;
  }

  #create(kind: string, form: StubForm, given: object): StubEntry {
    const number = (this.#added.get(kind) ?? 0) + 1;
    this.#added.set(kind, number);
    const id = `${kind}_${number}`;
    // Each has its own random sequence, which the requests of the others do not change.
    const { clock, seed } = this.parts;
    return new StubEntry(id, given, form, { clock, random: createRandom(`${seed} ${id}`), values: this.#values });
  }

  get entries(): StubEntry[] {
    const base = this.parts.base?.() ?? NO_BASE;
    if (base !== this.#base.of) {
      for (const entry of this.#base.entries) entry.removal.close();
      this.#base = { of: base, entries: base.map((form) => this.#create("stub", form, form)) };
    }
    return [...this.#base.entries, ...this.#own];
  }

  list(): ActiveStub[] {
    return this.entries.map((entry) => entry.listed());
  }

  /** Returns the stubs that have affected no request, also of those that were removed. Faults are removed to end them. */
  unused(): Unused[] {
    const unused = [...this.entries, ...this.#unreached].filter(({ used }) => used === 0);
    return unused.map(({ id, form }) => ({ id, operation: form.operation ?? "*" }));
  }

  remove(id: string): boolean {
    return this.removeAll((entry) => entry.id === id) > 0;
  }

  set(values: unknown): Record<string, string> {
    for (const [name, value] of Object.entries(checkValues(values))) this.#values.set(name, value);
    return Object.fromEntries([...this.#values].filter((entry): entry is [string, string] => entry[1] !== null));
  }

  clear(operation?: string): void {
    this.clearAll(operation, (entry) => this.#own.includes(entry));
  }

  /** Removes the meant stubs, or those of one operation. An unknown one is refused, since it would remove none. */
  clearAll(operation: string | undefined, isMeant: (entry: StubEntry) => boolean): void {
    const names = new Set(this.parts.endpoints.flatMap(({ operationId }) => operationId ?? []));
    if (operation !== undefined && operation !== "*" && !names.has(operation)) throw unknownOperation(operation, names, "/operation");
    this.removeAll((entry) => isMeant(entry) && (operation === undefined || (entry.form.operation ?? "*") === operation));
  }

  removeAll(isMeant: (entry: StubEntry) => boolean): number {
    const meant = this.entries.filter(isMeant);
    for (const entry of meant) {
      entry.removal.close();
      if (entry.used === 0 && entry.kind !== "fault") this.#unreached.push(entry);
    }
    this.#own = this.#own.filter(({ isRemoved }) => !isRemoved);
    this.#base.entries = this.#base.entries.filter(({ isRemoved }) => !isRemoved);
    return meant.length;
  }

  /** Goes back to the stubs of the option, and restarts the IDs, which also restarts the random sequences. */
  reset(): void {
    this.removeAll(() => true);
    this.#base = { of: NO_BASE, entries: [] };
    this.#unreached = [];
    this.#added.clear();
    this.#values.clear();
  }

  /**
   * Selects the stub with `before` for a request and counts its use. Requests are decided in the order of their arrival: one whose body is
   * compared waits for it, and those after it wait for its turn if a stub may affect both.
   */
  take(request: ObservedRequest): Promise<Applied | undefined> | undefined {
    const candidates = this.#candidates(request.operationId, "validation").filter((entry) => meets(entry, request));
    if (candidates.length === 0) return undefined;
    const body = candidates.some(({ form }) => form.match?.body !== undefined) ? request.body() : undefined;
    const turn = Promise.all([body, ...candidates.map((entry) => entry.turn)]).then(([sent]) =>
      choose(candidates, request, (sent as { value: unknown } | undefined)?.value),
    );
    for (const entry of candidates) entry.turn = turn;
    return turn;
  }

  /** Returns the stubs of a valid request, the latest first, and counts their uses; `undefined` for none. */
  select(request: ObservedRequest): AsyncGenerator<Applied, void, undefined> | undefined {
    const candidates = this.#candidates(request.operationId);
    return candidates.length === 0 ? undefined : this.#selected(candidates, request);
  }

  async *#selected(candidates: readonly StubEntry[], request: ObservedRequest): AsyncGenerator<Applied, void, undefined> {
    for (const entry of candidates) {
      if (isRemoved(entry) || !meets(entry, request)) continue;
      const part = entry.form.match?.body;
      const body = part === undefined ? undefined : (await request.body()).value;
      if (isRemoved(entry)) continue;
      const miss = missOf(entry, body, true);
      if (miss === undefined) yield entry.apply();
      else request.missed({ id: entry.id, ...miss });
      if (entry.kind === "handler" && entry.isUsedUp) this.removeAll((other) => other === entry);
    }
  }

  /** Returns the stubs for an operation in the order in which they are tried; last those for operations that nothing else responds to. */
  #candidates(operationId: string | undefined, before?: "validation"): StubEntry[] {
    const { main } = this.parts;
    const { entries } = this;
    if (main === undefined && entries.length === 0) return entries;
    const others = main === undefined ? [] : main.#own.filter(({ form }) => form.match?.teamId !== undefined);
    const all = before === undefined ? [...others, ...entries].reverse() : [...entries, ...others];
    const meant = all.filter(({ form: { operation = operationId, before: phase } }) => {
      return phase === before && (operation === operationId || (operation === "*" && this.parts.isShown?.(operationId) === false));
    });
    const isLast = ({ form }: StubEntry): boolean => form.operation === "*";
    return [...meant.filter((entry) => !isLast(entry)), ...meant.filter(isLast)];
  }
}

/** Returns true if a stub was removed meanwhile, which the compiler does not expect. */
function isRemoved(entry: StubEntry): boolean {
  return entry.isRemoved;
}

/** Returns true if a request meets the conditions that need no body, else notes the reason. */
function meets(entry: StubEntry, request: ObservedRequest): boolean {
  const unmet = entry.unmet(request);
  if (unmet !== undefined && unmet.because !== "repeatCursor") request.missed({ id: entry.id, ...unmet });
  return unmet === undefined;
}

/** Counts a request unless its body or a value does not match; returns the reason then, or that of its turn. */
function missOf(entry: StubEntry, body: unknown, isTried: boolean): ReturnType<StubEntry["count"]> {
  const differs = difference(body, entry.form.match?.body);
  const miss = differs === undefined ? entry.count() : { because: "body", ...differing(...differs) };
  const because = miss === undefined && isTried ? entry.missedTurn() : undefined;
  return because === undefined ? miss : { because };
}

function choose(candidates: readonly StubEntry[], request: ObservedRequest, body: unknown): Applied | undefined {
  let chosen: StubEntry | undefined;
  // One may have been removed while the body arrived.
  for (const entry of candidates.filter((entry) => !isRemoved(entry))) {
    const miss = missOf(entry, body, chosen === undefined);
    if (miss === undefined) chosen ??= entry;
    else request.missed({ id: entry.id, ...miss });
  }
  if (chosen === undefined) return undefined;
  request.answeredBy = chosen.label;
  return chosen.apply();
}
