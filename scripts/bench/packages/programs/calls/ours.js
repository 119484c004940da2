import { bearer } from "@hosting-platform/auth";
import { createClient, readAccessGroup } from "@hosting-platform/client";

export function caller({ baseUrl, token, fetch }) {
  const client = createClient({ baseUrl, auth: bearer(token), fetch });
  return () => readAccessGroup(client, { path: { idOrName: "web" } });
}
