import { bearer } from "@hosting-platform/auth";
import { createClient, listAccessGroups, readAccessGroup } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";

export function caller({ baseUrl, token }) {
  const client = createClient({ baseUrl, auth: bearer(token) });
  return () => readAccessGroup(client, { path: { idOrName: "web" } });
}

export function list({ baseUrl, token }) {
  const client = createClient({ baseUrl, auth: bearer(token) });
  return paginate(listAccessGroups, client, { query: { limit: 100 } });
}
