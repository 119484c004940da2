import type { AccessGroupMember, AccessGroupMemberPage, operations } from "@hosting-platform/types";
import type { GroupMember, OperationHandler, Store } from "../types.js";
import { findAccessGroup } from "./find-access-group.js";
import { containsText, readPage } from "./pages.js";

type ListQuery = NonNullable<operations["listAccessGroupMembers"]["parameters"]["query"]>;

export const listAccessGroupMembers: OperationHandler = (input, context) => {
  const { store } = context;
  const { query } = input;
  const { id, teamId } = findAccessGroup(input, context);
  const { search } = query as ListQuery;
  const isWanted = ({ uid }: Readonly<GroupMember>): boolean => {
    const { username, name, email } = toMember(store, teamId, uid);
    return containsText(search, username, name, email);
  };
  const list = { operationId: "listAccessGroupMembers", owner: [teamId, id], query };
  const { records, pagination } = readPage(store, { table: "groupMembers", prefix: `${id}/`, isWanted }, list);
  const members = records.map(({ uid }) => toMember(store, teamId, uid));
  return { status: 200, body: { members, pagination } satisfies AccessGroupMemberPage };
};

function toMember(store: Store, teamId: string, uid: string): AccessGroupMember {
  const user = store.get("users", uid);
  const teamMember = store.get("teamMembers", `${teamId}/${uid}`);
  if (user === undefined || teamMember === undefined) throw new Error(`Access group member ${uid} is not a member of the team.`);
  return { ...user, teamRole: teamMember.teamRole };
}
