import {
  createAccessGroup,
  listAccessGroups,
  readAccessGroup,
  ResponseError,
  ServerError,
  TimeoutError,
  TransportError,
} from "@hosting-platform/sdk";
import { describe, expect, test } from "vitest";
import { rejection } from "../../../support/rejection.js";
import { GROUPS, open, WEB, withGroups } from "./support.js";

/** So slow that no test sees the end. */
const SLOW = { bytes: 1, every: 5_000 };

describe("a body that is cut", () => {
  test.each([0, 1, 100, true])("at %s is a TransportError, and never less data", async (truncate) => {
    const { platform, fault } = await open();
    const used = fault({ operation: "readAccessGroup", truncate });
    expect(await rejection(readAccessGroup(platform({ retry: false }), WEB), TransportError)).toMatchObject({ attempts: 1 });
    await rejection(platform({ retry: false }).GET("/v1/access-groups/{idOrName}", { params: WEB }), TransportError);
    expect(used()).toBe(2);
  });

  test("even an error's is a TransportError", async () => {
    const { platform, fault } = await open();
    fault({ operation: "readAccessGroup", status: 403, truncate: 5 });
    await rejection(readAccessGroup(platform({ retry: false }), WEB), TransportError);
  });

  test("of a creation is told, and it was created once", async () => {
    const { platform, fault } = await open();
    fault({ operation: "createAccessGroup", truncate: true });
    await rejection(createAccessGroup(platform(), { body: { name: "docs" } }), TransportError);
    expect((await listAccessGroups(platform())).accessGroups?.map(({ name }) => name)).toEqual(["web", "docs"]);
  });
});

describe("HTML", () => {
  test("in place of JSON is a ResponseError with status and request ID, and is not asked for again", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "readAccessGroup", html: true });
    const error = await rejection(readAccessGroup(platform(), WEB), ResponseError);
    expect(error).toMatchObject({ status: 200, requestId: "req_000000000001", attempts: 1 });
    const byPath = platform().GET("/v1/access-groups/{idOrName}", { params: WEB });
    expect(await rejection(byPath, ResponseError)).toMatchObject({ status: 200, requestId: "req_000000000002" });
    expect(await received()).toHaveLength(2);
  });

  test("of an error is the error's body", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "readAccessGroup", html: "<p>Bad gateway", status: 502 });
    const error = await rejection(readAccessGroup(platform(), WEB), ServerError);
    expect(error).toMatchObject({ status: 502, body: "<p>Bad gateway", attempts: 3 });
    expect(await received()).toHaveLength(3);
  });
});

describe("a body that drips", () => {
  test("comes whole where there is time", async () => {
    const { platform, fault } = await open();
    fault({ operation: "readAccessGroup", drip: { bytes: 50, every: 1 } });
    expect(await readAccessGroup(platform(), WEB)).toMatchObject({ name: "web", membersCount: 2 });
  });

  test.each([
    ["of a success", {}],
    ["of an error", { status: 503 }],
  ])("%s ends with `timeout`, for each attempt", async (_, effect) => {
    const { platform, fault, received } = await open();
    const used = fault({ operation: "readAccessGroup", drip: SLOW, ...effect });
    const client = platform({ timeout: 300, retry: { attempts: 2 } });
    expect(await rejection(readAccessGroup(client, WEB), TimeoutError)).toMatchObject({ attempts: 2 });
    expect([used(), (await received()).length]).toEqual([2, 2]);
  });

  test("ends with `deadline`, for all attempts together", async () => {
    const { platform, fault, received } = await open();
    const used = fault({ operation: "readAccessGroup", drip: SLOW });
    const client = platform({ timeout: 10_000, deadline: 500, retry: { attempts: 5 } });
    const error = await rejection(readAccessGroup(client, WEB), TimeoutError);
    expect(error).toMatchObject({ attempts: 1, message: expect.stringContaining("500 ms") as string });
    expect([used(), (await received()).length]).toEqual([1, 1]);
  });

  test("of a POST is not waited for a second time", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "createAccessGroup", drip: SLOW });
    const call = createAccessGroup(platform({ timeout: 300 }), { body: { name: "docs" } });
    expect(await rejection(call, TimeoutError)).toMatchObject({ attempts: 1 });
    expect(await received()).toEqual([`POST ${GROUPS} 200`]);
  });
});

test("an answer that is late ends with `timeout`, and nothing was done", async () => {
  const { emulator, platform, fault } = await open();
  fault({ operation: "createAccessGroup", delay: 60_000 });
  const before = emulator.snapshot();
  const call = createAccessGroup(platform({ timeout: 300 }), { body: { name: "docs" } });
  expect(await rejection(call, TimeoutError)).toMatchObject({ attempts: 1 });
  expect(emulator.snapshot()).toEqual(before);
});

test("an answer is read up to `maxResponseBytes`", async () => {
  const { platform, received } = await open({ seed: withGroups(100) });
  const client = platform({ maxResponseBytes: 1_000 });
  await rejection(listAccessGroups(client, { query: { limit: 100 } }), ResponseError);
  expect((await listAccessGroups(client, { query: { limit: 1 } })).accessGroups).toHaveLength(1);
  expect(await received()).toHaveLength(2);
});
