import { keyText } from "./sso/keys.js";
import { createIds, keepIdSeed, nextFreeId } from "./state/ids.js";
import { memoryStore } from "./state/memory-store.js";
import type { Ids, Snapshot, Store } from "./types.js";

/** The team of a world. */
export interface IsolatedTeam {
  /** Access token of the user, which selects the world. */
  token: string;
  teamId: string;
  slug: string;
  /** The owner, and only member. */
  userId: string;
  /** A project of the team. */
  projectId: string;
}

/**
 * Returns a new team, whose IDs no other world has, and the state of its world.
 *
 * @param store State of the default world.
 * @param ids Gives IDs to worlds.
 */
export function isolatedTeam(store: Store, ids: Ids): { facts: IsolatedTeam; snapshot: Snapshot } {
  const teamId = nextFreeId(ids, "team_isolated_", (id) => store.get("teams", id) !== undefined);
  const userId = nextFreeId(ids, "user_isolated_", (id) => store.get("users", id) !== undefined);
  const projectId = nextFreeId(ids, "prj_isolated_", (id) => store.get("projects", id) !== undefined);
  const [slug, username, name] = [teamId, userId, projectId].map((id) => id.replaceAll("_", "-")) as [string, string, string];
  const token = ids.secret("token_");
  // All worlds sign with one key, since the key set is read without a token.
  keyText({ store, ids: createIds(store) });
  const own = memoryStore();
  const { settings = {}, ssoClients = {} } = store.snapshot();
  own.restore({ settings, ssoClients });
  // Other secrets in each world, so that a code or token selects its own.
  keepIdSeed(own, token);
  own.put("teams", teamId, { id: teamId, slug, name: slug });
  own.put("users", userId, { uid: userId, username, email: `${username}@example.com` });
  own.put("teamMembers", `${teamId}/${userId}`, { teamId, uid: userId, teamRole: "OWNER" });
  own.put("tokens", token, { userId, teamIds: [teamId] });
  own.put("projects", projectId, { id: projectId, teamId, name, framework: null });
  return { facts: { token, teamId, slug, userId, projectId }, snapshot: own.snapshot() };
}
