import {
  ApiError,
  BadRequestError,
  createAccessGroup,
  createWebhook,
  ForbiddenError,
  GoneError,
  listProjects,
  listWebhooks,
  readAccessGroup,
  UnauthorizedError,
} from "@hosting-platform/sdk";
import { describe, expect, test } from "vitest";
import { rejection } from "../../../support/rejection.js";
import { open } from "./support.js";

describe("a refusal is an ApiError with the emulator's body", () => {
  test.each([
    [
      "a name that the contract does not allow",
      400,
      BadRequestError,
      "pattern",
      (client) => createAccessGroup(client, { body: { name: "!" } }),
    ],
    [
      "an unknown property",
      400,
      BadRequestError,
      "additionalProperties",
      (client) => createAccessGroup(client, { body: { name: "a", b: 1 } as never }),
    ],
    [
      "an unknown token",
      401,
      UnauthorizedError,
      "credential.known",
      (client) => listWebhooks(client, { headers: { authorization: "Bearer other" } }),
    ],
    ["a team of somebody else", 403, ForbiddenError, "team.allowed", (client) => listWebhooks(client, { query: { teamId: "team_3" } })],
    ["a group that is not there", 410, GoneError, "accessGroup.exists", (client) => readAccessGroup(client, { path: { idOrName: "api" } })],
    ["an operation that is not shown", 501, ApiError, "operation.shown", (client) => listProjects(client)],
  ] satisfies [
    string,
    number,
    typeof ApiError,
    string,
    (client: ReturnType<Awaited<ReturnType<typeof open>>["platform"]>) => Promise<unknown>,
  ][])("%s: %i", async (_, status, type, rule, call) => {
    const { platform, received } = await open();
    const error = await rejection(call(platform()), type);
    expect(error).toMatchObject({
      status,
      body: { error: { status, rule } },
      requestId: "req_000000000001",
      attempts: 1,
      code: "API_ERROR",
    });
    expect(await received()).toHaveLength(1);
  });
});

test("an operation that is not shown answers what a handler says, with what it was sent", async () => {
  const { emulator, platform } = await open();
  emulator.handle("createWebhook", async (request) => ({ id: "hook_1", sent: (await request.json()) as unknown }));
  expect(await createWebhook(platform(), { body: { url: "https://example.com/hook" } })).toEqual({
    id: "hook_1",
    sent: { url: "https://example.com/hook" },
  });
});
