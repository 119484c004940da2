import { check, choice, type Check } from "../check.js";
import { NothingToCheck, same } from "../assertions.js";
import { OPERATIONS } from "../contract.js";
import { UNCHECKED } from "../granted.js";

const INDEXED = OPERATIONS.filter(({ isIndexed, method, path }) => isIndexed && method === "GET" && !path.includes("{"));

/** Reports what the suite cannot check. */
export const REST: readonly Check[] = UNCHECKED.map((id) => ({
  name: `${id} responds as documented`,
  rule: "A documented operation responds as the contract says.",
  run: () => Promise.reject(new NothingToCheck("granted.ts has no request for it")),
}));

export const OTHERS: readonly Check[] = [
  check("webhooks are listed", {
    rule: "The list of webhooks is an array, whose items all have projectsMetadata or all have not.",
    run: ({ api }) => api.call("listWebhooks"),
  }),
  choice("the filter by project keeps the webhooks of the project", {
    rule: "projectId keeps the webhooks whose projectIds have the project, and no others.",
    needs: { project: 1 },
    run: async ({ api, projectId }) => {
      const all = (await api.call("listWebhooks")).json as Webhook[];
      const exchange = await api.call("listWebhooks", { query: { projectId } });
      const wanted = all.filter(({ projectIds = [] }) => projectIds.includes(projectId));
      same(idsOf(exchange.json as Webhook[]), idsOf(wanted), exchange, "what is listed");
    },
  }),
  check("webhooks of a project whose ID breaks the pattern are refused", {
    rule: "400: a value in the request query is invalid.",
    run: ({ api }) => api.refused("listWebhooks", [400], { query: { projectId: "a-b" } }),
  }),
  check("a virtual model config that is created can be had", {
    rule: "The status of success is 201 of a create, and 200 of a read.",
    needs: { virtualModelConfig: 1 },
    run: async ({ api, target }) => {
      await api.call("createAiGatewayVirtualModelConfig", { body: target.virtualModelConfig });
      await api.call("readAiGatewayVirtualModelConfig");
    },
  }),
  choice("operations that are only indexed ask for a credential", {
    rule: "401: the credential is missing. It is not documented which of these operations take one.",
    run: async ({ api }) => {
      for (const { id } of INDEXED) await api.refused(id, [401], { authorization: null });
    },
  }),
  choice("operations that are only indexed are not implemented", {
    rule: "501 for an operation whose behavior is not documented.",
    needs: { emulatorLike: 1 },
    run: async ({ api }) => {
      for (const { id } of INDEXED) await api.refused(id, [501]);
    },
  }),
  ...REST,
];

type Webhook = Readonly<{ id: string; projectIds?: string[] }>;

const idsOf = (webhooks: readonly Webhook[]): string[] => webhooks.map(({ id }) => id).sort();
