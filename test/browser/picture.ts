// Draws the picture of the reference that the README shows, and the image of links to a published reference.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { DocsBuilder } from "../../scripts/docs/build.js";
import { parseOptions } from "../../scripts/docs/options.js";
import { DOCS_PARTS } from "../../scripts/docs/parts.js";
import { serveDocs } from "../../scripts/docs/serve.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { installRuntimes } from "../runtimes/harness/install-runtimes.js";

const PICTURE = join(REPOSITORY, "scripts/docs/picture.webp");
const SHELL = join(REPOSITORY, "scripts/docs/shell");
const PAGE = "access-groups/read-access-group/";

const folder = mkdtempSync(join(tmpdir(), "picture-"));
const runtimes = await installRuntimes((text) => process.stdout.write(`${text}\n`));
const browser = await chromium.launch({
  executablePath: join(runtimes, "chromium/chromium"),
  args: ["--no-zygote", "--disable-gpu", "--disable-dev-shm-usage"],
  env: { LD_LIBRARY_PATH: join(runtimes, "chromium/lib"), HOME: folder, PATH: process.env["PATH"] ?? "" },
});
try {
  await drawReference(browser);
  await drawCard(browser);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

async function drawReference(from: Browser): Promise<void> {
  const out = join(folder, "site");
  await new DocsBuilder(parseOptions(["--out", out], REPOSITORY), DOCS_PARTS).build();
  const server = await serveDocs({ root: REPOSITORY, out }, 0);
  const page = await from.newPage({ viewport: { width: 1440, height: 860 }, deviceScaleFactor: 1.5, colorScheme: "light" });
  await page.goto(new URL(PAGE, server.url).href);
  writeFileSync(PICTURE, await webpOf(page));
  await server.close();
}

async function webpOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 72 });
  return Buffer.from(data, "base64");
}

async function drawCard(from: Browser): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(`<style>body { margin: 0 }</style>${readFileSync(join(SHELL, "card.svg"), "utf8")}`);
  await page.screenshot({ path: join(SHELL, "card.png") });
}
