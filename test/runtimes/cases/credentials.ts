import { bearer, environmentToken } from "@hosting-platform/auth";
import { createClient, readAccessGroup } from "@hosting-platform/client";
import { type Case, echo, equal } from "./case.js";

export const credentials: Case[] = [
  {
    name: "reads the token from the environment",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, auth: bearer(environmentToken()) });
      equal(echo(await readAccessGroup(client, { path: { idOrName: "web" } })).authorization, "Bearer token-of-the-environment");
    },
    cannot: [
      {
        runtime: /^Chromium /,
        reason: "a browser has no environment",
        fails: /^AuthError: Cannot read HOSTING_PLATFORM_TOKEN: this runtime has no environment/,
      },
      {
        runtime: /^workerd$/,
        reason: "a worker has no environment unless it is switched on",
        fails: /^AuthError: Cannot read HOSTING_PLATFORM_TOKEN: this runtime has no environment/,
      },
    ],
  },
];
