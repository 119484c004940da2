import { Octokit } from "@octokit/core";
import { paginateRest } from "@octokit/plugin-paginate-rest";
import { retry } from "@octokit/plugin-retry";

const Client = Octokit.plugin(paginateRest, retry);

export async function* list({ baseUrl, token }) {
  const client = new Client({ auth: token, baseUrl });
  for await (const { data } of client.paginate.iterator("GET /v1/access-groups", { limit: 100 })) yield* data.accessGroups;
}
