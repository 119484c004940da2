import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { DocsBuilder } from "../../../scripts/docs/build.js";
import { parseOptions } from "../../../scripts/docs/options.js";
import { DOCS_PARTS } from "../../../scripts/docs/parts.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { PATIENCE } from "../../harness/patience.js";
import { installRuntimes } from "../../runtimes/harness/install-runtimes.js";
import { SITE_URL, SUB_PATH } from "./sub-path.js";

declare module "vitest" {
  export interface ProvidedContext {
    browser: string;
    /** The folder that is served; the site stands in {@link SUB_PATH} of it. */
    served: string;
  }
}

const FLAGS = [
  "--no-zygote",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  // Whatever a page or the browser would like to ask of others.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** Starts the browser and builds the reference once for all tests, within the repository: only then its pages lead to their sources. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runtimes = await installRuntimes((text) => process.stdout.write(`${text}\n`));
  const cache = join(REPOSITORY, ".cache");
  mkdirSync(cache, { recursive: true });
  const served = mkdtempSync(join(cache, "reference-"));
  const clear = (): void => rmSync(served, { recursive: true, force: true, maxRetries: 10 });
  process.on("exit", clear);
  const options = parseOptions(["--out", join(served, SUB_PATH), "--site-url", SITE_URL], REPOSITORY);
  const { findings } = await new DocsBuilder(options, DOCS_PARTS).build();
  if (findings.length > 0) throw new Error(findings.map(({ message }) => message).join("\n"));
  const folder = join(runtimes, "chromium");
  const home = join(served, "home");
  mkdirSync(home);
  const browser = await chromium.launchServer({
    executablePath: join(folder, "chromium"),
    args: FLAGS,
    timeout: PATIENCE,
    env: { LD_LIBRARY_PATH: join(folder, "lib"), HOME: home, PATH: process.env["PATH"] ?? "" },
  });
  project.provide("browser", browser.wsEndpoint());
  project.provide("served", served);
  return async () => {
    await browser.close();
    clear();
  };
}
