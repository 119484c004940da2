import { ApiError, createClient, HostingPlatformError, listAccessGroups } from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { type Case, equal, failure } from "./case.js";

const NAMES = ["group-1", "group-2", "group-3", "group-4", "group-5"];

export const pages: Case[] = [
  {
    name: "gives the items of all pages, each time anew, and with the page that follows asked for ahead",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const groups = paginate(listAccessGroups, client);
      for (let time = 0; time < 2; time++) {
        const names: string[] = [];
        for await (const group of groups) names.push(group.name);
        equal(names, NAMES);
      }
      const ahead = await paginate(listAccessGroups, client, undefined, { prefetch: true }).toArray();
      equal(
        ahead.map(({ name }) => name),
        NAMES,
      );
    },
  },
  {
    name: "gives pages, and asks for no more of them than are used",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const seen: [number, string | null, number][] = [];
      for await (const page of paginate(listAccessGroups, client).pages()) {
        seen.push([page.items.length, page.next, page.response.status]);
        if (seen.length === 2) break;
      }
      equal(seen, [
        [2, "a&b=c#d%25 e+f", 200],
        [2, "é", 200],
      ]);
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
    name: "ends at a cursor that comes again",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      await failure(paginate(listAccessGroups, client, { query: { search: "endless" } }).toArray(), PaginationError);
    },
  },
  {
    name: "ends with the reason of the signal",
    async run({ baseUrl }) {
      const controller = new AbortController();
      const reason = new Error("enough");
      const loop = async (): Promise<void> => {
        for await (const group of paginate(listAccessGroups, createClient({ baseUrl }), undefined, { signal: controller.signal }))
          if (group.name === "group-3") controller.abort(reason);
      };
      equal((await failure(loop(), Error)) === reason, true);
    },
  },
];
