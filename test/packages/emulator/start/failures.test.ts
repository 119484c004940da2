import { expect, onTestFinished, test, vi } from "vitest";
import { startEmulator } from "../../../../packages/emulator/src/index.js";
import type { Host } from "../../../../packages/emulator/src/internal/control/control-routes.js";
import { asResponse } from "../../../../packages/emulator/src/internal/contract/to-response.js";
import { createCrossOrigin } from "../../../../packages/emulator/src/internal/control/cross-origin.js";
import { ObservedRequest } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import type { Sockets } from "../../../../packages/emulator/src/internal/requests/observed-response.js";
import { createRespond, type RespondParts } from "../../../../packages/emulator/src/internal/respond.js";
import type { Worlds } from "../../../../packages/emulator/src/internal/worlds.js";
import { call, start } from "./harness.js";

test.each(["log", "onFailure"])("warns if %s throws, and still responds", async (name) => {
  const warning = `The emulator's ${name} threw: AssertionError: from the callback`;
  const warned = vi.fn<(warning: Error) => void>();
  process.on("warning", warned);
  onTestFinished(() => void process.off("warning", warned));
  const emulator = await start({ [name]: () => expect.fail("from the callback") });
  emulator.handle("listProjects", () => expect.fail("from the handler"));
  const error = { status: 500, rule: "emulator.failure", operationId: "listProjects" };
  expect((await call(emulator, "/v10/projects")).body).toMatchObject({ error });
  await expect
    .poll(() =>
      warned.mock.calls
        .flat()
        .map(({ message }) => message)
        .join(),
    )
    .toContain(warning);
});

const failing = (): never => {
  throw new Error("broken");
};

test.each<[path: string, broken: Partial<RespondParts>]>([
  ["/", { home: failing }],
  ["/_emulator/clock", { worlds: { main: { state: { clock: { now: failing } } } } as unknown as Worlds }],
  ["/.well-known/openid-configuration", { worlds: { of: failing } as unknown as Worlds }],
])("reports a failure at %s and returns 500", async (path, broken) => {
  const failures: unknown[] = [];
  const respond = createRespond({
    address: { host: "127.0.0.1", address: "127.0.0.1" },
    crossOrigin: createCrossOrigin([]),
    worlds: { main: {} } as unknown as Worlds,
    host: {} as Host,
    home: failing,
    onRequest: () => undefined,
    onFailure: (error) => `req_${failures.push(error)}`,
    ...broken,
  });
  const request = new Request(`http://127.0.0.1:4010${path}`, { headers: { host: "127.0.0.1:4010" } });
  const response = asResponse(await respond(new ObservedRequest(request, {} as Sockets)));
  expect([response.status, response.headers.get("x-request-id")]).toEqual([500, "req_1"]);
  expect(await response.json()).toMatchObject({ error: { rule: "emulator.failure" } });
  expect(failures).toMatchObject([{ message: "broken" }]);
});

test("frees the port on close for the next emulator", async () => {
  const first = await startEmulator();
  await first.close();
  for (let round = 0; round < 10; round += 1) {
    const emulator = await startEmulator({ port: first.port });
    expect((await fetch(`${emulator.url}/v1/access-groups`)).status).toBe(401);
    await emulator.close();
  }
});
