// For each operation that takes a credential, a request that has to be granted: what refuses it refuses it for the credential or the team.
import type { Call } from "./api.js";
import type { Check, Needs, Tools } from "./check.js";
import { OPERATIONS, ROLE } from "./contract.js";
import type { Target } from "./target.js";

type Make = (tools: Tools) => Call | Promise<Call>;

export interface Family {
  what: string;
  /** Without it the requests can be made, and need not be granted. */
  needs: Needs;
  /** By operationId, in an order in which all are granted. */
  calls: Readonly<Record<string, Make>>;
}

const ofNothing: Make = () => ({});

export const FAMILIES: readonly Family[] = [
  {
    what: "operations on access groups",
    needs: {},
    calls: {
      createAccessGroup: ({ groups }) => ({ body: { name: groups.name() } }),
      readAccessGroup: ofGroup,
      updateAccessGroup: async (tools) => ({ ...(await ofGroup(tools)), body: {} }),
      deleteAccessGroup: ofGroup,
      listAccessGroups: ofNothing,
      listAccessGroupMembers: ofGroup,
      listAccessGroupProjects: ofGroup,
    },
  },
  {
    what: "operations on projects of access groups",
    needs: { project: 1 },
    calls: {
      createAccessGroupProject: async (tools) => ({ ...(await ofGroup(tools)), body: { projectId: projectOf(tools), role: ROLE } }),
      readAccessGroupProject: ofLink,
      updateAccessGroupProject: async (tools) => ({ ...(await ofLink(tools)), body: { role: ROLE } }),
      deleteAccessGroupProject: ofLink,
    },
  },
  {
    what: "operations on virtual model configs",
    needs: { virtualModelConfig: 1 },
    calls: {
      createAiGatewayVirtualModelConfig: ({ target }) => ({ body: target.virtualModelConfig }),
      readAiGatewayVirtualModelConfig: ofNothing,
    },
  },
  { what: "operations on webhooks", needs: {}, calls: { listWebhooks: ofNothing } },
];

const known = new Set(FAMILIES.flatMap(({ calls }) => Object.keys(calls)));
export const UNCHECKED = OPERATIONS.filter(({ id, isIndexed, isAuthenticated }) => !isIndexed && isAuthenticated && !known.has(id)).map(
  ({ id }) => id,
);

export type Ask = (id: string, call: Call) => Promise<unknown>;

/** The part that two checks of the same requests share. */
interface Refused extends Pick<Check, "rule" | "needs"> {
  name: string;
  /** The check that each is refused with the status that the emulator has chosen. */
  choice: Pick<Check, "name" | "rule"> & { status: number };
  over: (tools: Tools, ask: Ask) => Promise<void>;
}

export function refusedChecks({ choice, over, ...check }: Refused): Check[] {
  const { status, ...chosen } = choice;
  return [
    { ...check, run: (tools) => over(tools, (id, call) => tools.api.notGranted(id, call)) },
    { ...check, ...chosen, isChoice: true, run: (tools) => over(tools, (id, call) => tools.api.refused(id, [status], call)) },
  ];
}

/** Makes the request of each operation of a family, with what it needs, and asks for its response. */
export async function askFamily(tools: Tools, { calls }: Family, ask: Ask): Promise<void> {
  for (const [id, make] of Object.entries(calls)) await ask(id, await make(tools));
}

const projectOf = ({ target }: Tools): string => target.projectIds[0] ?? "conformance";

export const twoProjects = ({ projectIds }: Target): { projectId: string; role: string }[] =>
  projectIds.slice(0, 2).map((projectId) => ({ projectId, role: ROLE }));

export async function ofGroup({ groups }: Tools): Promise<Call> {
  const { accessGroupId } = await groups.create();
  return { path: { idOrName: accessGroupId } };
}

export async function ofLink(tools: Tools): Promise<Call> {
  const projects = tools.target.projectIds.slice(0, 1).map((projectId) => ({ projectId, role: ROLE }));
  const { accessGroupId } = await tools.groups.create({ projects });
  return { path: { accessGroupIdOrName: accessGroupId, projectId: projectOf(tools) } };
}
