import { Octokit } from "@octokit/core";
import { paginateRest } from "@octokit/plugin-paginate-rest";
import { retry } from "@octokit/plugin-retry";

export function caller({ baseUrl, token }) {
  const client = new Octokit({ auth: token, baseUrl });
  return async () => (await client.request("GET /v1/access-groups/{idOrName}", { idOrName: "web" })).data;
}

async function* listBy(Client, { baseUrl, token }) {
  const client = new Client({ auth: token, baseUrl });
  for await (const { data } of client.paginate.iterator("GET /v1/access-groups", { limit: 100 })) yield* data.accessGroups;
}

export const list = (service) => listBy(Octokit.plugin(paginateRest), service);

export const listWithRetries = (service) => listBy(Octokit.plugin(paginateRest, retry), service);
