// What is not there, and what belongs to others.
import { choice, type Check, type Tools } from "../check.js";
import { ROLE } from "../contract.js";
import { type Ask, refusedChecks } from "../granted.js";

const GONE = "410 for what is not there: the one listed status that can mean it.";
const FORBIDDEN = "403 for what belongs to a team that the token may not act for.";

export const ABSENCE: readonly Check[] = [
  ...refusedChecks({
    name: "a group that never was is not granted",
    rule: "No operation on a group that is not there succeeds.",
    choice: { name: "a group that never was is gone", rule: GONE, status: 410 },
    over: overAll,
  }),
  ...refusedChecks({
    name: "a link that never was is not granted",
    rule: "No operation on a link that is not there succeeds.",
    choice: { name: "a link that never was is gone", rule: GONE, status: 410 },
    over: overLinks,
  }),
  ...refusedChecks({
    name: "a group of another team is not granted",
    rule: "403: the caller has no permission on the resource; the reference does not say that it is told from what is not there.",
    needs: { foreignGroup: 1 },
    choice: { name: "a group of another team is forbidden", rule: FORBIDDEN, status: 403 },
    over: ({ target }, ask) => overReads(target.foreignGroupId ?? "", ask),
  }),
  choice("a project that is not there is refused in a body", {
    rule: "400 for a body that names a project that is not there.",
    run: (tools) => askWithProject(tools, tools.groups.name(), (id, call) => tools.api.refused(id, [400], call)),
  }),
  ...refusedChecks({
    name: "a project of another team is not granted in a body",
    rule: "No request links a project of a team that the token may not act for.",
    needs: { foreignProject: 1 },
    choice: {
      name: "a project of another team is forbidden in a body",
      rule: "403 for a body that names a project of a team that the token may not act for.",
      status: 403,
    },
    over: (tools, ask) => askWithProject(tools, tools.target.foreignProjectId ?? "", ask),
  }),
  choice("a user who is not there is refused in a body", {
    rule: "400 for a body that adds or removes a user who is not there.",
    run: (tools) => askWithMember(tools, tools.groups.name(), (id, call) => tools.api.refused(id, [400], call)),
  }),
  choice("a user who is not of the team is refused in a body", {
    rule: "400 for a body that adds or removes a user who is no member of the team.",
    needs: { foreignMember: 1 },
    run: (tools) => askWithMember(tools, tools.target.foreignMemberId ?? "", (id, call) => tools.api.refused(id, [400], call)),
  }),
];

async function overReads(idOrName: string, ask: Ask): Promise<void> {
  for (const id of ["readAccessGroup", "listAccessGroupMembers", "listAccessGroupProjects"]) await ask(id, { path: { idOrName } });
}

async function overAll({ groups, target }: Tools, ask: Ask): Promise<void> {
  const idOrName = `${groups.prefix}-nobody-made-this`;
  const projectId = target.projectIds[0] ?? idOrName;
  await overReads(idOrName, ask);
  await ask("updateAccessGroup", { path: { idOrName }, body: {} });
  await ask("deleteAccessGroup", { path: { idOrName } });
  await ask("createAccessGroupProject", { path: { idOrName }, body: { projectId, role: ROLE } });
  await overLink(idOrName, projectId, ask);
}

/** A project that is there and not linked, where one is lent, and one that is not there. */
async function overLinks({ groups, target }: Tools, ask: Ask): Promise<void> {
  const { accessGroupId } = await groups.create();
  for (const projectId of [`${groups.prefix}-nobody-made-this`, ...target.projectIds.slice(0, 1)])
    await overLink(accessGroupId, projectId, ask);
}

async function overLink(accessGroupIdOrName: string, projectId: string, ask: Ask): Promise<void> {
  const path = { accessGroupIdOrName, projectId };
  await ask("readAccessGroupProject", { path });
  await ask("updateAccessGroupProject", { path, body: { role: ROLE } });
  await ask("deleteAccessGroupProject", { path });
}

async function askWithProject({ groups }: Tools, projectId: string, ask: Ask): Promise<void> {
  const path = { idOrName: (await groups.create()).accessGroupId };
  const projects = [{ projectId, role: ROLE }];
  await ask("createAccessGroup", { body: { name: groups.name(), projects } });
  await ask("updateAccessGroup", { path, body: { projects } });
  await ask("createAccessGroupProject", { path, body: { projectId, role: ROLE } });
}

async function askWithMember({ groups }: Tools, uid: string, ask: Ask): Promise<void> {
  const path = { idOrName: (await groups.create()).accessGroupId };
  await ask("createAccessGroup", { body: { name: groups.name(), membersToAdd: [uid] } });
  await ask("updateAccessGroup", { path, body: { membersToAdd: [uid] } });
  await ask("updateAccessGroup", { path, body: { membersToRemove: [uid] } });
}
