import { bearer } from "@hosting-platform/auth";
import { listAccessGroups } from "@hosting-platform/client/access-groups";
import { createClient } from "@hosting-platform/client/core";
import { paginate } from "@hosting-platform/pagination";

export function list({ baseUrl, token }) {
  const client = createClient({ baseUrl, auth: bearer(token) });
  return paginate(listAccessGroups, client, { query: { limit: 100 } });
}
