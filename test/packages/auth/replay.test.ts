import { bearer, AuthError } from "@hosting-platform/auth";
import {
  createAccessGroup,
  createArtifact,
  listAccessGroups,
  readAccessGroup,
  ServerError,
  UnauthorizedError,
} from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { describe, expect, test } from "vitest";
import { failing, sequence } from "../../support/fault-server.js";
import { rejection } from "../../support/rejection.js";
import { json, useServer } from "../../support/server.js";
import { CLIENTS } from "./clients.js";
import { counting, parallel } from "./provider.js";

const server = useServer();
const path = { idOrName: "web" };
const body = { name: "web" };

const sent = (): string[] => server.requests.map(({ method, headers }) => `${method} ${headers.authorization ?? "none"}`);

describe.each(CLIENTS)("after a 401, with %s", (_, create) => {
  /** A client, and why its provider was asked for the tokens t1, t2, … */
  const start = (retry: { attempts?: number } | false = false) => {
    const { provider, reasons } = counting((count) => `t${count}`);
    return { client: create({ baseUrl: server.baseUrl, auth: bearer(provider), retry }), reasons };
  };
  const refuse = (token: string, answer = json({ name: "web" })): void =>
    server.answer(({ headers }) => (headers.authorization === `Bearer ${token}` ? failing(401) : answer));

  test("a GET is sent again with the next token", async () => {
    refuse("t1");
    const { client, reasons } = start();
    expect(await readAccessGroup(client, { path })).toEqual({ name: "web" });
    expect(sent()).toEqual(["GET Bearer t1", "GET Bearer t2"]);
    expect(reasons).toEqual(["missing", "rejected"]);
  });

  test("a POST is sent again with its body, once, though nobody retries it", async () => {
    refuse("t1");
    await createAccessGroup(start({ attempts: 5 }).client, { body });
    expect(sent()).toEqual(["POST Bearer t1", "POST Bearer t2"]);
    expect(server.requests.map((request) => request.body.toString())).toEqual(['{"name":"web"}', '{"name":"web"}']);
  });

  test("a POST whose replay fails is not sent a third time", async () => {
    server.answer(sequence(failing(401), failing(503)));
    await rejection(createAccessGroup(start({ attempts: 5 }).client, { body }), ServerError);
    expect(server.requests).toHaveLength(2);
  });

  test("a stream is not sent again, its 401 stands, and the next call has the next token", async () => {
    refuse("t1");
    const { client, reasons } = start();
    const stream = new Blob(["bytes"]).stream();
    await rejection(createArtifact(client, { body: stream, contentType: "application/octet-stream" }), UnauthorizedError);
    expect(server.requests.map((request) => request.body.toString())).toEqual(["bytes"]);
    await readAccessGroup(client, { path });
    expect(sent()).toEqual(["POST Bearer t1", "GET Bearer t2"]);
    expect(reasons).toEqual(["missing", "rejected"]);
  });

  test("a second 401 stands: a request is sent again once", async () => {
    server.answer(failing(401));
    const { client, reasons } = start({ attempts: 5 });
    await rejection(readAccessGroup(client, { path }), UnauthorizedError);
    expect(sent()).toEqual(["GET Bearer t1", "GET Bearer t2"]);
    expect(reasons).toEqual(["missing", "rejected"]);
  });

  test("retries go on where they were, and the replay costs none of them", async () => {
    server.answer(sequence(failing(503), failing(401), failing(503), failing(503)));
    const error = await rejection(readAccessGroup(start({ attempts: 3 }).client, { path }), ServerError);
    expect(error.attempts).toBe(4);
    expect(sent()).toEqual(["GET Bearer t1", "GET Bearer t1", "GET Bearer t2", "GET Bearer t2"]);
  });

  test("20 calls of GET and POST refresh once, and each is sent twice at most", async () => {
    refuse("t1");
    const { client, reasons } = start();
    await parallel(10, () => Promise.all([readAccessGroup(client, { path }), createAccessGroup(client, { body })]));
    expect(reasons).toEqual(["missing", "rejected"]);
    expect(sent().filter((request) => request.endsWith(" t2"))).toHaveLength(20);
    expect(server.requests.length).toBeLessThanOrEqual(40);
  });

  test("a refresh that fails fails the call, and the next call asks again", async () => {
    refuse("t1");
    const { provider, reasons } = counting((count) => (count === 2 ? Promise.reject(new Error("not now")) : `t${count}`));
    const client = create({ baseUrl: server.baseUrl, auth: bearer(provider), retry: { attempts: 5 } });
    const error = await rejection(readAccessGroup(client, { path }), AuthError);
    expect((error.cause as Error).message).toBe("not now");
    await readAccessGroup(client, { path });
    expect(sent()).toEqual(["GET Bearer t1", "GET Bearer t3"]);
    expect(reasons).toEqual(["missing", "rejected", "rejected"]);
  });

  test("a token that was asked for is not asked for again by retries", async () => {
    server.answer(sequence(failing(503), failing(503), json({})));
    const { client, reasons } = start({ attempts: 3 });
    await readAccessGroup(client, { path });
    expect(server.requests).toHaveLength(3);
    expect(reasons).toEqual(["missing"]);
  });

  test("a list goes on with the next token, and fails with its cursor where there is none", async () => {
    const pages = [
      json({ accessGroups: [{ name: "a" }], pagination: { count: 1, next: "c1" } }),
      failing(401),
      json({ accessGroups: [{ name: "b" }], pagination: { count: 1, next: null } }),
    ];
    server.answer(sequence(...pages));
    expect((await paginate(listAccessGroups, start().client).toArray()).map(({ name }) => name)).toEqual(["a", "b"]);
    server.answer(sequence(...pages));
    const { provider } = counting((count) => (count === 1 ? "t1" : undefined));
    const client = create({ baseUrl: server.baseUrl, auth: bearer(provider) });
    const error = await rejection(paginate(listAccessGroups, client).toArray(), PaginationError);
    expect([error.cursor, error.cause]).toEqual(["c1", expect.any(AuthError)]);
  });
});
