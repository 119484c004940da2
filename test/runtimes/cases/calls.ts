import { bearer, team } from "@hosting-platform/auth";
import {
  ApiError,
  checkArtifactExists,
  createAccessGroup,
  createClient,
  deleteAccessGroup,
  readAccessGroup,
  replaceArtifact,
} from "@hosting-platform/client";
import { ApiError as CoreApiError, createClient as createCoreClient } from "@hosting-platform/client/core";
import { readAccessGroup as readByTag } from "@hosting-platform/client/access-groups";
import { ApiError as SdkApiError, AuthError, createPlatform, listAccessGroups, paginate } from "@hosting-platform/sdk";
import { PROJECT_ROLES } from "@hosting-platform/types";
import { type Case, echo, equal, failure } from "./case.js";

/** A character that a path encodes, one beyond Latin-1, and what is encoded already. */
export const NAME = "a/b é%2F";
export const ENCODED = "a%2Fb%20%C3%A9%252F";

export const calls: Case[] = [
  {
    name: "reads with a bearer credential and a team",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, auth: bearer("token"), team: team({ teamId: "team_1" }) });
      const { method, path, query, authorization } = echo(await readAccessGroup(client, { path: { idOrName: NAME } }));
      equal([method, path, query, authorization], ["GET", `/v1/access-groups/${ENCODED}`, { teamId: "team_1" }, "Bearer token"]);
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
    name: "sends header fields, and leaves out those that are null",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, headers: { "x-note": "always", authorization: "Bearer always" } });
      const headers = { "x-note": "of the call", authorization: null };
      const { note, authorization } = echo(await readAccessGroup(client, { path: { idOrName: "web" }, headers }));
      equal([note, authorization], ["of the call", null]);
    },
  },
  {
    name: "sends a header field in Latin-1",
    async run({ baseUrl }) {
      const { note } = echo(await readAccessGroup(createClient({ baseUrl, headers: { "x-note": "é" } }), { path: { idOrName: "web" } }));
      // The server reads it as Latin-1 too.
      equal(note, "é");
    },
    cannot: [{ runtime: /^workerd$/, reason: "it writes header fields in UTF-8", fails: /^Error: "Ã©" instead of/ }],
  },
  {
    name: "resolves to nothing where there is nothing",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl });
      const path = { hash: "there" };
      await replaceArtifact(client, { path, body: "text" });
      const nothing: Promise<unknown>[] = [
        deleteAccessGroup(client, { path: { idOrName: "empty" } }),
        checkArtifactExists(client, { path }),
      ];
      equal((await Promise.all(nothing)).map(String), ["undefined", "undefined"]);
      await failure(checkArtifactExists(client, { path: { hash: "not-there" } }), ApiError);
    },
  },
  {
    name: "sends by the core client, which has no calls by path",
    async run({ baseUrl }) {
      const client = createCoreClient({ baseUrl, auth: bearer("token") });
      const { path, authorization } = echo(await readByTag(client, { path: { idOrName: "web" } }));
      equal([path, authorization, "GET" in client], ["/v1/access-groups/web", "Bearer token", false]);
    },
  },
  {
    name: "makes a platform of a token and a team",
    async run({ baseUrl }) {
      const platform = createPlatform({ baseUrl, token: () => Promise.resolve("token"), slug: "my-team" });
      const { query, authorization } = echo(await readByTag(platform, { path: { idOrName: NAME } }));
      equal([query, authorization], [{ slug: "my-team" }, "Bearer token"]);
      const params = { path: { idOrName: "web" }, query: { teamId: "team_1" } };
      const { data } = await platform.GET("/v1/access-groups/{idOrName}", { params });
      equal([echo(data).query, echo(data).authorization], [{ teamId: "team_1" }, "Bearer token"]);
      equal((await paginate(listAccessGroups, platform).toArray({ maxItems: 1 })).length, 1);
      let thrown: unknown;
      try {
        createPlatform({ baseUrl, token: "" });
      } catch (error) {
        thrown = error;
      }
      equal(thrown instanceof AuthError, true);
    },
  },
  {
    name: "has one copy of each class, whichever package and subpath it is met by",
    async run({ baseUrl }) {
      const error = await failure(readByTag(createCoreClient({ baseUrl }), { path: { idOrName: "status-403" } }), ApiError);
      equal([error instanceof SdkApiError, SdkApiError === ApiError, CoreApiError === ApiError], [true, true, true]);
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
    name: "narrows a result by a schema",
    async run({ baseUrl }) {
      const validate = (value: unknown): { value: string } => ({ value: echo(value).path });
      const schema = { "~standard": { version: 1, vendor: "test", validate } } as const;
      const client = createClient({ baseUrl });
      equal(await replaceArtifact(client, { path: { hash: "web" }, body: "text", schema }), "/v8/artifacts/web");
    },
  },
  {
    name: "gives a `fetch` of the caller's the request, and reads what that answers",
    async run({ baseUrl }) {
      const requests: string[] = [];
      const own = async (request: Request): Promise<Response> => {
        requests.push(
          `${request.method} ${new URL(request.url).pathname} ${request.headers.get("authorization")} ${await request.clone().text()}`,
        );
        return requests.length > 1 ? fetch(request) : new Response("", { status: 503 });
      };
      const client = createClient({ baseUrl, auth: bearer("token"), fetch: own, retry: { unsafe: true } });
      equal(echo(await createAccessGroup(client, { body: { name: "web" } })).body, '{"name":"web"}');
      equal(
        requests,
        Array.from({ length: 2 }, () => 'POST /v1/access-groups Bearer token {"name":"web"}'),
      );
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
      await readAccessGroup(client, { path: { idOrName: "flaky-502" }, query: { teamId: "secret-team" } });
      equal(
        events.map((event) => (event as { name: string }).name),
        ["request", "response", "retry", "request", "response"],
      );
      equal(JSON.stringify(events).includes("secret"), false);
    },
  },
];
