import { SsoError } from "@hosting-platform/auth";
import { verifyIdToken } from "@hosting-platform/auth/id-token";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { endless, gzipBomb, redirect } from "../../harness/fault-server.js";
import { type StubResponse, json, useServer } from "../../harness/server.js";
import { AUDIENCE, ISSUER, sign, type SigningKey, signingKey } from "./id-tokens.js";
import { parallel } from "./provider.js";

const server = useServer();
const other = useServer();

let first: SigningKey;
let second: SigningKey;
let third: SigningKey;
beforeAll(async () => ([first, second, third] = await Promise.all([signingKey("key-1"), signingKey("key-2"), signingKey("key-3")])));

/** Keys are kept by their address, so that each test has its own. */
let path = 0;
beforeEach(() => path++);

const verify = (token: string) => verifyIdToken(token, { jwks: `${server.baseUrl}/${path}/jwks`, issuer: ISSUER, audience: AUDIENCE });
const serve = (...keys: SigningKey[]): void => server.respond(json({ keys: keys.map(({ jwk }) => jwk) }));

test("fetches once for unknown kids during the cooldown", async () => {
  serve(first);
  for (let count = 0; count < 20; count++)
    expect(await rejection(verify(await sign(second)), SsoError)).toMatchObject({ reason: "id_token_key" });
  await parallel(20, async () => rejection(verify(await sign(third)), SsoError));
  expect(server.requests).toHaveLength(1);
});

test("fetches new keys once after the cooldown", async () => {
  serve(first);
  await verify(await sign(first));
  serve(first, second);
  await rejection(verify(await sign(second)), SsoError);
  expect(server.requests).toHaveLength(1);
  const time = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => time + 31_000);
  await parallel(20, async () => verify(await sign(second)));
  expect(server.requests).toHaveLength(2);
  await rejection(verify(await sign(third)), SsoError);
  expect(server.requests).toHaveLength(2);
});

test("caches the keys of 100 URLs and drops the oldest", async () => {
  const fetched: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((url) => {
    fetched.push(url as string);
    return Promise.resolve(Response.json({ keys: [first.jwk] }));
  });
  const token = await sign(first);
  const address = (index: number): string => `https://keys-${index}.example.com/`;
  const indexes = Array.from({ length: 101 }, (_, index) => index);
  for (const index of [...indexes, 1, 100, 0]) await verifyIdToken(token, { jwks: address(index), issuer: ISSUER, audience: AUDIENCE });
  expect(fetched).toEqual([...indexes, 0].map(address));
});

test("refuses a kid that two keys share", async () => {
  server.respond(json({ keys: [first.jwk, { ...second.jwk, kid: "key-1" }] }));
  expect(await rejection(verify(await sign(first)), SsoError)).toMatchObject({ reason: "id_token_key" });
  expect(server.requests).toHaveLength(1);
});

test("stops reading a key set that is endless, or inflates beyond the limit", async () => {
  const sent = { bytes: 0, closed: false };
  for (const response of [endless(sent), gzipBomb()]) {
    server.respond(response);
    const error = await rejection(verify(await sign(first)), SsoError);
    expect(error).toMatchObject({ reason: "id_token_key", message: "The key set is larger than 1 MiB" });
    path++;
  }
  await expect.poll(() => sent.closed).toBe(true);
  expect(sent.bytes).toBeLessThan(64 * 2 ** 20);
});

test.each(["header", "body"])("throws after 5 seconds if the %s of the key set stalls", async (part) => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  server.respond((_, response) => {
    const late = (): void => limit.abort(new DOMException("too long", "TimeoutError"));
    if (part === "body") response.writeHead(200, { "content-type": "application/json" }).write('{"keys":[', late);
    else late();
    return undefined;
  });
  const error = await rejection(verify(await sign(first)), SsoError);
  expect(error).toMatchObject({ reason: "id_token_key", message: "The key set could not be fetched in time" });
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test.each<[name: string, response: () => StubResponse]>([
  ["404", () => json({}, 404)],
  ["HTML", () => ({ headers: { "content-type": "text/html" }, body: "<p>" })],
  ["no keys", () => json({ keys: [] })],
  ["a redirect", () => redirect(302, `${other.baseUrl}/jwks`)],
])("refuses a token if the key URL returns %s", async (_, response) => {
  server.respond(response());
  other.respond(json({ keys: [first.jwk] }));
  const error = await rejection(verify(await sign(first)), SsoError);
  expect(error).toMatchObject({ code: "SSO_ERROR", reason: "id_token_key" });
  expect(server.requests).toHaveLength(1);
  expect(other.requests).toEqual([]);
});

test("refuses a token if the connection to the key URL is reset", async () => {
  server.respond((__, response) => void response.destroy());
  expect(await rejection(verify(await sign(first)), SsoError)).toMatchObject({ reason: "id_token_key" });
});

test("does not fetch keys again for five seconds after a failure", async () => {
  server.respond(json({}, 503));
  for (let count = 0; count < 10; count++) await rejection(verify(await sign(first)), SsoError);
  expect(server.requests).toHaveLength(1);
  serve(first);
  const time = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => time + 5_000);
  expect(await verify(await sign(first))).toMatchObject({ iss: ISSUER });
});
