import { createPlatform, listAccessGroups, paginate } from "@hosting-platform/sdk";

export function list({ baseUrl, token }) {
  return paginate(listAccessGroups, createPlatform({ baseUrl, token }), { query: { limit: 100 } });
}
