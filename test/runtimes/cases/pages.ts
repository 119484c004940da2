import { ApiError, createClient, HostingPlatformError, listAccessGroups } from "@hosting-platform/client";
import { createClient as createCoreClient } from "@hosting-platform/client/core";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { type Case, equal, failure, received } from "./case.js";

const NAMES = ["group-1", "group-2", "group-3", "group-4", "group-5"];
const LIST = "/v1/access-groups";

function namesOf(groups: readonly { name: string }[]): string[] {
  return groups.map(({ name }) => name);
}

export const pages: Case[] = [
  {
    name: "gives the items of all pages, each time anew",
    async run({ baseUrl }) {
      const groups = paginate(listAccessGroups, createClient({ baseUrl }));
      for (let time = 0; time < 2; time++) {
        const names: string[] = [];
        for await (const group of groups) names.push(group.name);
        equal(names, NAMES);
      }
    },
  },
  {
    name: "gives an array, whole or with a limit, with the next page asked for ahead or not",
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
  {
    name: "gives pages, and asks for no more of them than are used",
    async run({ baseUrl }) {
      const before = await received(baseUrl, LIST);
      const seen: [number, string | null, number][] = [];
      for await (const page of paginate(listAccessGroups, createClient({ baseUrl })).pages()) {
        seen.push([page.items.length, page.next, page.response.status]);
        if (seen.length === 2) break;
      }
      equal(seen, [
        [2, "a&b=c#d%25 e+f", 200],
        [2, "é", 200],
      ]);
      equal((await received(baseUrl, LIST)) - before, 2);
    },
  },
  {
    name: "resumes where a page has failed",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, retry: false });
      const names: string[] = [];
      const request = { query: { search: "failing" } };
      const loop = async (): Promise<void> => {
        for await (const group of paginate(listAccessGroups, client, request)) names.push(group.name);
      };
      const error = await failure(loop(), PaginationError);
      equal([error instanceof HostingPlatformError, error.cause instanceof ApiError], [true, true]);
      for await (const group of paginate(listAccessGroups, client, undefined, { from: error.cursor })) names.push(group.name);
      equal(names, NAMES);
    },
  },
  {
    name: "goes through pages behind middleware",
    async run({ baseUrl }) {
      const cursors: (string | null)[] = [];
      const client = createClient({ baseUrl });
      client.use({ onRequest: ({ request }) => void cursors.push(new URL(request.url).searchParams.get("next")) });
      equal(namesOf(await paginate(listAccessGroups, client).toArray()), NAMES);
      equal(cursors, [null, "a&b=c#d%25 e+f", "é"]);
    },
  },
  {
    name: "ends at a cursor that comes again",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      await failure(paginate(listAccessGroups, client, { query: { search: "endless" } }).toArray(), PaginationError);
    },
  },
  {
    name: "ends with the reason of the signal",
    async run({ baseUrl }) {
      for (const prefetch of [false, true]) {
        const controller = new AbortController();
        const reason = new Error("enough");
        const options = { signal: controller.signal, prefetch };
        const loop = async (): Promise<void> => {
          for await (const group of paginate(listAccessGroups, createClient({ baseUrl }), undefined, options))
            if (group.name === "group-3") controller.abort(reason);
        };
        equal((await failure(loop(), Error)) === reason, true);
      }
    },
  },
];
