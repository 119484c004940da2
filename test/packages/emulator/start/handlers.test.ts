import { expect, test, vi } from "vitest";
import type { Emulator } from "../../../../packages/emulator/src/index.js";
import { call, create, start } from "./harness.js";

const bodies = async (emulator: Emulator, ...paths: string[]): Promise<unknown[]> => {
  const results: unknown[] = [];
  for (const path of paths) results.push((await call(emulator, path)).body);
  return results;
};
const LIST = "/v10/projects";

test("runs the latest handler that matches, and the others through next()", async () => {
  const emulator = await start();
  emulator.handle("listProjects", () => ({ from: ["first"] }));
  const remove = emulator.handle("listProjects", { query: { limit: "1" } }, async (_, { next }) => {
    const { from } = (await (await next()).json()) as { from: string[] };
    return { from: [...from, "second"] };
  });
  expect(await bodies(emulator, LIST, `${LIST}?limit=1`)).toEqual([{ from: ["first"] }, { from: ["first", "second"] }]);
  remove();
  expect(await bodies(emulator, `${LIST}?limit=1`)).toEqual([{ from: ["first"] }]);
});

test("lets a handler change the emulator's own response", async () => {
  const emulator = await start();
  emulator.handle("readAccessGroup", { path: "/v1/access-groups/web" }, async (_, { next }) => {
    const response = await next();
    return new Response(response.body, { status: 202, headers: { ...Object.fromEntries(response.headers), "x-own": "1" } });
  });
  expect(await call(emulator, "/v1/access-groups/web")).toMatchObject({ status: 202, body: { name: "web" } });
  expect(await call(emulator, "/v1/access-groups/none")).toMatchObject({ status: 410 });
});

test("resolves next() to the response of a refusal", async () => {
  const emulator = await start();
  emulator.handle("listProjects", async (_, { next }) => ({ status: (await next()).status }));
  expect(await bodies(emulator, LIST)).toEqual([{ status: 501 }]);
});

test("runs a handler with `once` for a single request, also of parallel ones", async () => {
  const emulator = await start();
  emulator.handle("createAccessGroup", { once: true, body: { name: "a" } }, () => Response.json({ own: 1 }, { status: 409 }));
  expect((await create(emulator, "b")).status).toBe(200);
  const statuses = (await Promise.all([create(emulator, "a"), create(emulator, "a")])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test("sends the same Response object more than once", async () => {
  const emulator = await start();
  const response = Response.json({ same: true });
  emulator.handle("listProjects", () => response);
  expect(await bodies(emulator, LIST, LIST)).toEqual([{ same: true }, { same: true }]);
});

test("prints an error of a handler with its stack, and does not send it", async () => {
  const print = vi.spyOn(console, "error").mockReturnValue();
  const emulator = await start();
  emulator.handle("listProjects", () => {
    throw new Error("a secret reason");
  });
  expect(JSON.stringify(await call(emulator, LIST))).not.toContain("secret");
  expect(print.mock.calls.join()).toMatch(/listProjects failed .*a secret reason[^]*handlers\.test/);
  print.mockRestore();
});

test.each([
  [{ operation: "x" }, "operation"],
  [{ path: "no-slash" }, "path"],
  [{ once: 1 }, "boolean"],
])("refuses the conditions %j", async (options, message) => {
  const emulator = await start();
  expect(() => emulator.handle("listProjects", options as object, () => ({}))).toThrow(message);
});

test.each([
  ["listProject", "Did you mean listProjects?"],
  ["xyz", "Use an operationId of the contract."],
])("names the operation nearest to %s", async (operationId, advice) => {
  const emulator = await start();
  expect(() => emulator.handle(operationId as "listProjects", () => ({}))).toThrow(
    expect.objectContaining({ code: "unknown-operation", message: expect.stringContaining(advice) as string }),
  );
});
