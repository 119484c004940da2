import { DEFAULT_SEED } from "@hosting-platform/emulator";
import {
  AuthError,
  createAccessGroup,
  listAccessGroups,
  listWebhooks,
  type ProvidedToken,
  type TokenProvider,
  type TokenRequest,
  UnauthorizedError,
} from "@hosting-platform/sdk";
import { expect, test } from "vitest";
import { rejection } from "../../../support/rejection.js";
import { GROUPS, open } from "./support.js";

const HOOKS = "GET /v1/webhooks";

/** A provider that gives these tokens one after the other, and the reasons for which it was asked. */
function provider(...tokens: ProvidedToken[]): { token: TokenProvider; reasons: TokenRequest["reason"][] } {
  const reasons: TokenRequest["reason"][] = [];
  return { token: ({ reason }) => tokens[reasons.push(reason) - 1], reasons };
}

test("a token that the service no longer takes is renewed, and the call is sent once more", async () => {
  const { platform, received } = await open();
  const { token, reasons } = provider("old-token", "emulator-token");
  const client = platform({ token });
  expect(await listWebhooks(client)).toHaveLength(1);
  expect(await listWebhooks(client)).toHaveLength(1);
  expect(reasons).toEqual(["missing", "rejected"]);
  expect(await received()).toEqual([`${HOOKS} 401`, `${HOOKS} 200`, `${HOOKS} 200`]);
});

test("20 calls at the same time lead to one renewal, and each is sent twice", async () => {
  const { platform, fault, received } = await open();
  // All of them are refused before the first is sent again.
  fault({ operation: "listWebhooks", delay: 300, times: 20 });
  const { token, reasons } = provider("old-token", "emulator-token");
  const client = platform({ token });
  const answers = await Promise.all(Array.from({ length: 20 }, () => listWebhooks(client)));
  expect(answers.map(({ length }) => length)).toEqual(Array(20).fill(1));
  expect(reasons).toEqual(["missing", "rejected"]);
  expect((await received()).sort()).toEqual([...Array<string>(20).fill(`${HOOKS} 200`), ...Array<string>(20).fill(`${HOOKS} 401`)]);
});

test("a POST that was refused for its token was not done, and is sent once more", async () => {
  const { platform, received } = await open();
  const client = platform({ token: provider("old-token", "emulator-token").token });
  await createAccessGroup(client, { body: { name: "docs" } });
  expect((await listAccessGroups(client)).accessGroups?.map(({ name }) => name)).toEqual(["web", "docs"]);
  expect(await received()).toEqual([`POST ${GROUPS} 401`, `POST ${GROUPS} 200`, `GET ${GROUPS} 200`]);
});

test("a token that is as bad as the last one ends the call", async () => {
  const { platform, received } = await open();
  const { token, reasons } = provider("old-token", "older-token");
  const error = await rejection(listWebhooks(platform({ token })), UnauthorizedError);
  expect(error.body).toMatchObject({ error: { rule: "credential.known" } });
  expect(reasons).toEqual(["missing", "rejected"]);
  expect(await received()).toEqual([`${HOOKS} 401`, `${HOOKS} 401`]);
});

test("a fixed token that is refused is sent once", async () => {
  const { platform, received } = await open();
  await rejection(listWebhooks(platform({ token: "old-token" })), UnauthorizedError);
  expect(await received()).toEqual([`${HOOKS} 401`]);
});

test.each([undefined, "", "  ", "a\nb"])("a provider that gives %j sends nothing", async (given) => {
  const { platform, received } = await open();
  await rejection(listWebhooks(platform({ token: () => given })), AuthError);
  expect(await received()).toEqual([]);
});

test("a token is taken as long as the seed has it", async () => {
  const { emulator, platform } = await open();
  const client = platform();
  await emulator.seed({ ...DEFAULT_SEED, tokens: [{ token: "new-token", userId: "user_1", teamIds: ["team_1"] }] });
  await rejection(listWebhooks(client), UnauthorizedError);
  expect(await listWebhooks(platform({ token: emulator.token ?? "" }))).toHaveLength(1);
  await emulator.seed(DEFAULT_SEED);
  expect(await listWebhooks(client)).toHaveLength(1);
});
