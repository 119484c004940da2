import { bearer, environmentToken } from "@hosting-platform/auth";
import { createClient, readAccessGroup } from "@hosting-platform/client";
import { type Case, echo, equal, type Limit, limited } from "./case.js";

const fails = /^AuthError: Cannot read HOSTING_PLATFORM_TOKEN: this runtime has no environment/;
const NO_ENVIRONMENT: Limit[] = [
  { runtime: /^Chromium /, reason: "a browser has no environment", fails },
  { runtime: /^workerd$/, reason: "a worker has no environment unless it is switched on", fails },
];

export const credentials: Case[] = [
  limited(NO_ENVIRONMENT, "reads the token from the environment", async ({ baseUrl }) => {
    const client = createClient({ baseUrl, auth: bearer(environmentToken()) });
    equal(echo(await readAccessGroup(client, { path: { idOrName: "web" } })).authorization, "Bearer token-of-the-environment");
  }),
];
