import { Octokit } from "@octokit/core";

export function caller({ baseUrl, token }) {
  const client = new Octokit({ auth: token, baseUrl });
  return async () => (await client.request("GET /v1/access-groups/{idOrName}", { idOrName: "web" })).data;
}
