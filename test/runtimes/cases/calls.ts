import { bearer, environmentToken, team } from "@hosting-platform/auth";
import { ApiError, checkArtifactExists, createClient, deleteAccessGroup, readAccessGroup, replaceArtifact } from "@hosting-platform/client";
import { ApiError as CoreApiError, createClient as createCoreClient } from "@hosting-platform/client/core";
import { readAccessGroup as readByTag } from "@hosting-platform/client/access-groups";
import { ApiError as SdkApiError } from "@hosting-platform/sdk";
import { type Case, define, echo, equal, failure, type Limit, limited } from "./case.js";

/** A character that a path encodes, one beyond Latin-1, and what is encoded already. */
export const NAME = "a/b é%2F";
export const ENCODED = "a%2Fb%20%C3%A9%252F";

const UTF8: Limit[] = [{ runtime: /^workerd$/, reason: "it writes header fields in UTF-8", fails: /^Error: "Ã©" instead of/ }];

const fails = /^AuthError: Cannot read HOSTING_PLATFORM_TOKEN: this runtime has no environment/;
const NO_ENVIRONMENT: Limit[] = [
  { runtime: /^Chromium /, reason: "a browser has no environment", fails },
  { runtime: /^workerd$/, reason: "a worker has no environment unless it is switched on", fails },
];

export const calls: Case[] = [
  define("reads with a bearer credential and a team", async ({ baseUrl }) => {
    const client = createClient({ baseUrl, auth: bearer("token"), team: team({ teamId: "team_1" }) });
    const { method, path, query, authorization } = echo(await readAccessGroup(client, { path: { idOrName: NAME } }));
    equal([method, path, query, authorization], ["GET", `/v1/access-groups/${ENCODED}`, { teamId: "team_1" }, "Bearer token"]);
  }),
  define("names itself as the user agent, except in a browser", async ({ baseUrl, runtime }) => {
    const { userAgent } = echo(await readAccessGroup(createClient({ baseUrl }), { path: { idOrName: "web" } }));
    equal(
      userAgent?.replace(/^Mozilla.*/, "browser"),
      runtime.startsWith("Chromium ") ? "browser" : runtime.startsWith("jsdom ") ? "node" : "hosting-platform-client",
    );
  }),
  limited(UTF8, "sends a header field in Latin-1", async ({ baseUrl }) => {
    const { note } = echo(await readAccessGroup(createClient({ baseUrl, headers: { "x-note": "é" } }), { path: { idOrName: "web" } }));
    // The server reads it as Latin-1 too.
    equal(note, "é");
  }),
  define("resolves to nothing where there is nothing", async ({ baseUrl }) => {
    const client = createClient({ baseUrl });
    const path = { hash: "there" };
    await replaceArtifact(client, { path, body: "text" });
    const nothing: Promise<unknown>[] = [deleteAccessGroup(client, { path: { idOrName: "empty" } }), checkArtifactExists(client, { path })];
    equal((await Promise.all(nothing)).map(String), ["undefined", "undefined"]);
    await failure(checkArtifactExists(client, { path: { hash: "not-there" } }), ApiError);
  }),
  define("has one copy of each class, whichever package and subpath it is met by", async ({ baseUrl }) => {
    const error = await failure(readByTag(createCoreClient({ baseUrl }), { path: { idOrName: "status-403" } }), ApiError);
    equal([error instanceof SdkApiError, SdkApiError === ApiError, CoreApiError === ApiError], [true, true, true]);
  }),
  limited(NO_ENVIRONMENT, "reads the token from the environment", async ({ baseUrl }) => {
    const client = createClient({ baseUrl, auth: bearer(environmentToken()) });
    equal(echo(await readAccessGroup(client, { path: { idOrName: "web" } })).authorization, "Bearer token-of-the-environment");
  }),
];
