import * as platform from "@hosting-platform/client";
import type { OperationClient, OperationDescriptor } from "@hosting-platform/client/core";
import { expect, test } from "vitest";
import { INTEGERS, UNAUTHENTICATED } from "../../../generated/facts.js";
import { byPath, OPERATIONS, stubbed } from "./contract.js";

/** Everything that the package exports beside the operations and the errors. */
const OTHERS = ["createClient", "createPathClient", "followRedirects", "unwrap", "withResponse"];

test("the package exports a function for each operation, and no other", () => {
  const exported = Object.keys(platform).filter((name) => !name.endsWith("Error"));
  expect(exported.sort()).toEqual([...OPERATIONS.map(({ operationId }) => operationId), ...OTHERS].sort());
});

test("every operation sends its method and path once, its parameters encoded, by both faces", async () => {
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

test("every operation refuses what is no segment and no team, by both faces, and sends nothing", async () => {
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

test("both faces know the same bounds of whole numbers, and the same operations without a credential", () => {
  for (const { call, method, path } of OPERATIONS) {
    let found: OperationDescriptor | undefined;
    const note = (descriptor: OperationDescriptor): Promise<never> => {
      found = descriptor;
      return new Promise(() => undefined);
    };
    void call({ call: note, callForResponse: note } as OperationClient);
    const place = `${method} ${path}`;
    expect([place, found?.integers, found?.authenticated === false]).toEqual([place, INTEGERS[place], UNAUTHENTICATED.includes(place)]);
  }
});
