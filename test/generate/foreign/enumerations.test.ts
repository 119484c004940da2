import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { json, object, ref, response } from "../../harness/documents.js";
import { compile } from "../harness/compiler.js";
import { acceptedFrom, document } from "./harness.js";

const enumeration = { type: "string", enum: ["placed", "delivered"] };
const state = { type: ["string", "null"], enum: ["new", "old", null, "new"] };
const mistyped = { Code: { type: "string", enum: [200, 404] }, Size: { type: ["integer", "null"], enum: ["1", 2, null] } };
const named = { status: ref("Status"), kind: ref("Kind"), state: ref("State"), code: ref("Code"), size: ref("Size") };
const RESPONSE = { 200: response(json(object(named, ["state"]))) };
const TEXT = document(
  {
    "/orders": {
      get: { operationId: "listOrders", parameters: [{ name: "kind", in: "query", schema: ref("Kind") }], responses: RESPONSE },
    },
  },
  { schemas: { Status: enumeration, Kind: enumeration, State: state, ...mistyped } },
);

const cases = `{ switch (status) { case "placed": return 1; case "delivered": return 2; } }`;
const LISTED = `
import { CODES, type Code, SIZES, type Size, type State, STATES } from "./index.js";
export const codes: readonly ["200", "404"] = CODES;
export const sizes: readonly [1, 2] = SIZES;
export const values: [Code, Size] = ["200", null];
export const states: readonly ["new", "old"] = STATES;
export const none: State[] = [null, ...STATES];
`;
const CLOSED = `${LISTED}
import type { Kind, Status } from "./index.js";
// @ts-expect-error no such state
export const state: State = "lost";
export const numbers: Record<Status, number> = { placed: 1, delivered: 2 };
// @ts-expect-error a value is missing
export const fewer: Record<Status, number> = { placed: 1 };
export function numberOf(status: Status): number ${cases}
export const kind = (status: Status): Kind => status;
`;
const OPEN = `${LISTED}
import type { Kind, KnownStatus, Status } from "./index.js";
export const state: State = "lost";
export const numbers: Record<KnownStatus, number> = { placed: 1, delivered: 2 };
// @ts-expect-error other values are possible
export function numberOf(status: Status): number ${cases}
export const later: Status = "returned";
// @ts-expect-error requests have the listed values only
export const kind: Kind = "returned";
`;

test.each<[options: { enums?: "closed" | "open" }, calls: string, known: boolean]>([
  [{}, CLOSED, false],
  [{ enums: "closed" }, CLOSED, false],
  [{ enums: "open" }, OPEN, true],
])("the enumerations of responses with %j are checked as their types say", async (options, calls, known) => {
  const { folder, read } = await acceptedFrom({ "openapi.json": TEXT }, { ...options, plugins: ["zod"] });
  await symlink(join(REPOSITORY, "node_modules"), join(folder, "node_modules"), "junction");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "out/calls.ts"), calls);
  expect(compile(folder, [join(folder, "out/calls.ts")])).toEqual([]);
  const zod = await read("plugins/zod.ts");
  const [, status = ""] = /const statusSchema\b([^;]*);/.exec(zod) ?? [];
  expect(status).toContain("delivered");
  expect(status.includes("z.string()")).toBe(known);
});
