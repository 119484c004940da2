import { afterEach, beforeEach, expect, vi } from "vitest";

/** Fails each test of a file that leaves a rejection without a handler. */
export function useHandledRejections(): void {
  const unhandled = vi.fn();
  beforeEach(() => {
    unhandled.mockReset();
    process.on("unhandledRejection", unhandled);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
}
