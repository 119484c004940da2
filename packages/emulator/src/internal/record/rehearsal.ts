import { loadContract } from "../contract/load-contract.js";
import { callerOf } from "../contract/team-scope.js";
import { validateRequest } from "../contract/validate-request.js";
import { Refusal } from "../refusal.js";
import { ObservedRequest } from "../requests/observed-request.js";
import { applySeed } from "../state/apply-seed.js";
import { checkSeed } from "../state/check-seed.js";
import { createClock } from "../state/clock.js";
import { DEFAULT_SEED } from "../state/default-seed.js";
import { memoryStore } from "../state/memory-store.js";
import type { Seed } from "../state/seed.js";

/** The state that a recording is replayed in: the validator of the emulator tells what it refuses then. */
export class Rehearsal {
  readonly #store = memoryStore();
  readonly #clock = createClock(this.#store);
  #seed: Seed;

  constructor(seed: unknown = DEFAULT_SEED) {
    this.#seed = checkSeed(seed);
    applySeed(this.#store, this.#seed);
  }

  /** Adds the team that a request acts for, and lets the first token act for it; returns the seed then, `undefined` for a known team. */
  addTeam(query: URLSearchParams): Seed | undefined {
    const id = query.get("teamId") ?? `team_${query.get("slug") ?? ""}`;
    const slug = query.get("slug") ?? id;
    const { teams = [], tokens: [first, ...others] = [] } = this.#seed;
    if (first === undefined || query.has("teamId") === query.has("slug")) return undefined;
    if (teams.some((team) => (query.has("slug") ? team.slug === slug : team.id === id))) return undefined;
    const team = { id, slug, members: [{ uid: first.userId, teamRole: "OWNER" }] };
    const token = { ...first, teamIds: [...first.teamIds, id] };
    try {
      this.#seed = checkSeed({ ...this.#seed, teams: [...teams, team], tokens: [token, ...others] });
    } catch {
      // It cannot be seeded, so that the request is refused.
      return undefined;
    }
    applySeed(this.#store, this.#seed);
    return this.#seed;
  }

  /** Returns the refusal of a request to an operation; `undefined` for a valid one. */
  async refusalOf(request: Request): Promise<Refusal | undefined> {
    const { routes, schemas } = loadContract();
    const observed = new ObservedRequest(request);
    try {
      const route = routes.find(observed.method, observed.path);
      callerOf({ store: this.#store, clock: this.#clock }, route.operation, observed);
      await validateRequest(schemas, route, observed);
      return undefined;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }
}
