import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import type { Authentication } from "../../../packages/client/src/authentication.js";
import { HostingPlatformError } from "../../../packages/client/src/errors/hosting-platform-error.js";
import { RequestError } from "../../../packages/client/src/errors/request-error.js";
import { failing, redirect } from "../../harness/fault-server.js";
import { rejection } from "../../harness/rejection.js";
import { type Respond, useService, useStoppedTime } from "../../harness/service.js";
import { sender, TOKEN } from "./harness.js";

const service = useService();
useStoppedTime();

const sent = () => service.requests.map(({ headers }) => headers.authorization);
const authOf = (token: string, next?: string) => ({
  token: vi.fn(() => Promise.resolve(token)),
  refresh: vi.fn<Authentication["refresh"]>(() => Promise.resolve(next)),
});
const only =
  (token: string): Respond =>
  ({ headers }) =>
    headers.authorization === `Bearer ${token}` ? {} : failing(401);

describe("the token", () => {
  test("does not replace or refresh the caller's own credential", async () => {
    const auth = authOf("one", "two");
    service.respond(failing(401));
    await sender(service, { auth })("GET", { headers: { authorization: "Basic own" } });
    expect([sent(), auth.token.mock.calls, auth.refresh.mock.calls]).toEqual([["Basic own"], [], []]);
  });

  test.each([undefined, "", "a\r\nb", "hush\n", "h\0ush", "hush☃", "hu\u007fsh"])("is refused as a header value: %j", async (token) => {
    const error = await rejection(sender(service, { auth: authOf(token as string) })(), HostingPlatformError);
    expect([error.code, service.requests]).toEqual(["REQUEST_ERROR", []]);
    expect(inspect(error, { depth: 10, showHidden: true }).split("at ")[0]).not.toMatch(/hush|ush|a\r/);
  });
});

test.each(["GET", "POST", "PATCH", "PUT", "DELETE"])("retries %s with its body once after a 401", async (method) => {
  service.respond(only("newer"));
  const body = method === "GET" ? undefined : "{}";
  const auth = authOf("old", "third");
  auth.refresh.mockResolvedValueOnce("new");
  const response = await sender(service, { auth, retry: false })(method, { body });
  expect([response.status, sent()]).toEqual([401, ["Bearer old", "Bearer new"]]);
  expect(service.requests.map((request) => request.body.toString())).toEqual([body ?? "", body ?? ""]);
});

test("refreshes the token after a 401 but does not resend a stream", async () => {
  const auth = authOf("old", "new");
  service.respond(failing(401));
  expect((await sender(service, { auth })("POST", { once: true, body: new Blob(["x"]).stream() })).status).toBe(401);
  expect([sent(), auth.refresh.mock.lastCall?.[0]]).toEqual([["Bearer old"], "old"]);
});

test.each([undefined, "old"])("does not retry a 401 if the refresh returns %s", async (next) => {
  service.respond({ status: 401, body: "still" });
  const response = await sender(service, { auth: authOf("old", next) })();
  expect([response.status, await response.text(), service.requests.length]).toEqual([401, "still", 1]);
});

test("does not refresh after a 401 of another origin", async () => {
  const auth = authOf("old", "new");
  service.respond(redirect(302, "https://other.example.com/"), failing(401));
  const follow = (request: Request): Request => new Request("https://other.example.com/", { method: request.method });
  expect((await sender(service, { auth })("GET", { redirect: follow })).status).toBe(401);
  expect(auth.refresh).not.toHaveBeenCalled();
});

test("sends a fixed token, and keeps the 401 for it", async () => {
  service.respond(failing(401));
  expect((await sender(service, { auth: TOKEN })()).status).toBe(401);
  expect(sent()).toEqual([`Bearer ${TOKEN}`]);
});

test.each(["", "Bearer hush", "hush\n"])("refuses the fixed token %j when the client is created", (auth) => {
  expect(() => sender(service, { auth })).toThrow(RequestError);
  expect(() => sender(service, { auth })).not.toThrow(/hush/);
});
