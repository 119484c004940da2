import { type Emulator, startEmulator } from "@hosting-platform/emulator";
import type { FrameLocator, Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { drawn, type Scheme, useSite } from "./harness/browser.js";
import { OPERATION } from "./harness/page-kinds.js";

const site = useSite();
let emulator: Emulator;
afterEach(() => emulator.close());

/** The page of createAccessGroup with its form opened, and an emulator that allows it, or does not. */
async function openForm(scheme: Scheme, allowed = true): Promise<{ page: Page; form: FrameLocator; asked: string[] }> {
  const origin = scheme === "file" ? "null" : new URL(site.address("")).origin;
  emulator = await startEmulator({ allowedOrigins: allowed ? [origin] : [] });
  const page = await site.reader();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto(site.address(OPERATION, scheme));
  await page.getByText("Try it").click();
  const form = page.frameLocator("iframe.try-it");
  await form.getByLabel("Base URL").fill(emulator.url);
  await form.getByLabel(/^Bearer token/).fill(emulator.token ?? "");
  return { page, form, asked };
}

const statusOf = (form: FrameLocator) => form.locator(".response-status");

describe.each<Scheme>(["http", "file"])("form from %s", (scheme) => {
  test("is loaded only on request, and without external requests", async () => {
    emulator = await startEmulator();
    const page = await site.reader();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(site.address(OPERATION, scheme));
    await drawn(page);
    expect(await page.locator("iframe").count()).toBe(0);
    expect(asked.join()).not.toContain("try");
    await page.getByText("Try it").click();
    await page.frameLocator("iframe").getByRole("button", { name: "Send" }).waitFor();
    expect(asked.filter((url) => !url.startsWith(site.address("", scheme).replace(/index\.html$/, "")))).toEqual([]);
  });

  test("shows the emulator's response after changing its state", async () => {
    const { form } = await openForm(scheme);
    // The example that the form brings, as it is.
    const { name } = JSON.parse(await form.getByLabel(/^Body/).inputValue()) as { name: string };
    expect(name).toMatch(/./);
    await form.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => statusOf(form).textContent()).toMatch(/^200 OK in \d+ ms$/);
    const body = JSON.parse((await form.locator(".response-rest pre").textContent()) ?? "") as Record<string, unknown>;
    expect(body).toMatchObject({ name });
    const response = await fetch(`${emulator.url}/v1/access-groups/${String(body["accessGroupId"])}`, {
      headers: { authorization: `Bearer ${emulator.token ?? ""}` },
    });
    expect(await response.json()).toMatchObject({ name });
  });

  test("keeps the token out of URLs, storage and history, and drops it on reload", async () => {
    const { page, form, asked } = await openForm(scheme);
    const token = emulator.token ?? "";
    expect(token.length).toBeGreaterThan(3);
    await form.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => statusOf(form).textContent()).toMatch(/^200 /);
    expect(asked.join()).toContain(`POST ${emulator.url}/v1/access-groups`);
    expect(asked.join()).not.toContain(token);
    for (const frame of page.frames()) {
      expect(frame.url()).not.toContain(token);
      const kept = await frame.evaluate(async () => {
        const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store)));
        const databases = location.protocol === "file:" ? [] : await indexedDB.databases();
        return [...stores, JSON.stringify(databases), document.cookie, JSON.stringify(history.state), document.title].join();
      });
      expect(kept).not.toContain(token);
    }
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    await page.reload();
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await page.content()).not.toContain(token);
  });
});

test("explains how to start an emulator that allows the page", async () => {
  const { form } = await openForm("http", false);
  await form.getByRole("button", { name: "Send" }).click();
  const { origin } = new URL(site.address(""));
  await expect.poll(() => statusOf(form).textContent()).toContain(`--allow-origin ${origin}`);
});

test("marks invalid input instead of sending it", async () => {
  const { form, asked } = await openForm("http");
  await form.getByLabel("Base URL").fill("javascript:alert(1)");
  await form.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => statusOf(form).textContent()).toBe("Not sent. Correct the marked fields.");
  expect(await form.getByLabel("Base URL").getAttribute("aria-invalid")).toBe("true");
  expect(asked.filter((request) => request.startsWith("POST"))).toEqual([]);
});

test("shows the response to an invalid body and to an invalid token", async () => {
  const { form } = await openForm("http");
  await form.getByLabel(/^Body/).fill('{"name":7}');
  await form.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => statusOf(form).textContent()).toMatch(/^400 /);
  await form.getByLabel(/^Bearer token/).fill("wrong");
  await form.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => statusOf(form).textContent()).toMatch(/^40[13] /);
});
