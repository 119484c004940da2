import { bearer, team } from "@hosting-platform/auth";
import { ApiError, createAccessGroup, createClient, deleteAccessGroup, readAccessGroup, unwrap } from "@hosting-platform/client";
import { ApiError as CoreApiError, createClient as createCoreClient } from "@hosting-platform/client/core";
import { readAccessGroup as readByTag } from "@hosting-platform/client/access-groups";
import { ApiError as SdkApiError, createPlatform } from "@hosting-platform/sdk";
import { PROJECT_ROLES } from "@hosting-platform/types";
import { type Case, echo, equal, failure } from "./case.js";

/** A character that a path encodes, and one beyond Latin-1. */
const NAME = "a/b é%2F";

export const calls: Case[] = [
  {
    name: "reads with a bearer credential and a team",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, auth: bearer("token"), team: team({ teamId: "team_1" }) });
      const { method, path, query, authorization } = echo(await readAccessGroup(client, { path: { idOrName: NAME } }));
      equal([method, path, query, authorization], ["GET", "/v1/access-groups/a%2Fb%20%C3%A9%252F", { teamId: "team_1" }, "Bearer token"]);
    },
  },
  {
    name: "posts JSON",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, auth: bearer("token") });
      const { method, contentType, body } = echo(await createAccessGroup(client, { body: { name: "Ünïcode \u{1F600}" } }));
      equal([method, contentType, body], ["POST", "application/json", '{"name":"Ünïcode \u{1F600}"}']);
    },
  },
  {
    name: "resolves to nothing where there is nothing",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const results = await Promise.all([deleteAccessGroup(client, { path: { idOrName: "empty" } })]);
      equal(results, [undefined]);
    },
  },
  {
    name: "calls by path, in the form of a result and in the throwing form",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const { data, response } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: NAME } } });
      equal([echo(data).path, response.status], ["/v1/access-groups/a%2Fb%20%C3%A9%252F", 200]);
      const { error } = await client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "forbidden" } } });
      equal(error, { error: { code: "forbidden" } });
      const group = await unwrap(client.GET("/v1/access-groups/{idOrName}", { params: { path: { idOrName: "web" } } }));
      equal(echo(group).path, "/v1/access-groups/web");
    },
  },
  {
    name: "has one copy of each class, whichever package and subpath it is met by",
    async run({ baseUrl }) {
      const platform = createPlatform({ baseUrl, token: "token", slug: "my-team" });
      const { query, authorization } = echo(await readByTag(platform, { path: { idOrName: NAME } }));
      equal([query, authorization], [{ slug: "my-team" }, "Bearer token"]);
      await failure(readByTag(createCoreClient({ baseUrl }), { path: { idOrName: "forbidden" } }), ApiError);
      equal([SdkApiError === ApiError, CoreApiError === ApiError], [true, true]);
    },
  },
  {
    name: "has the values of the enumerations",
    run() {
      equal(PROJECT_ROLES.length, 4);
      return Promise.resolve();
    },
  },
  {
    name: "tells the hooks of each attempt, and no secret",
    async run({ baseUrl }) {
      const events: unknown[] = [];
      const hooks = Object.fromEntries(
        ["request", "response", "retry", "error"].map((name) => [name, (event: object) => events.push({ name, ...event })]),
      );
      const client = createClient({ baseUrl, auth: bearer("secret-token"), hooks });
      await readAccessGroup(client, { path: { idOrName: "flaky-for-hooks" }, query: { teamId: "secret-team" } });
      equal(
        events.map((event) => (event as { name: string }).name),
        ["request", "response", "retry", "request", "response"],
      );
      equal(JSON.stringify(events).includes("secret"), false);
    },
  },
];
