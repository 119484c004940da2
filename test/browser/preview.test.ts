import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { Preview } from "../../scripts/docs/preview.js";
import { type DocsServer, serveDocs } from "../../scripts/docs/serve.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { useSite } from "./harness/browser.js";
import { PAGE_KINDS } from "./harness/page-kinds.js";
import { SUB_PATH } from "./harness/sub-path.js";

const site = useSite();
const preview = new Preview();
let server: DocsServer;
beforeEach(async () => (server = await serveDocs({ root: REPOSITORY, out: inject("served") }, 0, { preview })));
afterEach(() => server.close());

test("shows findings on a previewed page, and reloads it after a build", async () => {
  const page = await site.reader();
  await page.goto(`${server.url}${SUB_PATH}/${PAGE_KINDS.guide}`);
  preview.show("<b>spec/a.yaml:1:1</b>");
  await expect.poll(() => page.getByRole("alert").allTextContents()).toEqual(["<b>spec/a.yaml:1:1</b>"]);
  const reloaded = page.waitForEvent("load");
  preview.reload();
  await reloaded;
  expect(await page.getByRole("alert").count()).toBe(0);
});
