import { AuthError, bearer } from "@hosting-platform/auth";
import * as platform from "@hosting-platform/client";
import { paginate, PaginationError } from "@hosting-platform/pagination";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";

const server = useServer();
let other: typeof platform & { AuthError: typeof AuthError; PaginationError: typeof PaginationError; bearer: typeof bearer };

/** Loads another copy of the packages, minified as in an application. */
beforeAll(async () => {
  const contents = ["client", "auth", "pagination"].map((name) => `export * from "@hosting-platform/${name}";`).join("\n");
  const { outputFiles } = await build({
    stdin: { resolveDir: REPOSITORY, contents },
    ...({ bundle: true, minify: true, format: "esm", write: false, external: ["jose"] } as const),
  });
  const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? "").toString("base64")}`;
  other = (await import(module)) as typeof other;
});

const CLASSES = Object.keys(platform).filter((name) => name.endsWith("Error")) as (keyof typeof platform & `${string}Error`)[];
const made = (name: string): Error => {
  const details = { method: "GET", url: "https://api.example.com/", status: 302, response: new Response() };
  const Class = other[name as "ApiError"] as new (...args: unknown[]) => Error;
  return new Class(name === "RequestError" ? "message" : name === "HostingPlatformError" ? "SSO_ERROR" : details, "");
};

test.each(CLASSES)("recognizes the %s of another copy, and no other class", (name) => {
  const error = made(name);
  const expected = CLASSES.filter((other) => other === name || other === "HostingPlatformError" || isSubclass(name, other));
  expect(CLASSES.filter((known) => error instanceof (platform[known] as typeof platform.ApiError))).toEqual(expected);
});

const isSubclass = (name: (typeof CLASSES)[number], of: (typeof CLASSES)[number]): boolean =>
  platform[name].prototype instanceof Object && Object.prototype.isPrototypeOf.call(platform[of].prototype, platform[name].prototype);

test("recognizes no error of another copy as an instance of a caller's class", () => {
  class OwnError extends platform.ApiError {}
  expect([made("ApiError") instanceof OwnError, made("ApiError") instanceof Error]).toEqual([false, true]);
  expect([undefined, null, {}, Object.create(null), "ApiError"].map((value) => value instanceof platform.ApiError)).not.toContain(true);
});

test("has the fields of a request that a client of another copy failed to send", async () => {
  server.respond({ ...json({ message: "Slow down" }, 429), headers: { "retry-after": "7", "x-request-id": "req_1" } });
  const client = other.createClient({ baseUrl: server.baseUrl, retry: false });
  const error = await rejection(paginate(platform.listAccessGroups, client).toArray(), PaginationError);
  expect(error).toMatchObject({ status: 429, retryAfter: 7, requestId: "req_1", message: (error.cause as Error).message });
  expect([error instanceof platform.RateLimitError, error instanceof other.RateLimitError]).toEqual([true, true]);
  expect([error instanceof other.PaginationError, error instanceof platform.NotFoundError]).toEqual([true, false]);
});

test("passes on the error of a provider with the client of another copy", async () => {
  server.respond(json({ message: "No" }, 403));
  const client = other.createClient({ baseUrl: server.baseUrl });
  const auth = bearer(async () => {
    await other.listAccessGroups(client);
    return "token";
  });
  const error = await rejection(auth.token(), AuthError);
  expect(error).toMatchObject({ status: 403, message: expect.stringContaining("returned 403: No") as string });
  expect([error instanceof other.AuthError, error instanceof platform.ForbiddenError]).toEqual([true, true]);
});
