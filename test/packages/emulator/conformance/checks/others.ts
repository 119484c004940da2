import type { Check } from "../check.js";
import { NothingToCheck, same } from "../assertions.js";
import { INDEXED } from "../contract.js";
import { UNCHECKED } from "../granted.js";

export const OTHERS: readonly Check[] = [
  {
    name: "webhooks are listed",
    rule: "The list of webhooks is an array, whose items all have projectsMetadata or all have not.",
    run: async ({ api }) => {
      await api.call("listWebhooks");
    },
  },
  {
    name: "the filter by project keeps the webhooks of the project",
    rule: "projectId keeps the webhooks whose projectIds have the project, and no others.",
    isChoice: true,
    needs: { project: 1 },
    run: async ({ api, projectId }) => {
      const all = (await api.call("listWebhooks")).json as Webhook[];
      const exchange = await api.call("listWebhooks", { query: { projectId } });
      const wanted = all.filter(({ projectIds = [] }) => projectIds.includes(projectId));
      same(idsOf(exchange.json as Webhook[]), idsOf(wanted), exchange, "what is listed");
    },
  },
  {
    name: "webhooks of a project whose ID breaks the pattern are refused",
    rule: "400: a value in the request query is invalid.",
    run: async ({ api }) => {
      await api.refused("listWebhooks", [400], { query: { projectId: "a-b" } });
    },
  },
  {
    name: "a virtual model config that is created can be had",
    rule: "The status of success is 201 of a create, and 200 of a read.",
    needs: { virtualModelConfig: 1 },
    run: async ({ api, target }) => {
      await api.call("createAiGatewayVirtualModelConfig", { body: target.virtualModelConfig });
      await api.call("readAiGatewayVirtualModelConfig");
    },
  },
];

/** Reports what the suite cannot check. */
export const REST: readonly Check[] = UNCHECKED.map((id) => ({
  name: `${id} responds as documented`,
  rule: "A documented operation responds as the contract says.",
  run: () => Promise.reject(new NothingToCheck("granted.ts has no request for it")),
}));

interface Webhook {
  id: string;
  projectIds?: string[];
}

function idsOf(webhooks: readonly Webhook[]): string[] {
  return webhooks.map(({ id }) => id).sort();
}

const IDS = INDEXED.filter(({ method, path }) => method === "GET" && !path.includes("{")).map(({ id }) => id);

export const INDEXES: readonly Check[] = [
  {
    name: "operations that are only indexed ask for a credential",
    rule: "401: the credential is missing. It is not documented which of these operations take one.",
    isChoice: true,
    run: async ({ api }) => {
      for (const id of IDS) await api.refused(id, [401], { authorization: null });
    },
  },
  {
    name: "operations that are only indexed are not implemented",
    rule: "501 for an operation whose behavior is not documented.",
    isChoice: true,
    needs: { emulatorLike: 1 },
    run: async ({ api }) => {
      for (const id of IDS) await api.refused(id, [501]);
    },
  },
];
