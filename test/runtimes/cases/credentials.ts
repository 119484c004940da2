import { AuthError, bearer, environmentToken } from "@hosting-platform/auth";
import { createAccessGroup, createClient, HostingPlatformError, readAccessGroup, UnauthorizedError } from "@hosting-platform/client";
import { type Case, echo, equal, failure, received } from "./case.js";

export const credentials: Case[] = [
  {
    name: "asks once for a token, and once more after a 401",
    async run({ baseUrl }) {
      const reasons: string[] = [];
      const auth = bearer(({ reason }) => {
        reasons.push(reason);
        return Promise.resolve(reason === "rejected" ? "fresh" : "stale");
      });
      const client = createClient({ baseUrl, auth });
      const before = await received(baseUrl, "/v1/access-groups/for-fresh-tokens");
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => readAccessGroup(client, { path: { idOrName: "for-fresh-tokens" } })),
      );
      equal(
        answers.map((answer) => echo(answer).authorization),
        Array.from({ length: 5 }, () => "Bearer fresh"),
      );
      equal([reasons, (await received(baseUrl, "/v1/access-groups/for-fresh-tokens")) - before], [["missing", "rejected"], 10]);
    },
  },
  {
    name: "lets a 401 stand where there is no other token",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, auth: bearer("stale") });
      const error = await failure(readAccessGroup(client, { path: { idOrName: "for-fresh-tokens" } }), UnauthorizedError);
      equal([error.status, error.attempts], [401, 1]);
    },
  },
  {
    name: "asks for a token again before it expires",
    async run({ baseUrl }) {
      let time = 1_000_000;
      let count = 0;
      const auth = bearer(() => ({ token: `token-${++count}`, expiresAt: time + 100_000 }), { now: () => time });
      const client = createClient({ baseUrl, auth });
      const call = async (): Promise<string | null> => echo(await createAccessGroup(client, { body: { name: "web" } })).authorization;
      equal([await call(), await call()], ["Bearer token-1", "Bearer token-1"]);
      time += 95_000;
      equal(await call(), "Bearer token-2");
    },
  },
  {
    name: "sends nothing without a token, or with one that no header field can have",
    async run({ baseUrl }) {
      for (const token of ["", " ", undefined, "line\nbreak", "\u{1F600}"]) {
        const client = createClient({ baseUrl, auth: bearer(() => token) });
        const error = await failure(readAccessGroup(client, { path: { idOrName: "unasked" } }), AuthError);
        equal([error instanceof HostingPlatformError, error.code, error.message.includes("break")], [true, "AUTH_ERROR", false]);
      }
      equal(await received(baseUrl, "/v1/access-groups/unasked"), 0);
    },
  },
  {
    name: "reads the token from the environment",
    async run({ baseUrl }) {
      const client = createClient({ baseUrl, auth: bearer(environmentToken()) });
      equal(echo(await readAccessGroup(client, { path: { idOrName: "web" } })).authorization, "Bearer token-of-the-environment");
    },
    cannot: [
      { runtime: /^Chromium /, reason: "a browser has no environment", fails: /^AuthError: This runtime has no environment/ },
      {
        runtime: /^workerd$/,
        reason: "a worker has no environment unless it is switched on",
        fails: /^AuthError: This runtime has no environment/,
      },
    ],
  },
];
