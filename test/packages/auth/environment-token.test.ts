import { AuthError, bearer, environmentToken } from "@hosting-platform/auth";
import { afterEach, describe, expect, test, vi } from "vitest";
import { rejection } from "../../harness/rejection.js";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const token = (name?: string): Promise<string> => bearer(environmentToken(name)).token();

test("reads HOSTING_PLATFORM_TOKEN where no name is given", async () => {
  vi.stubEnv("HOSTING_PLATFORM_TOKEN", "from-the-environment");
  expect(await token()).toBe("from-the-environment");
});

test("reads the variable when a token is needed, and again where that is refused", async () => {
  const auth = bearer(environmentToken("LATE"));
  vi.stubEnv("LATE", "first");
  expect(await auth.token()).toBe("first");
  expect(await auth.refresh("first")).toBeUndefined();
  vi.stubEnv("LATE", "second");
  expect(await auth.token()).toBe("first");
});

test.each([undefined, "", "  "])("names the variable that is %j, in an AuthError", async (value) => {
  vi.stubEnv("NOT_SET", value);
  const error = await rejection(token("NOT_SET"), AuthError);
  expect(error.message).toBe("The environment variable NOT_SET is not set");
});

test.each(["Bearer hush", "hush\n"])("names the variable that cannot be a token: %j", async (value) => {
  vi.stubEnv("NOT_A_TOKEN", value);
  const { message } = await rejection(token("NOT_A_TOKEN"), AuthError);
  expect(message).toContain("NOT_A_TOKEN");
  expect(message).not.toContain("hush");
});

describe("in another runtime", () => {
  test("reads Deno's environment where there is no process", async () => {
    vi.stubGlobal("process", undefined);
    vi.stubGlobal("Deno", { env: { get: (name: string) => `deno-${name}` } });
    expect(await token("X")).toBe("deno-X");
  });

  test("says that it may not be read", async () => {
    const cause = new Error("Requires env access");
    vi.stubGlobal("process", undefined);
    vi.stubGlobal("Deno", {
      env: {
        get: () => {
          throw cause;
        },
      },
    });
    const error = await rejection(token("X"), AuthError);
    expect(error.message).toMatch(/variable X is not permitted/);
    expect(error.cause).toBe(cause);
  });

  test.each([undefined, {}])("says that there is no environment where process is %j", async (process) => {
    vi.stubGlobal("process", process);
    const error = await rejection(token("X"), AuthError);
    expect(error.message).toMatch(/^Cannot read X: /);
  });
});
