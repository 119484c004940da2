import { nextFreeId } from "./state/ids.js";
import type { Ids, Store } from "./types.js";

/** A team of its own for one test, which shares the emulator with others. */
export interface IsolatedTeam {
  /** Access token of the user. It acts for this team only. */
  token: string;
  teamId: string;
  slug: string;
  /** The owner, and only member. */
  userId: string;
  /** A project of the team. */
  projectId: string;
}

/** Adds a team with an owner, a token and a project. Resolves once they are durable. */
export async function addIsolatedTeam(store: Store, ids: Ids): Promise<IsolatedTeam> {
  const teamId = nextFreeId(ids, "team_isolated_", (id) => store.get("teams", id) !== undefined);
  const userId = nextFreeId(ids, "user_isolated_", (id) => store.get("users", id) !== undefined);
  const projectId = nextFreeId(ids, "prj_isolated_", (id) => store.get("projects", id) !== undefined);
  const [slug, username, name] = [teamId, userId, projectId].map((id) => id.replaceAll("_", "-")) as [string, string, string];
  const token = ids.secret("token_");
  store.put("teams", teamId, { id: teamId, slug, name: slug });
  store.put("users", userId, { uid: userId, username, email: `${username}@example.com` });
  store.put("teamMembers", `${teamId}/${userId}`, { teamId, uid: userId, teamRole: "OWNER" });
  store.put("tokens", token, { userId, teamIds: [teamId] });
  store.put("projects", projectId, { id: projectId, teamId, name, framework: null });
  await store.flush();
  return { token, teamId, slug, userId, projectId };
}
