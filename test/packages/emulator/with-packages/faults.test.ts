import type { Fault } from "@hosting-platform/emulator";
import {
  AuthError,
  createAccessGroup,
  deleteAccessGroup,
  exchangeSsoToken,
  followRedirects,
  GoneError,
  listAccessGroups,
  listWebhooks,
  RateLimitError,
  readAccessGroup,
  RedirectError,
  ResponseError,
  ServerError,
  TransportError,
  UnauthorizedError,
} from "@hosting-platform/sdk";
import { describe, expect, test } from "vitest";
import { rejection } from "../../../support/rejection.js";
import { GROUPS, open, WEB } from "./support.js";

const ELSEWHERE = "https://elsewhere.example.com/there";
const GET = `GET ${GROUPS}/web`;

describe("a GET that is sent once", () => {
  test.each<[effect: Omit<Fault, "operation">, type: new (...args: never[]) => Error, fields: object]>([
    [{ truncate: 0 }, TransportError, { attempts: 1 }],
    [{ truncate: true }, TransportError, { attempts: 1 }],
    [{ truncate: 5, status: 403 }, TransportError, { attempts: 1 }],
    [{ reset: true }, TransportError, { attempts: 1 }],
    [{ reset: "after" }, TransportError, { attempts: 1 }],
    [{ html: true }, ResponseError, { status: 200, requestId: "req_000000000001" }],
    [{ html: "<p>Bad gateway", status: 502 }, ServerError, { status: 502, body: "<p>Bad gateway" }],
    [{ status: 503 }, ServerError, { status: 503, body: { error: { rule: "fault" } } }],
    [{ retryAfter: 61 }, RateLimitError, { status: 429, retryAfter: 61 }],
    [{ redirect: ELSEWHERE }, RedirectError, { status: 302, location: ELSEWHERE }],
    [{ redirect: GROUPS, status: 308 }, RedirectError, { status: 308, location: GROUPS }],
  ])("is with %j an error of its own", async (effect, type, fields) => {
    const { platform, fault } = await open();
    const used = fault({ operation: "readAccessGroup", ...effect });
    expect(await rejection(readAccessGroup(platform({ retry: false }), WEB), type)).toMatchObject(fields);
    expect(used()).toBe(1);
  });

  test("has a body that drips whole", async () => {
    const { platform, fault } = await open();
    fault({ operation: "readAccessGroup", drip: { bytes: 50, every: 1 } });
    expect(await readAccessGroup(platform({ retry: false }), WEB)).toMatchObject({ name: "web", membersCount: 2 });
  });
});

test("a GET is sent again after a status, a reset and a body that is cut", async () => {
  const { platform, fault, received } = await open();
  for (const effect of [{ status: 503, retryAfter: 0 }, { reset: true }, { truncate: 10 }])
    fault({ operation: "readAccessGroup", times: 1, ...effect });
  expect((await readAccessGroup(platform({ retry: { attempts: 4 } }), WEB)).name).toBe("web");
  expect(await received()).toEqual(["503", "no answer", "200", "200"].map((status) => `${GET} ${status}`));
});

test("a redirect is followed to another origin without the credential where the call says so", async () => {
  const [one, other] = [await open(), await open()];
  one.fault({ operation: "listWebhooks", redirect: `${other.emulator.url}/v1/webhooks` });
  const error = await rejection(listWebhooks(one.platform(), { redirect: followRedirects }), UnauthorizedError);
  expect(error.body).toMatchObject({ error: { rule: "credential.required" } });
  expect([await one.received(), await other.received()]).toEqual([["GET /v1/webhooks 302"], ["GET /v1/webhooks 401"]]);
});

test("a DELETE whose answer got lost is sent again, and finds that it was done", async () => {
  const { platform, fault, received } = await open();
  fault({ operation: "deleteAccessGroup", reset: "after", times: 1 });
  expect(await rejection(deleteAccessGroup(platform(), WEB), GoneError)).toMatchObject({ attempts: 2 });
  expect(await received()).toEqual([`DELETE ${GROUPS}/web no answer`, `DELETE ${GROUPS}/web 410`]);
});

describe("a POST", () => {
  test.each<[effect: Omit<Fault, "operation">, left: string[]]>([
    [{ reset: true }, ["web"]],
    [{ status: 503 }, ["web"]],
    [{ retryAfter: 1 }, ["web"]],
    [{ reset: "after" }, ["web", "docs"]],
    [{ truncate: true }, ["web", "docs"]],
  ])("is sent once with %j, and leaves %j", async (effect, left) => {
    const { platform, fault } = await open();
    const used = fault({ operation: "createAccessGroup", ...effect });
    expect(await rejection(createAccessGroup(platform(), { body: { name: "docs" } }), Error)).toMatchObject({ attempts: 1 });
    expect((await listAccessGroups(platform())).accessGroups?.map(({ name }) => name)).toEqual(left);
    expect(used()).toBe(1);
  });

  test("of a code is sent once whatever anybody says", async () => {
    const { platform, fault } = await open();
    const used = fault({ operation: "exchangeSsoToken", status: 503 });
    const body = { grant_type: "authorization_code", code: "c", client_id: "client_1", client_secret: "s" } as const;
    const call = exchangeSsoToken(platform({ retry: { unsafe: true } }), { body, retry: { unsafe: true, attempts: 5 } });
    expect(await rejection(call, ServerError)).toMatchObject({ attempts: 1 });
    expect(used()).toBe(1);
  });
});

describe("a token that the service does not take", () => {
  test("is renewed, and the call is sent once more", async () => {
    const { platform, received } = await open();
    const reasons: string[] = [];
    const client = platform({ token: ({ reason }) => (reasons.push(reason) === 1 ? "old-token" : "emulator-token") });
    await createAccessGroup(client, { body: { name: "docs" } });
    expect(reasons).toEqual(["missing", "rejected"]);
    expect(await received()).toEqual([`POST ${GROUPS} 401`, `POST ${GROUPS} 200`]);
  });

  test("ends the call where there is no other", async () => {
    const { platform, received } = await open();
    const error = await rejection(listWebhooks(platform({ token: "old-token" })), UnauthorizedError);
    expect(error.body).toMatchObject({ error: { rule: "credential.known" } });
    await rejection(listWebhooks(platform({ token: () => undefined })), AuthError);
    expect(await received()).toEqual(["GET /v1/webhooks 401"]);
  });
});
