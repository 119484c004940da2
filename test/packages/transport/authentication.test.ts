import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { HostingPlatformError } from "../../../packages/client/src/errors/hosting-platform-error.js";
import type { Authentication } from "../../../packages/client/src/authentication.js";
import { failing, sequence, together } from "../../support/fault-server.js";
import { rejection } from "../../support/rejection.js";
import { type Answer, json, type ReceivedRequest, useServer } from "../../support/server.js";
import { sender } from "./support.js";

const server = useServer();

/** Refuses every token but this one. */
const only =
  (token: string) =>
  ({ headers }: ReceivedRequest): Answer =>
    headers.authorization === `Bearer ${token}` ? json({}) : json({}, 401);

/** An authentication with a single token that a refresh replaces by the next: what `bearer` of the auth package does. */
function rotating(...tokens: string[]) {
  let [current = ""] = tokens;
  let running: Promise<string | undefined> | undefined;
  const refreshed = vi.fn(async (rejected: string) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return (current = tokens[tokens.indexOf(rejected) + 1] ?? rejected);
  });
  return {
    refreshed,
    token: () => Promise.resolve(current),
    refresh: (rejected: string) =>
      rejected === current ? (running ??= refreshed(rejected).finally(() => (running = undefined))) : Promise.resolve(current),
  };
}

const sent = () => server.requests.map(({ headers }) => headers.authorization);

describe("the token goes with a request", () => {
  const auth = rotating("one");

  test("as its authorization", async () => {
    await sender(server, { auth })();
    expect(sent()).toEqual(["Bearer one"]);
  });

  test("but not where the operation takes no credential", async () => {
    await sender(server, { auth })("POST", { authenticated: false });
    expect(sent()).toEqual([undefined]);
  });

  test("but not where the caller has set another, which nobody refreshes", async () => {
    server.answer(failing(401));
    await sender(server, { auth })("GET", { headers: { authorization: "Basic own" } });
    expect(sent()).toEqual(["Basic own"]);
    expect(auth.refreshed).not.toHaveBeenCalled();
  });

  test("also to a fetch of one's own", async () => {
    const seen: Request[] = [];
    await sender(server, { auth, fetch: (request) => (seen.push(request), fetch(request)) })("GET", { headers: { a: "b" } });
    expect(seen[0]?.headers.get("authorization")).toBe("Bearer one");
  });

  test.each([undefined, ""])("unless there is none, and nobody says so: %j", async (token) => {
    const none = { token: () => Promise.resolve(token as string), refresh: () => Promise.resolve(undefined) };
    const error = await rejection(sender(server, { auth: none })(), HostingPlatformError);
    expect([error.code, server.requests.length]).toEqual(["REQUEST_ERROR", 0]);
  });

  test("unless there is none: then nothing is sent", async () => {
    const error = new HostingPlatformError("AUTH_ERROR", "none");
    const none: Authentication = { token: () => Promise.reject(error), refresh: () => Promise.resolve(undefined) };
    await expect(sender(server, { auth: none })()).rejects.toBe(error);
    expect(server.requests).toEqual([]);
  });

  test.each(["a\r\nb", "hidden\n", "hidden\r", "h\0idden", "hidden☃", "hid\u007fden"])(
    "unless it is no header field: %j",
    async (token) => {
      const bad: Authentication = { token: () => Promise.resolve(token), refresh: () => Promise.resolve(undefined) };
      const error = await rejection(sender(server, { auth: bad })(), HostingPlatformError);
      expect(error.code).toBe("REQUEST_ERROR");
      expect(inspect(error, { depth: 10, showHidden: true }).split("at ")[0]).not.toMatch(/hidden|idden|a\r/);
      expect(server.requests).toEqual([]);
    },
  );
});

describe("after a 401", () => {
  test("20 calls at once refresh once, and each is sent once more", async () => {
    const auth = rotating("old", "new");
    server.answer(together(20, only("new")));
    const send = sender(server, { auth });
    const responses = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(auth.refreshed).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(40);
    expect(sent().filter((authorization) => authorization === "Bearer old")).toHaveLength(20);
  });

  test("that comes late for a token that has been replaced there is no second refresh", async () => {
    const auth = rotating("old", "new");
    const answer = only("new");
    server.answer((request, response) => {
      if (request.path !== "/late" || request.headers.authorization === "Bearer new") return answer(request);
      setTimeout(() => response.writeHead(401).end(), 120);
      return undefined;
    });
    const send = sender(server, { auth });
    const [early, late] = await Promise.all([send(), send("GET", { path: "/late" })]);
    expect([early.status, late.status]).toEqual([200, 200]);
    expect(auth.refreshed).toHaveBeenCalledTimes(1);
    expect(server.requests).toHaveLength(4);
  });

  test.each(["POST", "PATCH", "PUT", "DELETE"])("%s is sent again with its body, once", async (method) => {
    const auth = rotating("old", "new");
    server.answer(only("new"));
    expect((await sender(server, { auth, retry: false })(method, { body: "{}" })).status).toBe(200);
    expect(server.requests.map(({ body }) => body.toString())).toEqual(["{}", "{}"]);
  });

  test("a stream is not sent again, but the next call has the new token", async () => {
    const auth = rotating("old", "new");
    server.answer(only("new"));
    const send = sender(server, { auth });
    const body = new Blob(["x"]).stream();
    expect((await send("POST", { once: true, body })).status).toBe(401);
    expect((await send()).status).toBe(200);
    expect(sent()).toEqual(["Bearer old", "Bearer new"]);
  });

  test("for the new token as well the answer is the call's", async () => {
    const auth = rotating("old", "new", "newer");
    server.answer({ status: 401, body: "still" });
    const response = await sender(server, { auth })();
    expect([response.status, await response.text()]).toEqual([401, "still"]);
    expect(sent()).toEqual(["Bearer old", "Bearer new"]);
  });

  test.each([undefined, "old"])("nothing is sent again for %s", async (next) => {
    server.answer(failing(401));
    const auth: Authentication = { token: () => Promise.resolve("old"), refresh: () => Promise.resolve(next) };
    expect((await sender(server, { auth })()).status).toBe(401);
    expect(server.requests).toHaveLength(1);
  });

  test("a refresh that fails fails the call", async () => {
    const error = new HostingPlatformError("AUTH_ERROR", "gone");
    server.answer(failing(401));
    const auth: Authentication = { token: () => Promise.resolve("old"), refresh: () => Promise.reject(error) };
    await expect(sender(server, { auth })()).rejects.toBe(error);
  });

  test("retries go on where they were", async () => {
    const auth = rotating("old", "new");
    server.answer(sequence(failing(503), failing(401), failing(503), failing(503)));
    expect((await sender(server, { auth })()).status).toBe(503);
    expect(server.requests).toHaveLength(4);
  });
});
