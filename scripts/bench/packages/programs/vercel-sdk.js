import { VercelCore } from "@vercel/sdk/core.js";
import { accessGroupsListAccessGroups } from "@vercel/sdk/funcs/accessGroupsListAccessGroups.js";
import { accessGroupsReadAccessGroup } from "@vercel/sdk/funcs/accessGroupsReadAccessGroup.js";

const retryConfig = {
  strategy: "backoff",
  backoff: { initialInterval: 500, maxInterval: 8_000, exponent: 2, maxElapsedTime: 60_000 },
};

const clientOf = ({ baseUrl, token }) => new VercelCore({ bearerToken: token, serverURL: baseUrl, retryConfig });

function valueOf({ ok, value, error }) {
  if (!ok) throw error;
  return value;
}

export function caller(service) {
  const client = clientOf(service);
  return async () => valueOf(await accessGroupsReadAccessGroup(client, { idOrName: "web" }));
}

export async function* list(service) {
  const client = clientOf(service);
  let next;
  do {
    const page = valueOf(await accessGroupsListAccessGroups(client, { limit: 100, ...(next && { next }) }));
    yield* page.accessGroups;
    next = page.pagination.next;
  } while (next);
}
