import * as platform from "@hosting-platform/client";
import type { OperationDescriptor } from "@hosting-platform/client/core";
import { expect, test, vi } from "vitest";
import { INTEGERS, UNAUTHENTICATED } from "../../../generated/facts.js";
import { byPath, OPERATIONS, stubbed } from "./harness.js";

/** Everything that the package exports beside the operations and the errors. */
const OTHERS = ["byRequest", "createClient", "createPathClient", "followRedirects", "observe", "readAs", "unwrap", "withResponse"];

test("exports one function per operation and nothing else", () => {
  const exported = Object.keys(platform).filter((name) => !name.endsWith("Error"));
  expect(exported.sort()).toEqual([...OPERATIONS.map(({ operationId }) => operationId), ...OTHERS].sort());
});

test("sends method, path and encoded parameters of every operation", async () => {
  for (const { method, path: template, names, call } of OPERATIONS) {
    const { client, requests } = stubbed();
    const path = Object.fromEntries(names.map((name) => [name, `${name} 1/ü%`]));
    const query = { teamId: "team 1/ü&" };
    await call(client, { path, query });
    await byPath(client)[method]?.(template, { params: { path, query } });
    const sent = template.replace(/\{([^}]+)\}/g, (_, name: string) => `${name}%201%2F%C3%BC%25`);
    const url = `https://api.example.com/base${sent}?teamId=team%201%2F%C3%BC%26`;
    expect(requests.map((request) => [request.method, request.url, request.body])).toEqual([
      [method, url, null],
      [method, url, null],
    ]);
  }
});

test.each([undefined, null, {}, { query: { limit: 10 } }])("names the operation that is called without a client but with %j", (client) => {
  expect(() => platform.listAccessGroups(client as never)).toThrow(new TypeError("listAccessGroups: the first argument must be a client"));
});

test("refuses an invalid path parameter or team for every operation", async () => {
  const { client, requests } = stubbed();
  for (const { method, path: template, names, call } of OPERATIONS) {
    const right = Object.fromEntries(names.map((name) => [name, "web"]));
    const wrong = names.map((name) => ({ path: { ...right, [name]: ".." } }));
    for (const request of [...wrong, ...(names.length > 0 ? [undefined] : []), { path: right, query: { teamId: "" } }]) {
      await expect(call(client, request)).rejects.toBeInstanceOf(platform.RequestError);
      await expect(byPath(client)[method]?.(template, { params: request })).rejects.toBeInstanceOf(platform.RequestError);
    }
  }
  expect(requests).toEqual([]);
});

test("uses the same integer bounds and authentication for both call styles", () => {
  for (const { call, method, path } of OPERATIONS) {
    const note = vi.fn<(descriptor: OperationDescriptor) => Promise<never>>(() => new Promise(() => undefined));
    void call({ call: note, callForResponse: note });
    const found = note.mock.lastCall?.[0];
    const place = `${method} ${path}`;
    expect([place, found?.integers, found?.authenticated === false]).toEqual([place, INTEGERS[place], UNAUTHENTICATED.includes(place)]);
  }
});
