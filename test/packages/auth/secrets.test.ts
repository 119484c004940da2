import { inspect } from "node:util";
import { bearer, environmentToken } from "@hosting-platform/auth";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** Every way in which a program writes a value, by accident too. */
const shown = (value: object): string =>
  [
    inspect(value, { depth: Infinity, showHidden: true, showProxy: true, getters: true }),
    JSON.stringify(value),
    ...Object.values(value).map(String),
    ...Reflect.ownKeys(value).map(String),
  ].join("\n");

test.each([
  ["a string", () => "s3cret"],
  ["a provider", () => () => Promise.resolve({ token: "s3cret", expiresAt: Date.now() + 3_600_000 })],
  ["the environment", () => environmentToken("TEST_TOKEN")],
])("hides the token of %s when bearer() is printed", async (_, source) => {
  vi.stubEnv("TEST_TOKEN", "s3cret");
  const auth = bearer(source());
  expect(shown(auth)).not.toContain("s3cret");
  expect(await auth.token()).toBe("s3cret");
  await auth.refresh("s3cret").catch(() => undefined);
  expect(shown(auth)).not.toContain("s3cret");
  expect(shown({ options: { auth } })).not.toContain("s3cret");
});
