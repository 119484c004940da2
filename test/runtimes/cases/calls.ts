import { bearer, team } from "@hosting-platform/auth";
import { ApiError, checkArtifactExists, createClient, deleteAccessGroup, readAccessGroup, replaceArtifact } from "@hosting-platform/client";
import { ApiError as CoreApiError, createClient as createCoreClient } from "@hosting-platform/client/core";
import { readAccessGroup as readByTag } from "@hosting-platform/client/access-groups";
import { ApiError as SdkApiError } from "@hosting-platform/sdk";
import { type Case, echo, equal, failure } from "./case.js";

/** A character that a path encodes, one beyond Latin-1, and what is encoded already. */
export const NAME = "a/b é%2F";
export const ENCODED = "a%2Fb%20%C3%A9%252F";

export const calls: Case[] = [
  {
    name: "sends a bearer token and a team",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, auth: bearer("token"), team: team({ teamId: "team_1" }) });
      const { method, path, query, authorization } = echo(await readAccessGroup(client, { path: { idOrName: NAME } }));
      equal([method, path, query, authorization], ["GET", `/v1/access-groups/${ENCODED}`, { teamId: "team_1" }, "Bearer token"]);
    },
  },
  {
    name: "sends a header in Latin-1",
    async run({ baseUrl }) {
      const { note } = echo(await readAccessGroup(createClient({ baseUrl, headers: { "x-note": "é" } }), { path: { idOrName: "web" } }));
      // The server reads it as Latin-1 too.
      equal(note, "é");
    },
    cannot: [{ runtime: /^workerd$/, reason: "it writes header fields in UTF-8", fails: /^Error: "Ã©" instead of/ }],
  },
  {
    name: "resolves to undefined without a response body",
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
    name: "exports the same error classes from every package and subpath",
    async run({ baseUrl }) {
      const error = await failure(readByTag(createCoreClient({ baseUrl }), { path: { idOrName: "status-403" } }), ApiError);
      equal([error instanceof SdkApiError, SdkApiError === ApiError, CoreApiError === ApiError], [true, true, true]);
    },
  },
];
