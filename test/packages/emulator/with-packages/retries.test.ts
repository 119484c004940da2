import {
  createAccessGroup,
  deleteAccessGroup,
  exchangeSsoToken,
  GoneError,
  type Hooks,
  listAccessGroups,
  type PlatformClient,
  RateLimitError,
  readAccessGroup,
  ServerError,
  TransportError,
  updateAccessGroup,
} from "@hosting-platform/sdk";
import { describe, expect, test } from "vitest";
import { rejection } from "../../../support/rejection.js";
import { GROUPS, open, WEB } from "./support.js";

/** The pauses before further attempts, in milliseconds. */
function pauses(): { delays: number[]; hooks: Hooks } {
  const delays: number[] = [];
  return { delays, hooks: { retry: ({ delay }) => delays.push(delay) } };
}

describe("Retry-After", () => {
  test("in seconds is kept to", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "readAccessGroup", retryAfter: 1, times: 1 });
    const { delays, hooks } = pauses();
    expect((await readAccessGroup(platform({ hooks }), WEB)).name).toBe("web");
    expect(delays).toEqual([1_000]);
    expect(await received()).toEqual([`GET ${GROUPS}/web 429`, `GET ${GROUPS}/web 200`]);
  });

  test("as a date is kept to", async () => {
    const { platform, fault, received } = await open();
    // Dates of HTTP have whole seconds.
    fault({ operation: "readAccessGroup", status: 503, retryAfter: new Date(Date.now() + 3_000).toUTCString(), times: 1 });
    const { delays, hooks } = pauses();
    expect((await readAccessGroup(platform({ hooks }), WEB)).name).toBe("web");
    expect([[1_000], [2_000], [3_000]]).toContainEqual(delays);
    expect(await received()).toEqual([`GET ${GROUPS}/web 503`, `GET ${GROUPS}/web 200`]);
  });

  test.each(["-1", "abc", "Infinity", "Thu, 01 Jan 1970 00:00:00 GMT"])("that is %s leaves it to the client", async (retryAfter) => {
    const { platform, fault, received } = await open();
    fault({ operation: "readAccessGroup", retryAfter, times: 1 });
    const { delays, hooks } = pauses();
    await readAccessGroup(platform({ hooks }), WEB);
    expect(delays).toHaveLength(1);
    expect(delays[0]).toBeLessThanOrEqual(500);
    expect(await received()).toHaveLength(2);
  });

  test("of more than 60 seconds is not waited for", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "readAccessGroup", retryAfter: 61 });
    expect(await rejection(readAccessGroup(platform(), WEB), RateLimitError)).toMatchObject({ retryAfter: 61, attempts: 1 });
    expect(await received()).toEqual([`GET ${GROUPS}/web 429`]);
  });
});

describe("a GET", () => {
  test.each([
    ["a status", { status: 503 }, "503"],
    ["a reset before it was done", { reset: true }, "no answer"],
    ["a reset after it was done", { reset: "after" }, "no answer"],
    ["a body that is cut", { truncate: 10 }, "200"],
  ] as const)("is repeated after %s", async (_, effect, status) => {
    const { platform, fault, received } = await open();
    fault({ operation: "readAccessGroup", times: 2, ...effect });
    expect((await readAccessGroup(platform(), WEB)).name).toBe("web");
    expect(await received()).toEqual([...Array<string>(2).fill(`GET ${GROUPS}/web ${status}`), `GET ${GROUPS}/web 200`]);
  });

  test("is sent three times and not more", async () => {
    const { platform, fault, received } = await open();
    const used = fault({ operation: "*", status: 503 });
    const error = await rejection(readAccessGroup(platform(), WEB), ServerError);
    expect(error).toMatchObject({ status: 503, attempts: 3, body: { error: { rule: "fault" } } });
    expect([used(), (await received()).length]).toEqual([3, 3]);
  });

  test("is sent once where no retries are wanted, and for a status that says no", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "readAccessGroup", status: 503 });
    fault({ operation: "listAccessGroups", status: 403 });
    expect(await rejection(readAccessGroup(platform({ retry: false }), WEB), ServerError)).toMatchObject({ attempts: 1 });
    await expect(listAccessGroups(platform())).rejects.toMatchObject({ status: 403, attempts: 1 });
    expect(await received()).toHaveLength(2);
  });
});

describe("a DELETE whose answer got lost", () => {
  test("is repeated, and finds that it was done", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "deleteAccessGroup", reset: "after", times: 1 });
    expect(await rejection(deleteAccessGroup(platform(), WEB), GoneError)).toMatchObject({ attempts: 2 });
    expect(await received()).toEqual([`DELETE ${GROUPS}/web no answer`, `DELETE ${GROUPS}/web 410`]);
  });

  test("is repeated where it was not done", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "deleteAccessGroup", reset: true, times: 1 });
    await expect(deleteAccessGroup(platform(), WEB)).resolves.toBeUndefined();
    expect(await received()).toEqual([`DELETE ${GROUPS}/web no answer`, `DELETE ${GROUPS}/web 200`]);
  });
});

describe("a POST", () => {
  const create = (client: PlatformClient): Promise<unknown> => createAccessGroup(client, { body: { name: "docs" } });
  const byPath = (client: PlatformClient): Promise<unknown> => client.POST(GROUPS, { body: { name: "docs" } });

  describe.each([
    ["by its function", create],
    ["by path", byPath],
  ])("%s", (_, call) => {
    test.each([
      ["before it was done", true, ["web"]],
      ["after it was done", "after", ["web", "docs"]],
    ] as const)("is sent once where the connection is reset %s", async (_when, reset, left) => {
      const { platform, fault, received } = await open();
      const used = fault({ operation: "createAccessGroup", reset });
      expect(await rejection(call(platform()), TransportError)).toMatchObject({ attempts: 1 });
      expect((await listAccessGroups(platform())).accessGroups?.map(({ name }) => name)).toEqual(left);
      expect(used()).toBe(1);
      expect(await received()).toEqual([`POST ${GROUPS} no answer`, `GET ${GROUPS} 200`]);
    });

    test.each([{ status: 503 }, { retryAfter: 1 }, { truncate: 5 }])("is sent once where the answer is %j", async (effect) => {
      const { platform, fault, received } = await open();
      const used = fault({ operation: "createAccessGroup", ...effect });
      // By path, an error status is no error that is thrown.
      await call(platform()).catch(() => undefined);
      expect([used(), (await received()).length]).toEqual([1, 1]);
    });
  });

  test("is repeated where the call says that this is safe", async () => {
    const { platform, fault, received } = await open();
    fault({ operation: "updateAccessGroup", status: 503, times: 1 });
    fault({ operation: "updateAccessGroup", reset: "after", times: 1 });
    const { name } = await updateAccessGroup(platform(), { ...WEB, body: { name: "web" }, retry: { unsafe: true } });
    expect(name).toBe("web");
    expect(await received()).toEqual(["503", "no answer", "200"].map((status) => `POST ${GROUPS}/web ${status}`));
  });

  test("of a code is sent once whatever anybody says", async () => {
    const { platform, fault, received } = await open();
    const used = fault({ operation: "exchangeSsoToken", status: 503 });
    const body = { grant_type: "authorization_code", code: "c", client_id: "client_1", client_secret: "s" } as const;
    const call = exchangeSsoToken(platform({ retry: { unsafe: true } }), { body, retry: { unsafe: true, attempts: 5 } });
    expect(await rejection(call, ServerError)).toMatchObject({ attempts: 1 });
    expect([used(), (await received()).length]).toEqual([1, 1]);
  });
});

test("a service that is down ends the retries of a client: 100 in all", async () => {
  const { platform, fault, received } = await open();
  const used = fault({ operation: "*", status: 503 });
  const client = platform();
  const results = await Promise.allSettled(Array.from({ length: 200 }, () => readAccessGroup(client, WEB)));
  expect(results.filter(({ status }) => status === "rejected")).toHaveLength(200);
  expect([used(), (await received()).length]).toEqual([300, 300]);
});
