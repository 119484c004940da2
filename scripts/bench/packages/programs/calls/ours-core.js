import { bearer } from "@hosting-platform/auth";
import { readAccessGroup } from "@hosting-platform/client/access-groups";
import { createClient } from "@hosting-platform/client/core";

export function caller({ baseUrl, token }) {
  const client = createClient({ baseUrl, auth: bearer(token) });
  return () => readAccessGroup(client, { path: { idOrName: "web" } });
}
