import { createPathClient, RequestError } from "@hosting-platform/client";
import * as core from "@hosting-platform/client/core";
import * as platform from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";
import { byPath } from "./contract.js";
import { comparable } from "./ways.js";

const server = useServer();
const client = () => createPathClient({ baseUrl: server.baseUrl, retry: false });
const get = (init: object, path = "/v1/webhooks") => byPath(client()).GET(path, init);

describe("parseAs of a call by path", () => {
  const body = Uint8Array.from([0x5b, 0x31, 0x5d]);
  const rows: [parseAs: string | undefined, want: unknown][] = [
    [undefined, [1]],
    ["json", [1]],
    ["text", "[1]"],
    ["blob", { blob: "[1]", type: "application/json" }],
    ["arrayBuffer", { arrayBuffer: "[1]" }],
    ["stream", { stream: "[1]" }],
  ];

  test.each(rows)("parses a success as %s", async (parseAs, want) => {
    server.respond({ headers: { "content-type": "application/json" }, body });
    expect(await comparable((await get({ parseAs })).data)).toEqual(want);
  });
});

test("writes the query with querySerializer after checking it", async () => {
  server.respond(json([]));
  const querySerializer = (query: object): string => `all=${Object.keys(query).join("-")}`;
  await get({ params: { query: { a: [1], teamId: "t" } }, querySerializer });
  expect(server.request.query.toString()).toBe("all=a-teamId");
  await rejection(get({ params: { query: { limit: 0 } }, querySerializer }, "/v1/access-groups"), RequestError);
  expect(server.requests).toHaveLength(1);
});

test("exports the same error classes from both entries", () => {
  const names = Object.keys(core).filter((name) => name.endsWith("Error"));
  expect(names).toContain("ApiError");
  for (const name of names) expect(Reflect.get(platform, name)).toBe(Reflect.get(core, name));
});
