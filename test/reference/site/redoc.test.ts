import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { writeRedoc } from "../../../scripts/docs/redoc.js";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { useSite } from "./support/browser.js";

const site = useSite();
const out = mkdtempSync(join(tmpdir(), "redoc-"));
afterAll(() => rmSync(out, { recursive: true, force: true }));

test("the contract in one file draws itself, whole, and asks nothing of any host", async () => {
  const file = await writeRedoc({ root: REPOSITORY, out });
  const html = readFileSync(file, "utf8");
  const { paths } = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as { paths: object };
  for (const path of Object.keys(paths)) expect(html).toContain(JSON.stringify(path));
  expect(html).not.toContain(REPOSITORY);
  const page = await site.reader();
  const [asked, said]: [string[], string[]] = [[], []];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.goto(pathToFileURL(file).href);
  await page.getByRole("heading", { name: "What this document covers" }).waitFor();
  // Of a tag it draws the operations when they are asked for.
  await page.getByText("Access groups", { exact: true }).first().click();
  await page.getByText("List access groups").first().click();
  await page.getByText("/v1/access-groups", { exact: true }).first().waitFor();
  expect(asked.filter((url) => url !== pathToFileURL(file).href && !/^(data|blob):/.test(url))).toEqual([]);
  expect(said).toEqual([]);
});
