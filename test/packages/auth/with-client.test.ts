import { AuthError, bearer, environmentToken, type ProvidedToken, team } from "@hosting-platform/auth";
import { createClient, readAccessGroup, UnauthorizedError } from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { rejection } from "../../support/rejection.js";
import { type Handler, json, useServer } from "../../support/server.js";
import { counting, parallel } from "./provider.js";

const server = useServer();

const clientOf = (source: Parameters<typeof bearer>[0]) => createClient({ baseUrl: server.baseUrl, auth: bearer(source), retry: false });
const read = (source: Parameters<typeof bearer>[0]) => {
  const client = clientOf(source);
  return () => readAccessGroup(client, { path: { idOrName: "web" } });
};

/** Takes one token and answers 401 to any other. */
const accepting =
  (token: string): Handler =>
  ({ headers }) =>
    headers.authorization === `Bearer ${token}` ? json({ name: "web" }) : json({}, 401);

describe("20 calls at the same time", () => {
  test("of which one is answered 401 late lead to no second refresh", async () => {
    const accept = accepting("token-2");
    let late: (() => void) | undefined;
    let held: (() => void) | undefined;
    const holds = new Promise<void>((resolve) => (held = resolve));
    server.answer((request, response) => {
      if (server.requests.length > 1) return accept(request, response);
      late = () => void response.writeHead(401).end();
      held?.();
      return undefined;
    });
    const { provider, reasons } = counting((count) => `token-${count}`);
    const call = read(provider);
    const first = call();
    await holds;
    await parallel(19, call);
    late?.();
    await first;
    expect(reasons).toEqual(["missing", "rejected"]);
  });

  test("that are answered 401 whatever the token are replayed once each, and the 401 stands", async () => {
    server.answer(json({}, 401));
    const { provider, reasons } = counting((count) => `token-${count}`);
    const call = read(provider);
    await parallel(20, () => rejection(call(), UnauthorizedError));
    expect(reasons).toEqual(["missing", "rejected"]);
    expect(server.requests).toHaveLength(40);
  });
});

describe("nothing is sent, and the call rejects with an AuthError, where the provider", () => {
  test.each<[name: string, give: () => ProvidedToken | Promise<ProvidedToken>]>([
    ["gives undefined", () => undefined],
    ["gives an empty text", () => ""],
    ["gives a line break", () => "token\r\nx: y"],
    ["rejects", () => Promise.reject(new Error("no vault"))],
  ])("%s", async (_, give) => {
    await rejection(read(give)(), AuthError);
    expect(server.requests).toEqual([]);
  });

  test("is the environment, and has no such variable", async () => {
    await rejection(read(environmentToken("NOT_SET_ANYWHERE"))(), AuthError);
    expect(server.requests).toEqual([]);
  });
});

test.each([
  [team({ teamId: "team_1" }), "teamId=team_1"],
  [team({ slug: "acme" }), "slug=acme"],
])("the team %j is sent with each request, where the call has none of its own", async (scope, query) => {
  const client = createClient({ baseUrl: server.baseUrl, team: scope });
  await readAccessGroup(client, { path: { idOrName: "web" } });
  await readAccessGroup(client, { path: { idOrName: "web" }, query: { slug: "other" } });
  expect(server.requests.map((request) => request.query.toString())).toEqual([query, "slug=other"]);
});
