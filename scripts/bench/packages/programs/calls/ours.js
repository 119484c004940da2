import { bearer } from "@hosting-platform/auth";
import { createClient, readAccessGroup } from "@hosting-platform/client";

export function caller({ baseUrl, token }) {
  const client = createClient({ baseUrl, auth: bearer(token) });
  return () => readAccessGroup(client, { path: { idOrName: "web" } });
}
