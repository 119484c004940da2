import { VercelCore } from "@vercel/sdk/core.js";
import { accessGroupsListAccessGroups } from "@vercel/sdk/funcs/accessGroupsListAccessGroups.js";

const retryConfig = {
  strategy: "backoff",
  backoff: { initialInterval: 500, maxInterval: 8_000, exponent: 2, maxElapsedTime: 60_000 },
};

export async function* list({ baseUrl, token }) {
  const client = new VercelCore({ bearerToken: token, serverURL: baseUrl, retryConfig });
  let next;
  do {
    const { ok, value, error } = await accessGroupsListAccessGroups(client, { limit: 100, ...(next && { next }) });
    if (!ok) throw error;
    yield* value.accessGroups;
    next = value.pagination.next;
  } while (next);
}
