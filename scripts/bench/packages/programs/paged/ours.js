import { bearer } from "@hosting-platform/auth";
import { createClient, listAccessGroups } from "@hosting-platform/client";
import { paginate } from "@hosting-platform/pagination";

export function list({ baseUrl, token }) {
  const client = createClient({ baseUrl, auth: bearer(token) });
  return paginate(listAccessGroups, client, { query: { limit: 100 } });
}
