import { describe, expect, test } from "vitest";
import { TransportError } from "../../../packages/client/src/errors/transport-error.js";
import { failing, reset, sequence, silence } from "../../support/fault-server.js";
import { rejection } from "../../support/rejection.js";
import { json, useServer } from "../../support/server.js";
import { attemptsOf, sender } from "./support.js";

const server = useServer();

const SAFE = ["GET", "HEAD", "PUT", "DELETE"];
const UNSAFE = ["POST", "PATCH"];
const PASSING = [408, 429, 500, 502, 503, 504];
const LASTING = [400, 401, 403, 404, 409, 410, 422, 501, 505];

describe("an answer that may change is asked for again", () => {
  test.each(PASSING.flatMap((status) => SAFE.map((method) => ({ method, status }))))(
    "$method after $status",
    async ({ method, status }) => {
      server.answer(sequence(failing(status), failing(status), json({})));
      const response = await sender(server)(method);
      expect(response.status).toBe(200);
      expect(attemptsOf(response)).toBe(3);
      expect(server.requests).toHaveLength(3);
    },
  );

  test.each(LASTING)("but not after %i", async (status) => {
    server.answer(failing(status));
    expect((await sender(server)()).status).toBe(status);
    expect(server.requests).toHaveLength(1);
  });

  test("three times in all by default; the last answer is given with its body", async () => {
    server.answer(() => ({ ...failing(503), body: `{"count":${server.requests.length}}` }));
    const response = await sender(server)();
    expect([response.status, await response.json()]).toEqual([503, { count: 3 }]);
    expect(attemptsOf(response)).toBe(3);
  });

  test.each([
    { client: { attempts: 5 }, call: undefined, sent: 5 },
    { client: { attempts: 5 }, call: { attempts: 2 }, sent: 2 },
    { client: { attempts: 5 }, call: {}, sent: 5 },
    { client: { attempts: 5 }, call: { attempts: undefined as unknown as number }, sent: 5 },
    { client: { attempts: 5 }, call: false as const, sent: 1 },
    { client: false as const, call: undefined, sent: 1 },
    { client: false as const, call: { attempts: 2 }, sent: 2 },
  ])("as often as client and call say: $client, $call", async ({ client, call, sent }) => {
    server.answer(failing(500));
    await sender(server, { retry: client })("GET", { retry: call });
    expect(server.requests).toHaveLength(sent);
  });
});

describe("a request that may do something twice is sent once", () => {
  test.each(UNSAFE)("%s after an answer", async (method) => {
    server.answer(failing(503));
    expect((await sender(server)(method)).status).toBe(503);
    expect(server.requests).toHaveLength(1);
  });

  test.each(UNSAFE)("%s after a reset", async (method) => {
    server.answer(reset);
    await rejection(sender(server)(method, { body: "{}" }), TransportError);
    expect(server.requests).toHaveLength(1);
  });

  test.each(UNSAFE)("%s after silence", async (method) => {
    server.answer(silence);
    await expect(sender(server)(method, { timeout: 50 })).rejects.toMatchObject({ code: "TIMEOUT_ERROR" });
    expect(server.requests).toHaveLength(1);
  });

  test.each(UNSAFE)("%s unless the call says that it may be sent again", async (method) => {
    server.answer(sequence(reset, failing(503), json({})));
    expect((await sender(server)(method, { retry: { unsafe: true }, body: "{}" })).status).toBe(200);
    expect(server.requests.map(({ body }) => body.toString())).toEqual(["{}", "{}", "{}"]);
  });

  test.each([...SAFE, ...UNSAFE])("%s that nobody may repeat, whatever the call says", async (method) => {
    server.answer(failing(503));
    await sender(server)(method, { once: true, retry: { attempts: 5, unsafe: true } });
    expect(server.requests).toHaveLength(1);
  });

  test("a stream as the body", async () => {
    server.answer(failing(503));
    const body = new Blob(["streamed"]).stream();
    await sender(server)("PUT", { once: true, body });
    expect(server.request.body.toString()).toBe("streamed");
  });
});

describe("every attempt has the whole body", () => {
  const bytes = new Uint8Array([0, 1, 254, 255]);
  const form = new FormData();
  form.set("name", "value");

  test.each([
    ["text", "päck"],
    ["bytes", bytes],
    ["a blob", new Blob([bytes], { type: "image/png" })],
    ["fields", new URLSearchParams({ a: "1 2" })],
  ])("%s", async (_, body) => {
    const expected = Buffer.from(await new Response(body).arrayBuffer());
    server.answer(sequence(failing(500), reset, json({})));
    await sender(server)("PUT", { body });
    expect(server.requests.map((request) => request.body)).toEqual([expected, expected, expected]);
    expect(new Set(server.requests.map(({ headers }) => headers["content-type"])).size).toBe(1);
  });

  test("a form, with its boundary", async () => {
    server.answer(sequence(failing(500), json({})));
    await sender(server)("PUT", { body: form });
    for (const { body, headers } of server.requests) {
      const received = await new Response(body, { headers: { "content-type": headers["content-type"] ?? "" } }).formData();
      expect([...received]).toEqual([["name", "value"]]);
    }
    expect(server.requests).toHaveLength(2);
  });
});

test("the body of an answer that is given up is read, so that its connection can be used again", async () => {
  const given: Response[] = [];
  const fetch = () => {
    const response = given.length < 2 ? new Response("not yet", { status: 503 }) : new Response("done");
    given.push(response);
    return Promise.resolve(response);
  };
  expect(await (await sender(server, { fetch })()).text()).toBe("done");
  expect(given.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true, true]);
});
