// What is not there, and what belongs to others.
import type { Check, Tools } from "../check.js";

const GONE = "410 for what is not there: the one listed status that can mean it.";
const FORBIDDEN = "403 for what belongs to a team that the token may not act for.";

export const ABSENCE: readonly Check[] = [
  {
    name: "a group that never was is not granted",
    section: "4.1, 7",
    rule: "No operation on a group that is not there succeeds.",
    run: (tools) => overAll(`${tools.groups.prefix}-nobody-made-this`, (id, call) => tools.api.notGranted(id, call)),
  },
  {
    name: "a group that never was is gone",
    section: "7",
    rule: GONE,
    isChoice: true,
    run: (tools) => overAll(`${tools.groups.prefix}-nobody-made-this`, (id, call) => tools.api.refused(id, [410], call)),
  },
  {
    name: "a link that never was is not granted",
    section: "4.1, 7",
    rule: "No operation on a link that is not there succeeds.",
    run: (tools) => overLink(tools, (id, call) => tools.api.notGranted(id, call)),
  },
  {
    name: "a link that never was is gone",
    section: "7",
    rule: GONE,
    isChoice: true,
    run: (tools) => overLink(tools, (id, call) => tools.api.refused(id, [410], call)),
  },
  {
    name: "a group of another team is not granted",
    section: "5, 7",
    rule: "403: the caller has no permission on the resource; the reference does not say that it is told from what is not there.",
    needs: ["foreignGroup"],
    run: (tools) => overReads(tools.target.foreignGroupId ?? "", (id, call) => tools.api.notGranted(id, call)),
  },
  {
    name: "a group of another team is forbidden",
    section: "5, 7",
    rule: FORBIDDEN,
    isChoice: true,
    needs: ["foreignGroup"],
    run: (tools) => overReads(tools.target.foreignGroupId ?? "", (id, call) => tools.api.refused(id, [403], call)),
  },
  {
    name: "a team that the token may not act for is not granted",
    section: "5, 7",
    rule: "teamId and slug select the team; no request succeeds for a team that the caller does not belong to.",
    run: async ({ api, groups }) => {
      for (const name of ["teamId", "slug"]) await api.notGranted("listAccessGroups", { query: { [name]: groups.prefix } });
    },
  },
  {
    name: "a team that the token may not act for is forbidden",
    section: "5, 7",
    rule: FORBIDDEN,
    isChoice: true,
    run: async ({ api, groups }) => {
      for (const name of ["teamId", "slug"]) await api.refused("listAccessGroups", [403], { query: { [name]: groups.prefix } });
    },
  },
  {
    name: "a group is the same with the team named",
    section: "4, 5",
    rule: "teamId selects the team that owns the group.",
    run: async ({ api, groups }) => {
      const { accessGroupId, teamId } = await groups.create();
      await api.call("readAccessGroup", { path: { idOrName: accessGroupId }, query: { teamId } });
    },
  },
];

type Ask = (id: string, call: { path: Record<string, string>; body?: unknown }) => Promise<unknown>;

async function overReads(idOrName: string, ask: Ask): Promise<void> {
  for (const id of ["readAccessGroup", "listAccessGroupMembers", "listAccessGroupProjects"]) await ask(id, { path: { idOrName } });
}

async function overAll(idOrName: string, ask: Ask): Promise<void> {
  await overReads(idOrName, ask);
  await ask("updateAccessGroup", { path: { idOrName }, body: {} });
  await ask("deleteAccessGroup", { path: { idOrName } });
}

async function overLink({ groups }: Tools, ask: Ask): Promise<void> {
  const { accessGroupId } = await groups.create();
  const path = { accessGroupIdOrName: accessGroupId, projectId: `${groups.prefix}-nobody-made-this` };
  await ask("readAccessGroupProject", { path });
  await ask("deleteAccessGroupProject", { path });
}
