import { expect, test } from "vitest";
import { failing, reset, sequence, silence } from "../../support/fault-server.js";
import { json, useServer } from "../../support/server.js";
import { type Send, sender } from "./support.js";

const server = useServer();

async function many(count: number, send: Send): Promise<void> {
  for (let done = 0; done < count; done += 100) {
    await Promise.allSettled(Array.from({ length: Math.min(100, count - done) }, () => send()));
  }
}

test("1,000 calls on a server that fails are tried again 100 times and not 2,000", async () => {
  server.answer(failing(503));
  await many(1000, sender(server));
  expect(server.requests).toHaveLength(1100);
});

test("1,000 calls on a server that is dead are tried again 100 times", async () => {
  server.answer(reset);
  let sent = 0;
  await many(1000, sender(server, { hooks: { request: () => sent++ } }));
  expect(sent).toBe(1100);
});

test("attempts after a timeout cost twice as much", async () => {
  server.answer(silence);
  let sent = 0;
  await many(100, sender(server, { timeout: 60, hooks: { request: () => sent++ } }));
  expect(sent).toBe(150);
});

test("what succeeds pays back what its last retry has cost, or one where it had none", async () => {
  const send = sender(server);
  server.answer(failing(503));
  await many(60, send);
  server.reset();
  server.answer(failing(503));
  await send();
  expect(server.requests).toHaveLength(1);

  server.answer(json({}));
  await many(5, send);
  server.reset();
  server.answer(sequence(failing(503), json({})));
  await send();
  expect(server.requests).toHaveLength(2);
  server.reset();
  server.answer(failing(503));
  await send();
  expect(server.requests).toHaveLength(2);
});

test("each client has a budget of its own", async () => {
  server.answer(failing(503));
  await many(60, sender(server));
  server.reset();
  server.answer(failing(503));
  await sender(server)();
  expect(server.requests).toHaveLength(3);
});
