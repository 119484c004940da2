import { AuthError, bearer, environmentToken } from "@hosting-platform/auth";
import { afterEach, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const token = (name?: string): Promise<string> => bearer(environmentToken(name)).token();

test("reads HOSTING_PLATFORM_TOKEN by default", async () => {
  vi.stubEnv("HOSTING_PLATFORM_TOKEN", "from-the-environment");
  expect(await token()).toBe("from-the-environment");
});

test("reads the variable on first use and after a refused token", async () => {
  const auth = bearer(environmentToken("LATE"));
  vi.stubEnv("LATE", "first");
  expect(await auth.token()).toBe("first");
  expect(await auth.refresh("first")).toBeUndefined();
  vi.stubEnv("LATE", "second");
  expect(await auth.token()).toBe("first");
});

test.each([undefined, "", "  "])("throws an AuthError that names the variable if it is %j", async (value) => {
  vi.stubEnv("NOT_SET", value);
  const error = await rejection(token("NOT_SET"), AuthError);
  expect(error.message).toBe("The environment variable NOT_SET is not set");
});

test("reads Deno's environment if there is no process", async () => {
  vi.stubGlobal("process", undefined);
  vi.stubGlobal("Deno", { env: { get: (name: string) => `deno-${name}` } });
  expect(await token("X")).toBe("deno-X");
});

test("throws an AuthError if Deno denies env access", async () => {
  const cause = new Error("Requires env access");
  vi.stubGlobal("process", undefined);
  vi.stubGlobal("Deno", { env: { get: vi.fn().mockThrow(cause) } });
  const error = await rejection(token("X"), AuthError);
  expect(error.message).toMatch(/variable X is not permitted/);
  expect(error.cause).toBe(cause);
});

test.each([undefined, {}])("throws an AuthError without an environment if process is %j", async (process) => {
  vi.stubGlobal("process", process);
  const error = await rejection(token("X"), AuthError);
  expect(error.message).toMatch(/^Cannot read X: /);
});

test.each(["Bearer hush", "hush\n"])("names the variable whose value cannot be a token: %j", async (value) => {
  vi.stubEnv("NOT_A_TOKEN", value);
  const { message } = await rejection(token("NOT_A_TOKEN"), AuthError);
  expect(message).toContain("NOT_A_TOKEN");
  expect(message).not.toContain("hush");
});
