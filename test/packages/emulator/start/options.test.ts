import { expect, test } from "vitest";
import { checkOptions } from "../../../../packages/emulator/src/internal/check-options.js";
import { type EmulatorOptions, startEmulator } from "../../../../packages/emulator/src/index.js";

test.each<[options: unknown, code: string, at: string]>([
  ["x", "invalid-option", ""],
  [null, "invalid-option", ""],
  [{ prot: 0 }, "invalid-option", "/prot"],
  [{ port: "0" }, "invalid-option", "/port"],
  [{ port: 65_536 }, "invalid-option", "/port"],
  [{ host: "" }, "invalid-option", "/host"],
  [{ data: "" }, "invalid-option", "/data"],
  [{ seed: [] }, "invalid-option", "/seed"],
  [{ allowedOrigins: "http://localhost:3000" }, "invalid-option", "/allowedOrigins"],
  [{ log: 5 }, "invalid-option", "/log"],
  [{ onFailure: {} }, "invalid-option", "/onFailure"],
  [{ clock: true }, "invalid-option", "/clock"],
  [{ clock: "yesterday" }, "invalid-clock", ""],
])("%j is refused, with its place", async (options, code, at) => {
  const failure = startEmulator(options as EmulatorOptions);
  await expect(failure).rejects.toMatchObject({ name: "EmulatorError", code, ...(at !== "" && { at }) });
});

test("the first and the last port are allowed", () => {
  for (const port of [0, 65_535]) expect(checkOptions({ port })).toEqual({ port });
});

test("an option that is undefined is one that is left out", async () => {
  const options = { port: undefined, log: undefined, seed: undefined } as unknown as EmulatorOptions;
  const emulator = await startEmulator(options);
  expect(emulator.token).toBe("emulator-token");
  await emulator.close();
});
