// Operations of which the reference has method and path alone: what is asked for changes nothing, and needs no ID.
import type { Check } from "../check.js";
import { INDEXED } from "../contract.js";

const IDS = INDEXED.filter(({ method, path }) => method === "GET" && !path.includes("{")).map(({ id }) => id);

export const INDEXES: readonly Check[] = [
  {
    name: "operations that are only indexed ask for a credential",
    rule: "401: the credential is missing. Which of these operations take one is not shown.",
    isChoice: true,
    run: async ({ api }) => {
      for (const id of IDS) await api.refused(id, [401], { authorization: null });
    },
  },
  {
    name: "operations that are only indexed are not implemented",
    rule: "501 for an operation whose behaviour is not shown.",
    isChoice: true,
    needs: { emulatorLike: 1 },
    run: async ({ api }) => {
      for (const id of IDS) await api.refused(id, [501]);
    },
  },
];
