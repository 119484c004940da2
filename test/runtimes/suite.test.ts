import { expect, onTestFinished, test } from "vitest";
import { setTimes } from "./suite.js";

test("passes arguments on to what a timer calls, since the fetch of Node.js 20 relies on them", async () => {
  const [timer, random] = [globalThis.setTimeout, Math.random];
  onTestFinished(() => {
    globalThis.setTimeout = timer;
    Math.random = random;
  });
  setTimes();
  expect(await new Promise((resolve) => setTimeout(resolve, 0, "argument"))).toBe("argument");
});
