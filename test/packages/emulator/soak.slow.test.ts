import { expect, it } from "vitest";
import { faultsNotAskedFor, memoryAfter, soak } from "../../../scripts/bench/emulator/soak.js";

it("serves thousands of requests under faults without other failures", async () => {
  const result = await soak(4000);
  expect(result.requests).toBeGreaterThanOrEqual(4000);
  expect(result.unasked).toEqual([]);
  for (const { acted, seen } of Object.values(result.faults)) expect([acted > 0, seen]).toEqual([true, acted]);
  expect(Object.keys(result.faults).sort()).toEqual(["broken", "html", "redirect", "status"]);
  expect(faultsNotAskedFor(result)).toBe(0);
  expect(result.heap).toHaveLength(4);
  // What is compiled in the course of so few requests is some hundred kB.
  expect(Math.max(...result.heap) - Math.min(...result.heap)).toBeLessThan(4_000_000);
});

it("keeps neither what streams through functions nor worlds that were closed", async () => {
  const { download, upload, worlds } = await memoryAfter(40, 1000);
  // The list keeps 1 MiB of each body.
  expect(download).toBeLessThan(8);
  expect(upload).toBeLessThan(8);
  expect(worlds).toBeLessThan(14);
});
