import { Octokit } from "@octokit/core";

export function caller({ baseUrl, token, fetch }) {
  const client = new Octokit({ auth: token, baseUrl, ...(fetch && { request: { fetch } }) });
  return async () => (await client.request("GET /v1/access-groups/{idOrName}", { idOrName: "web" })).data;
}
