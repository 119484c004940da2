import { listAccessGroups } from "@hosting-platform/client";
import { createClient as createCoreClient } from "@hosting-platform/client/core";
import { paginate } from "@hosting-platform/pagination";
import { type Case, define, equal, received } from "./case.js";

const NAMES = ["group-1", "group-2", "group-3", "group-4", "group-5"];
const LIST = "/v1/access-groups";

const namesOf = (groups: readonly { name: string }[]): string[] => groups.map(({ name }) => name);

export const pages: Case[] = [
  define("gives an array, whole or with a limit, with the next page asked for ahead or not", async ({ baseUrl }) => {
    const client = createCoreClient({ baseUrl });
    for (const prefetch of [false, true])
      equal(namesOf(await paginate(listAccessGroups, client, undefined, { prefetch }).toArray()), NAMES);
    const before = await received(baseUrl, LIST);
    equal(namesOf(await paginate(listAccessGroups, client).toArray({ maxItems: 3 })), NAMES.slice(0, 3));
    equal((await received(baseUrl, LIST)) - before, 2);
  }),
];
