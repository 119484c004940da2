import { expect, test, vi } from "vitest";
import { create, start } from "./harness.js";

test("delays, responds and closes although a test fakes the timers", async () => {
  const emulator = await start();
  vi.useFakeTimers();
  try {
    emulator.faults.add({ delay: 5, drip: { bytes: 10, every: 1 } });
    expect((await create(emulator, "a")).status).toBe(200);
    await emulator.close();
  } finally {
    vi.useRealTimers();
  }
});
