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
  [{ fixtures: null }, "invalid-option", "/fixtures"],
  [{ fixtures: { listTeam: {} } }, "invalid-fixtures", "/listTeam"],
  [{ fixtures: { listTeams: { status: "200" } } }, "invalid-fixtures", "/listTeams/status"],
  [{ allowedOrigins: "http://localhost:3000" }, "invalid-option", "/allowedOrigins"],
  [{ log: 5 }, "invalid-option", "/log"],
  [{ onFailure: {} }, "invalid-option", "/onFailure"],
  [{ clock: true }, "invalid-option", "/clock"],
  [{ clock: "yesterday" }, "invalid-clock", ""],
])("refuses %j and names the place", async (options, code, at) => {
  const failure = startEmulator(options as EmulatorOptions);
  await expect(failure).rejects.toMatchObject({ name: "EmulatorError", code, ...(at !== "" && { at }) });
});

test("accepts the lowest and the highest port", () => {
  for (const port of [0, 65_535]) expect(checkOptions({ port })).toEqual({ port });
});

test("treats an undefined option as omitted", async () => {
  const options = { port: undefined, log: undefined, seed: undefined } as unknown as EmulatorOptions;
  const emulator = await startEmulator(options);
  expect(emulator.token).toBe("emulator-token");
  await emulator.close();
});
