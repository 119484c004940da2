import { join } from "node:path";
import { type Emulator, startEmulator } from "@hosting-platform/emulator";
import type { FrameLocator, Page } from "playwright-core";
import { afterEach, describe, expect, inject, test } from "vitest";
import { serveSite } from "../../scripts/docs/serve-site.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { drawn, type Scheme, useSite } from "./harness/browser.js";
import { OPERATION, PAGE_KINDS } from "./harness/page-kinds.js";
import { SUB_PATH } from "./harness/sub-path.js";

const site = useSite();
let emulator: Emulator;
afterEach(() => emulator.close());

/** The page of createAccessGroup with its form opened, and an emulator that allows it, or does not. */
async function openForm(
  scheme: Scheme,
  allowed = true,
  path: string = OPERATION,
): Promise<{ page: Page; form: FrameLocator; asked: string[] }> {
  const origin = scheme === "file" ? "null" : new URL(site.address("")).origin;
  emulator = await startEmulator({ allowedOrigins: allowed ? [origin] : [] });
  const page = await site.reader();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto(site.address(path, scheme));
  const form = await formOn(page);
  await form.getByLabel("Base URL").fill(emulator.url);
  await form.getByLabel(/^Bearer token/).fill(emulator.token ?? "");
  return { page, form, asked };
}

async function formOn(page: Page): Promise<FrameLocator> {
  await page.locator(".route").getByRole("button", { name: "Try it" }).click();
  return page.frameLocator("iframe.try-it");
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
    await (await formOn(page)).getByRole("button", { name: "Send" }).waitFor();
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

  test("keeps the token out of URLs, lasting storage and history", async () => {
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
        const databases = location.protocol === "file:" ? [] : await indexedDB.databases();
        const stored = [Object.entries(localStorage), databases, history.state].map((value) => JSON.stringify(value));
        return [...stored, document.cookie, document.title].join();
      });
      expect(kept).not.toContain(token);
    }
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    await page.reload();
    expect(await page.locator("iframe").count()).toBe(0);
    expect(await page.content()).not.toContain(token);
  });

  test(`${scheme === "file" ? "forgets" : "remembers"} base URL and token on other pages of the tab, and forgets them in another tab`, async () => {
    const { page } = await openForm(scheme);
    const entered = [emulator.url, emulator.token];
    const initial = ["http://127.0.0.1:4010", ""];
    const valuesOn = async (tab: Page): Promise<string[]> => {
      await tab.goto(site.address(PAGE_KINDS["indexed operation"], scheme));
      const form = await formOn(tab);
      return Promise.all([form.getByLabel("Base URL"), form.getByLabel(/^Bearer token/)].map((field) => field.inputValue()));
    };
    expect(await valuesOn(page)).toEqual(scheme === "file" ? initial : entered);
    expect(await valuesOn(await page.context().newPage())).toEqual(initial);
  });

  test("takes the theme that the reader chooses while it is open", async () => {
    const { page, form } = await openForm(scheme);
    const theme = (): Promise<string | null> => form.locator("html").getAttribute("data-theme");
    expect(await theme()).toBe("");
    for (const chosen of ["dark", "light", "auto"]) {
      await page.getByLabel("Theme").selectOption(chosen);
      await expect.poll(theme).toBe(chosen === "auto" ? "" : chosen);
    }
  });
});

test("sends to the emulator beside the served site, with nothing entered", async () => {
  const served = await serveSite({ root: REPOSITORY, out: join(inject("served"), SUB_PATH) }, 0);
  try {
    emulator = await startEmulator();
    const page = await site.reader();
    await page.goto(`${served.url}access-groups/read-access-group/`);
    const form = await formOn(page);
    await expect.poll(() => statusOf(form).textContent()).toContain(served.emulator.url);
    await form.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => statusOf(form).textContent()).toMatch(/^200 OK in \d+ ms$/);
    const name = await form.getByLabel(/^idOrName/).inputValue();
    expect(JSON.parse((await form.locator(".response-rest pre").textContent()) ?? "")).toMatchObject({ name });
  } finally {
    await served.close();
  }
});

test("takes base URL and token from the header, for samples, forms and curl commands of all pages", async () => {
  emulator = await startEmulator({ allowedOrigins: [new URL(site.address("")).origin] });
  const page = await site.open("access-groups/read-access-group/", { permissions: ["clipboard-read", "clipboard-write"] });
  const token = emulator.token ?? "";
  await page.getByRole("button", { name: "Base URL and token" }).click();
  const dialog = page.getByRole("dialog", { name: "Base URL and token" });
  await dialog.getByLabel("Base URL").fill("https://api.example.com/?a");
  expect(await dialog.getByLabel("Base URL").getAttribute("aria-invalid")).toBe("true");
  await dialog.getByLabel("Base URL").fill(emulator.url);
  await dialog.getByLabel("Token or key").fill(token);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.goto(site.address(OPERATION));
  const sample = (kind: string): Promise<string | null> => page.locator(`[data-sample=${kind}] pre`).first().textContent();
  await expect.poll(() => sample("function")).toContain(`baseUrl: "${emulator.url}"`);
  expect(await sample("function")).not.toContain(token);
  expect(await sample("curl")).toMatch(new RegExp(`^export HOSTING_PLATFORM_TOKEN='•+'\ncurl [^]*'${emulator.url}/v1/access-groups'`));
  expect(await page.content()).not.toContain(token);
  await page.locator("[data-sample=curl] > summary").click();
  await page.locator("[data-sample=curl] [data-copy]").click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(new RegExp(`^export HOSTING_PLATFORM_TOKEN='${token}'\ncurl `));
  const form = await formOn(page);
  expect(await form.getByLabel("Base URL").inputValue()).toBe(emulator.url);
  await form.getByRole("button", { name: "Copy as curl" }).click();
  await expect.poll(() => statusOf(form).textContent()).toContain("Copied");
  const command = await copied();
  expect(command).toContain(`curl --request POST '${emulator.url}/v1/access-groups'`);
  expect(command).toContain(`--header 'authorization: Bearer ${token}'`);
  await page.getByRole("button", { name: "Base URL and token" }).click();
  await dialog.getByLabel("Token or key").fill("");
  await expect.poll(() => form.getByLabel(/^Bearer token/).inputValue()).toBe("");
  expect(await sample("curl")).toMatch(/^curl /);
});

test("folds optional parameters, and unfolds them to mark one", async () => {
  const { page, form } = await openForm("http", true, "access-groups/list-access-group-members/");
  await form.getByLabel(/^limit/).waitFor({ state: "hidden" });
  const send = await form.getByRole("button", { name: "Send" }).boundingBox();
  const frame = await page.locator("iframe.try-it").boundingBox();
  expect((send?.y ?? Infinity) - (frame?.y ?? 0)).toBeLessThan(450);
  await form.getByText("Optional parameters").click();
  await form.getByLabel(/^limit/).fill("0");
  await form.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => statusOf(form).textContent()).toMatch(/^400 /);
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
