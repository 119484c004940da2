import { createAccessGroup, followRedirects, listWebhooks, readAccessGroup, RedirectError, UnauthorizedError } from "@hosting-platform/sdk";
import { describe, expect, test } from "vitest";
import { rejection } from "../../../support/rejection.js";
import { GROUPS, open, WEB } from "./support.js";

const ELSEWHERE = "https://elsewhere.example.com/there";

describe.each([301, 302, 303, 307, 308])("a redirect with %i", (status) => {
  test.each([GROUPS, ELSEWHERE])("to %s is not followed", async (redirect) => {
    const { platform, fault, received } = await open();
    fault({ operation: "*", redirect, status });
    const client = platform();
    expect(await rejection(readAccessGroup(client, WEB), RedirectError)).toMatchObject({ status, location: redirect, attempts: 1 });
    await rejection(client.GET("/v1/webhooks"), RedirectError);
    await rejection(createAccessGroup(client, { body: { name: "docs" } }), RedirectError);
    expect(await received()).toEqual([`GET ${GROUPS}/web ${status}`, `GET /v1/webhooks ${status}`, `POST ${GROUPS} ${status}`]);
  });

  test("is followed to the same origin where the call says so, with the credential", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "readAccessGroup", redirect: `${GROUPS}/there`, status, times: 1 });
    fault({ operation: "readAccessGroup", redirect: `${GROUPS}/web`, status, times: 1 });
    const group = await readAccessGroup(platform(), { path: { idOrName: "here" }, redirect: followRedirects });
    expect(group.name).toBe("web");
    expect(await received()).toEqual([`GET ${GROUPS}/here ${status}`, `GET ${GROUPS}/there ${status}`, `GET ${GROUPS}/web 200`]);
  });

  test("is followed to another origin without the credential", async () => {
    const [one, other] = [await open(), await open()];
    one.fault({ operation: "listWebhooks", redirect: `${other.emulator.url}/v1/webhooks`, status });
    const client = one.platform({ headers: { "x-note": "secret" } });
    const error = await rejection(listWebhooks(client, { redirect: followRedirects }), UnauthorizedError);
    expect(error.body).toMatchObject({ error: { rule: "credential.required" } });
    expect(await one.received()).toEqual([`GET /v1/webhooks ${status}`]);
    // Not with a new credential either, which a 401 would ask for.
    expect(await other.received()).toEqual(["GET /v1/webhooks 401"]);
  });

  test("to another origin that answers 401 costs no token, since none was sent there", async () => {
    const [one, other] = [await open(), await open()];
    one.fault({ operation: "listWebhooks", redirect: `${other.emulator.url}/v1/webhooks`, status });
    const reasons: string[] = [];
    const token = ({ reason }: { reason: string }): string => {
      reasons.push(reason);
      return `${one.emulator.token ?? ""}${reasons.length === 1 ? "" : "-new"}`;
    };
    await rejection(listWebhooks(one.platform({ token }), { redirect: followRedirects }), UnauthorizedError);
    expect(reasons).toEqual(["missing"]);
    expect([one.log, other.log]).toEqual([[`GET /v1/webhooks ${status}`], ["GET /v1/webhooks 401"]]);
  });

  test("of a POST is followed nowhere", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "createAccessGroup", redirect: GROUPS, status });
    const call = createAccessGroup(platform(), { body: { name: "docs" }, redirect: followRedirects });
    await rejection(call, RedirectError);
    expect(await received()).toEqual([`POST ${GROUPS} ${status}`]);
  });
});

test("redirects in a circle end after ten", async () => {
  const { platform, fault, received } = await open();
  fault({ operation: "readAccessGroup", redirect: `${GROUPS}/web` });
  await rejection(readAccessGroup(platform(), { ...WEB, redirect: followRedirects }), RedirectError);
  expect(await received()).toHaveLength(11);
});
