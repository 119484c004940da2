import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type HomeFacts, homePage } from "../../../../packages/emulator/src/internal/control/home-page.js";

const FACTS: HomeFacts = {
  version: "1.2.3",
  url: "http://127.0.0.1:4010",
  token: "<b>token</b>",
  operations: [{ operationId: "listAccessGroups", method: "GET", path: "/v1/access-groups", isStateful: true }],
  indexed: 349,
};
const pageFor = (accept: string, facts = FACTS): Response => homePage({ header: () => (accept === "" ? undefined : accept) }, facts);

test.each(["", "*/*", "text/html,application/xhtml+xml,*/*;q=0.8", "application/json, text/html"])(
  "returns HTML if `accept` is %j",
  async (accept) => {
    const page = pageFor(accept);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const text = await page.text();
    expect(text).toContain("listAccessGroups");
    expect(text).toContain("The other 349 operations");
  },
);

test("returns a page without external resources and with the script of its policy alone, and escapes its data", async () => {
  const page = pageFor("");
  const policy = page.headers.get("content-security-policy") ?? "";
  const text = await page.text();
  const scripts = [...text.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = ""]) => script);
  const hash = createHash("sha256").update(scripts.join("")).digest("base64");
  expect(policy).toContain(`default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; connect-src 'self'`);
  expect(text).not.toMatch(/<script |<link|<img|src=|url\(|@import/i);
  expect(text).toContain("prefers-color-scheme:dark");
  expect(text).toContain("&#60;b&#62;token");
  expect(text).not.toContain("<b>");
});

test.each(["application/json", "application/json;q=0.9, text/plain"])("returns JSON if `accept` is %j", async (accept) => {
  const page = pageFor(accept);
  expect(page.headers.get("content-type")).toBe("application/json");
  expect(await page.json()).toMatchObject({ name: "@hosting-platform/emulator", ...FACTS });
});
