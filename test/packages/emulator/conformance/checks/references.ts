// Projects and users that bodies name.
import type { Check, Tools } from "../check.js";
import { enumerationOf } from "../contract.js";
import { type Ask, refusedChecks } from "../granted.js";

const [ROLE = ""] = enumerationOf("AssignableProjectRole");

export const REFERENCES: readonly Check[] = [
  {
    name: "a project that is not there is refused in a body",
    rule: "400 for a body that names a project that is not there.",
    isChoice: true,
    run: (tools) => askWithProject(tools, tools.groups.name(), (id, call) => tools.api.refused(id, [400], call)),
  },
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
  {
    name: "a user who is not there is refused in a body",
    rule: "400 for a body that adds or removes a user who is not there.",
    isChoice: true,
    run: (tools) => askWithMember(tools, tools.groups.name(), (id, call) => tools.api.refused(id, [400], call)),
  },
  {
    name: "a user who is not of the team is refused in a body",
    rule: "400 for a body that adds or removes a user who is no member of the team.",
    isChoice: true,
    needs: { foreignMember: 1 },
    run: (tools) => askWithMember(tools, tools.target.foreignMemberId ?? "", (id, call) => tools.api.refused(id, [400], call)),
  },
];

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
