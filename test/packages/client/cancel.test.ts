import { createClient, readAccessGroup, readArtifact } from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { useServer } from "../../support/server.js";

const server = useServer();

const client = () => createClient({ baseUrl: server.baseUrl });
const reason = new Error("the caller left");

describe("a call that its signal cancels rejects with the signal's reason", () => {
  test("before it is sent, and sends nothing", async () => {
    const call = readAccessGroup(client(), { path: { idOrName: "web" }, signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
    expect(server.requests).toEqual([]);
  });

  test("while it waits for an answer", async () => {
    const controller = new AbortController();
    server.answer(() => {
      controller.abort(reason);
      return undefined;
    });
    await expect(readAccessGroup(client(), { path: { idOrName: "web" }, signal: controller.signal })).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  test.each([200, 500])("in the middle of the body of a %i", async (status) => {
    const controller = new AbortController();
    server.answer((_, response) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.write('{"name":', () => controller.abort(reason));
      return undefined;
    });
    await expect(readAccessGroup(client(), { path: { idOrName: "web" }, signal: controller.signal })).rejects.toBe(reason);
  });

  test("while the caller reads a stream", async () => {
    const controller = new AbortController();
    server.answer((_, response) => {
      response.write("first");
      return undefined;
    });
    const stream = await readArtifact(client(), { path: { hash: "abc" }, parseAs: "stream", signal: controller.signal });
    const reader = stream.getReader();
    await reader.read();
    controller.abort(reason);
    await expect(reader.read()).rejects.toBe(reason);
  });

  test("with the reason of the runtime where the caller gives none", async () => {
    const call = readAccessGroup(client(), { path: { idOrName: "web" }, signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });
});
