import { hasToken } from "./access-tokens.js";
import { bearerOf } from "./contract/authenticate.js";
import { digest } from "./digest.js";
import type { ObservedRequest } from "./requests/observed-request.js";
import { isObject } from "./state/json.js";
import type { Store } from "./types.js";
import type { World } from "./world.js";

/** The worlds of an emulator: the default one, and those with a token of their own. */
export class Worlds {
  readonly #byToken = new Map<string, World>();

  constructor(readonly main: World) {}

  add(token: string, world: World): void {
    this.#byToken.set(token, world);
  }

  /** Ends a world and all that waits in it: its token is unknown then. Returns false for the default world, which does not end. */
  remove(world: World): boolean {
    const [token] = [...this.#byToken].find(([, each]) => each === world) ?? [];
    if (token === undefined) return false;
    world.closing.close();
    world.requests.clear();
    void world.state.discard();
    return this.#byToken.delete(token);
  }

  /** Returns the world with a token; `undefined` for none. */
  withToken(token: string): World | undefined {
    return this.#byToken.get(token) ?? this.#find(hasToken(token));
  }

  /** Returns the world with a team; `undefined` for none. */
  withTeam(teamId: string): World | undefined {
    return this.#find((store) => store.get("teams", teamId) !== undefined);
  }

  /**
   * Returns the world that a request belongs to, by its token or, in sign-in, by its team, code or refresh token; else the default world.
   * Waits for the body only if it decides.
   */
  of(request: ObservedRequest): World | Promise<World> {
    if (this.#byToken.size === 0) return this.main;
    const header = request.header("authorization");
    if (header !== undefined) return this.withToken(bearerOf(header) ?? "") ?? this.main;
    const teamId = request.query.get("teamId");
    if (teamId !== null) return this.withTeam(teamId) ?? this.main;
    return request.method === "POST" ? this.#ofBody(request) : this.main;
  }

  async #ofBody(request: ObservedRequest): Promise<World> {
    const { value } = await request.body();
    const { teamId, code, refresh_token: refreshToken } = isObject(value) ? value : {};
    const hasSecret = (table: "ssoCodes" | "ssoRefreshTokens", secret: unknown) => (store: Store) =>
      typeof secret === "string" && store.get(table, digest(secret)) !== undefined;
    return (
      (typeof teamId === "string" ? this.withTeam(teamId) : undefined) ??
      this.#find(hasSecret("ssoCodes", code)) ??
      this.#find(hasSecret("ssoRefreshTokens", refreshToken)) ??
      this.main
    );
  }

  #find(has: (store: Store) => boolean): World | undefined {
    if (has(this.main.state.store)) return this.main;
    for (const world of this.#byToken.values()) if (has(world.state.store)) return world;
    return undefined;
  }
}
