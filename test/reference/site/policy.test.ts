import { expect, test } from "vitest";
import { useSite } from "./support/browser.js";
import { KINDS, OPERATION } from "./support/page-kinds.js";

const site = useSite();

test.each(KINDS)("%s: a policy that allows nothing by default comes before all that it holds", async (_, path) => {
  const page = await site.visit(path);
  const head = page.locator("head > *").first();
  expect(await head.getAttribute("http-equiv")).toBe("Content-Security-Policy");
  const policy = (await head.getAttribute("content")) ?? "";
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')*; /);
  expect(policy).toContain("connect-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
});

test.each(["http", "file"] as const)("from %s: what is put into a page does not run, and the page connects to nothing", async (scheme) => {
  const page = await site.visit(OPERATION, { scheme });
  const refused: string[] = [];
  await page.exposeFunction("refused", (directive: string) => void refused.push(directive));
  const fetched = await page.evaluate(async () => {
    const report = (globalThis as unknown as { refused: (directive: string) => void }).refused;
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => report(effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "document.title = 'run'";
    document.body.append(script);
    const holder = document.createElement("div");
    holder.innerHTML = `<img src="none" onerror="document.title = 'run'"><a id="trap" href="javascript:document.title = 'run'">x</a>`;
    document.body.append(holder);
    document.getElementById("trap")?.click();
    return fetch("http://127.0.0.1:9/").then(
      () => "connected",
      () => "refused",
    );
  });
  expect(fetched).toBe("refused");
  await expect.poll(() => refused).toEqual(expect.arrayContaining(["script-src-elem", "script-src-attr", "connect-src"]));
  expect(await page.title()).not.toBe("run");
});
