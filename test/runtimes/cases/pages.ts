import { listAccessGroups } from "@hosting-platform/client";
import { createClient as createCoreClient } from "@hosting-platform/client/core";
import { paginate } from "@hosting-platform/pagination";
import { type Case, equal, received } from "./case.js";

const NAMES = ["group-1", "group-2", "group-3", "group-4", "group-5"];
const LIST = "/v1/access-groups";

function namesOf(groups: readonly { name: string }[]): string[] {
  return groups.map(({ name }) => name);
}

export const pages: Case[] = [
  {
    name: "collects all or some items into an array, with or without prefetch",
    async run({ baseUrl }) {
      const client = createCoreClient({ baseUrl });
      for (const prefetch of [false, true]) {
        equal(namesOf(await paginate(listAccessGroups, client, undefined, { prefetch }).toArray()), NAMES);
      }
      const before = await received(baseUrl, LIST);
      equal(namesOf(await paginate(listAccessGroups, client).toArray({ maxItems: 3 })), NAMES.slice(0, 3));
      equal((await received(baseUrl, LIST)) - before, 2);
    },
  },
];
