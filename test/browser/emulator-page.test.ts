import { type Emulator, startEmulator, type World } from "@hosting-platform/emulator";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { violationsOf } from "./harness/axe.js";
import { useSite } from "./harness/browser.js";

const site = useSite();
let emulator: Emulator;
let page: Page;
let asked: string[];
let errors: string[];

beforeEach(async () => {
  emulator = await startEmulator({ clock: 0, stubs: [{ operation: "*", respond: { body: { "<b>": 1 } } }] });
  page = await site.reader();
  [asked, errors] = [[], []];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(emulator.url);
  await page.getByText("Connected.").waitFor();
});
afterEach(() => emulator.close());

const send = (path: string, { token }: Pick<World, "token"> | Emulator = emulator): Promise<Response> =>
  fetch(`${emulator.url}${path}`, { headers: { authorization: `Bearer ${token ?? ""}` } });
const rows = (id: string): Promise<string[]> => page.locator(`#${id} tr`).evaluateAll((all) => all.map((row) => row.textContent));

test("shows requests as they come, with what answered them, and stubs, state and clock", async () => {
  await page.locator("#stubs summary").click();
  await send("/v1/access-groups?limit=2");
  await send("/v10/projects?%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E=1");
  const request = page.locator("#requests tr").first();
  await expect.poll(() => request.textContent()).toMatch(/^00:00:00.000GET \/v10\/projects\?%3Cimg.*200stub stub_1$/s);
  await request.locator("summary").click();
  const shown = JSON.parse((await request.locator("pre").textContent()) ?? "") as unknown;
  expect(shown).toMatchObject({ headers: { authorization: "***" }, response: { body: { "<b>": 1 } } });
  await expect.poll(() => rows("stubs")).toEqual([expect.stringMatching(/^stub_1\*.*1$/s)]);
  expect(await rows("state")).toContain("accessGroups2");
  await emulator.add({ accessGroups: [{ teamId: "team_1", name: "docs" }] });
  emulator.clock.advance(1000);
  await expect.poll(() => rows("state")).toContain("accessGroups3");
  expect(await page.locator("#clock").textContent()).toBe("1970-01-01T00:00:01.000Z (stopped)");
  await page.locator("#records summary").click();
  await expect.poll(() => page.locator("#snapshot").textContent()).toContain('"docs"');
  expect(await violationsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  expect(asked.filter((url) => new URL(url).origin !== emulator.url)).toEqual([]);
});

test("shows the world of a token, and nothing of another", async () => {
  const world = await emulator.isolated();
  await send("/v1/access-groups");
  await page.getByLabel("Token of a world").fill(world.token);
  await page.getByRole("button", { name: "Show" }).click();
  await send("/v2/teams", world);
  await expect.poll(() => rows("requests")).toEqual([expect.stringContaining("GET /v2/teams")]);
  expect(await rows("state")).toContain("teams1");
  await page.getByLabel("Token of a world").fill("unknown");
  await page.getByRole("button", { name: "Show" }).click();
  await page.getByText("No world has this token.").waitFor();
});

test("says that the emulator has stopped, and ends its responses then", async () => {
  await emulator.close();
  await page.getByText("Trying again.").waitFor();
});
