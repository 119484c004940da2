import { VercelCore } from "@vercel/sdk/core.js";
import { accessGroupsReadAccessGroup } from "@vercel/sdk/funcs/accessGroupsReadAccessGroup.js";

const retryConfig = {
  strategy: "backoff",
  backoff: { initialInterval: 500, maxInterval: 8_000, exponent: 2, maxElapsedTime: 60_000 },
};

export function caller({ baseUrl, token }) {
  const client = new VercelCore({ bearerToken: token, serverURL: baseUrl, retryConfig });
  return async () => {
    const { ok, value, error } = await accessGroupsReadAccessGroup(client, { idOrName: "web" });
    if (!ok) throw error;
    return value;
  };
}
