import { expect, test } from "vitest";
import { EmulatorError } from "../../../../packages/emulator/src/emulator-error.js";
import type { Fault } from "../../../../packages/emulator/src/internal/faults/fault.js";
import { FaultList } from "../../../../packages/emulator/src/internal/faults/fault-list.js";

const OPERATIONS = ["listThings", "readThing"];
const listOf = (seed = "seed"): FaultList => new FaultList((operationId) => OPERATIONS.includes(operationId), seed);

function refusalOf(fault: unknown): Pick<EmulatorError, "code" | "at" | "message"> {
  try {
    listOf().add(fault as Fault);
  } catch (error) {
    if (error instanceof EmulatorError) return error;
  }
  throw new Error("the fault was taken");
}

test.each([
  [null, "", "a fault must be object"],
  [{ status: 500 }, "", "must have required property 'operation'"],
  [{ operation: "listThigns", status: 500 }, "/operation", '"listThigns"'],
  [{ operation: "*" }, "", "Set one of status"],
  [{ operation: "*", reset: false }, "", "Set one of status"],
  [{ operation: "*", status: 99 }, "/status", "must be >= 200"],
  [{ operation: "*", status: 500, redirect: "/" }, "/status", "300 to 399"],
  [{ operation: "*", delay: -1 }, "/delay", "must be >= 0"],
  [{ operation: "*", delay: 2 ** 31 }, "/delay", "must be <= 86400000"],
  [{ operation: "*", drip: { bytes: 0, every: 1 } }, "/drip/bytes", "must be >= 1"],
  [{ operation: "*", retryAfter: "1\r\nx: y" }, "/retryAfter", "must match pattern"],
  [{ operation: "*", status: 500, probability: 2 }, "/probability", "must be <= 1"],
  [{ operation: "*", statsu: 500 }, "", "must NOT have additional properties: statsu"],
])("%j is refused at %j", (fault, at, message) => {
  const { code, at: where, message: text } = refusalOf(fault);
  expect([code, where]).toEqual(["invalid-fault", at]);
  expect(text).toContain(message);
});

test("applies the first matching fault, at most as often as `times` allows", () => {
  const faults = listOf();
  faults.add({ operation: "readThing", status: 500, times: 1 });
  faults.add({ operation: "*", status: 501, times: 1 });
  faults.add({ operation: "readThing", status: 502 });
  const statuses = ["readThing", "listThings", "readThing", "listThings"].map((operation) => faults.take(operation, null)?.status);
  expect(statuses).toEqual([500, 501, 502, undefined]);
  expect(faults.list().map(({ id, used }) => [id, used])).toEqual([
    ["fault_1", 1],
    ["fault_2", 1],
    ["fault_3", 1],
  ]);
});

test("copies faults when they are added and listed", () => {
  const faults = listOf();
  const given: Fault = { operation: "*", status: 500 };
  const added = faults.add(given);
  given.status = added.status = 400;
  for (const listed of faults.list()) listed.status = 400;
  expect(faults.take("listThings", null)?.status).toBe(500);
});

test("adds all faults of a list or none", () => {
  const many = listOf();
  many.addAll(Array.from({ length: 130_000 }, () => ({ operation: "*", status: 500 })));
  expect(many.list()).toHaveLength(130_000);
  const faults = listOf();
  expect(() => faults.addAll([{ operation: "*", status: 500 }, {}])).toThrow(EmulatorError);
  expect(faults.list()).toEqual([]);
});

test("clears all faults or those of one operation", () => {
  const faults = listOf();
  for (const operation of [...OPERATIONS, "*"]) faults.add({ operation, status: 500 });
  faults.clear("readThing");
  expect(faults.list().map(({ operation }) => operation)).toEqual(["listThings", "*"]);
  faults.clear();
  expect(faults.take("listThings", null)).toBeUndefined();
});

test("draws the same faults from the same seed, also after a reset", () => {
  const draw = (faults: FaultList): string => {
    faults.add({ operation: "*", status: 500, probability: 0.3 });
    return Array.from({ length: 2000 }, () => (faults.take("listThings", null) === undefined ? "-" : "x")).join("");
  };
  const faults = listOf();
  const first = draw(faults);
  faults.reset();
  expect(draw(faults)).toBe(first);
  expect(faults.list()).toMatchObject([{ id: "fault_1" }]);
  expect(draw(listOf())).toBe(first);
  expect(draw(listOf("other"))).not.toBe(first);
  expect(first.replaceAll("-", "").length / 2000).toBeCloseTo(0.3, 1);
});
