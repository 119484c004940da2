import fc from "fast-check";
import { type Body, projectRefusals, TEAM_USERS } from "./model.js";
import type { Target } from "./target.js";

// The last ones are IDs of access groups that come first, or would have; two differ in case alone.
const NAMES = ["web", "Web", "web api", "data", "ag_000000000001", "ag_000000000002", "ag_000000000003"];

export const team = fc.constantFrom("team_1", "team_1", "team_1", "team_2");
const name = fc.constantFrom(...NAMES);
export const target: fc.Arbitrary<Target> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ id: fc.nat({ max: 7 }) }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constantFrom(...NAMES, "nobody") }) },
);
// Mostly of the first team, as a body with one wrong reference is refused as a whole.
export const projectId = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom("prj_1", "prj_2", "prj_3") },
  { weight: 2, arbitrary: fc.constantFrom("prj_4", "prj_5") },
  { weight: 1, arbitrary: fc.constant("prj_none") },
);
const uid = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom("user_1", "user_2", "user_3") },
  { weight: 2, arbitrary: fc.constantFrom("user_4", "user_5") },
  { weight: 1, arbitrary: fc.constant("user_none") },
);
export const role = fc.constantFrom("ADMIN", "PROJECT_VIEWER", "PROJECT_DEVELOPER");
export const roleOrNull = fc.option(role, { freq: 3 });
const uids = fc.array(uid, { maxLength: 3 });
const projects = fc.array(fc.record({ projectId, role: roleOrNull }), { maxLength: 3 });
export const limit = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined });

export const createBody = fc.record({ name, projects, membersToAdd: uids }, { requiredKeys: ["name"] });
export const updateBody = fc.record({ name, projects, membersToAdd: uids, membersToRemove: uids }, { requiredKeys: [] });
export const groupQuery = fc.record({
  search: option(fc.constantFrom("w", "WEB", "a", "_", "zzz")),
  projectId: option(projectId),
  limit,
  membersLimit: limit,
  projectsLimit: limit,
});

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Value;
}

export function option<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(arbitrary, { nil: undefined });
}

/** Bodies whose references are those of the team, twice as often as any. */
export function bodyOf<Value extends Body>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<[string, Value]> {
  const any = fc.tuple(team, arbitrary);
  const own = any.map(([of, body]): [string, Value] => [of, ownReferences(of, body)]);
  return fc.oneof(any, { weight: 2, arbitrary: own });
}

function ownReferences<Value extends Body>(of: string, body: Value): Value {
  const isOwn = (id: string): boolean => TEAM_USERS[of]?.includes(id) ?? false;
  const added = body.membersToAdd?.filter(isOwn);
  return withoutUndefined({
    ...body,
    projects: body.projects?.filter(({ projectId: id }) => projectRefusals(of, id).length === 0),
    membersToAdd: added,
    membersToRemove: body.membersToRemove?.filter((id) => isOwn(id) && !added?.includes(id)),
  });
}
