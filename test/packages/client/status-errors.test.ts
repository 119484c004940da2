import { inspect } from "node:util";
import * as platform from "@hosting-platform/client";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { rejection } from "../../support/rejection.js";
import { json, useServer } from "../../support/server.js";

const server = useServer();

const { ApiError, createClient, HostingPlatformError, readAccessGroup } = platform;
const failure = (): Promise<platform.ApiError> =>
  rejection(readAccessGroup(createClient({ baseUrl: server.baseUrl, retry: false }), { path: { idOrName: "web" } }), ApiError);

const CLASSES: [status: number, name: keyof typeof platform][] = [
  [400, "BadRequestError"],
  [401, "UnauthorizedError"],
  [403, "ForbiddenError"],
  [404, "NotFoundError"],
  [409, "ConflictError"],
  [410, "GoneError"],
  [418, "ApiError"],
  [422, "ApiError"],
  [429, "RateLimitError"],
  [499, "ApiError"],
  [500, "ServerError"],
  [502, "ServerError"],
  [599, "ServerError"],
];

describe("an error status has its class", () => {
  test.each(CLASSES)("%i is a %s", async (status, name) => {
    server.answer(json({}, status));
    const error = await failure();
    expect(error.constructor).toBe(platform[name]);
    expect(error).toBeInstanceOf(HostingPlatformError);
    expect(error).toMatchObject({ name, code: "API_ERROR", status });
    expect(inspect(error)).toMatch(new RegExp(`^${name}: GET http`));
  });
});

describe("an error tells", () => {
  test.each(["x-request-id", "request-id", "X-Correlation-Id"])("the request id of the field %s", async (field) => {
    server.answer({ ...json({}, 404), headers: { [field]: "req_1" } });
    expect((await failure()).requestId).toBe("req_1");
  });

  test.each([
    ["7", 7],
    ["0", undefined],
    ["-1", undefined],
    ["abc", undefined],
  ])("how long to wait: %s", async (value, seconds) => {
    server.answer({ ...json({}, 429), headers: { "retry-after": value } });
    expect((await failure()).retryAfter).toBe(seconds);
  });

  test("how often the request was sent", async () => {
    server.answer(json({}, 500));
    const client = createClient({ baseUrl: server.baseUrl, retry: { attempts: 2 } });
    expect(await rejection(readAccessGroup(client, { path: { idOrName: "web" } }), ApiError)).toMatchObject({ attempts: 2 });
    expect(server.requests).toHaveLength(2);
  });

  test("nothing that is not known", async () => {
    server.answer(json({}, 404));
    expect(Object.keys(await failure()).sort()).toEqual(["attempts", "body", "code", "method", "name", "operationId", "status", "url"]);
  });
});

test("an error keeps its name where the code is minified", async () => {
  const names = Object.keys(platform).filter((name) => name.endsWith("Error"));
  const { outputFiles } = await build({
    stdin: {
      resolveDir: REPOSITORY,
      contents: `import * as p from "@hosting-platform/client/core";
        const details = { method: "GET", url: "https://api.example.com/", status: 302, response: new Response() };
        const made = ${JSON.stringify(names)}.map((name) => [name, new p[name](name === "RequestError" ? "message" : name === "HostingPlatformError" ? "SSO_ERROR" : details, "")]);
        export default made.map(([name, error]) => [name, error.name, error.constructor.name === name]);`,
    },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const { default: found } = (await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? "").toString("base64")}`
  )) as {
    default: [name: string, given: string, same: boolean][];
  };
  expect(found.map(([name, given]) => [name, given])).toEqual(
    names.map((name) => [name, name === "HostingPlatformError" ? "SsoError" : name]),
  );
  // Else the bundle would show nothing.
  expect(found.some(([, , same]) => same)).toBe(false);
});
