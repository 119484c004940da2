import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeRedoc } from "../../../scripts/docs/redoc.js";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";

let out: string;
let html: string;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), "redoc-"));
  html = await readFile(await writeRedoc({ root: REPOSITORY, out }), "utf8");
});
afterAll(() => rm(out, { recursive: true, force: true }));

/** What a browser would load: the elements that do, and the addresses in styles. The scripts' own text is not looked at: the policy holds them. */
function loadedFrom(text: string): string[] {
  const markup = text.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, "$1");
  const tags = [
    ...markup.matchAll(/<(?:script|link|img|iframe|source|video|audio|object|embed)\b[^>]*?\s(?:src|href|data)=["']?([^"'\s>]*)/g),
  ];
  const styles = [...markup.matchAll(/(?:@import\s*(?:url\()?|url\()["']?([^"')\s;]*)/g)];
  return [...tags, ...styles].map(([, address = ""]) => address).filter((address) => /^(https?:)?\/\//.test(address));
}

test("it loads nothing from another host, and a policy refuses whatever a script would ask for", () => {
  expect(loadedFrom(html)).toEqual([]);
  const [, policy = ""] = /<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*|connect-src|'self'/);
});

test("its scripts name no picture, style, script or font of another host", () => {
  expect(html.match(/(?:https?:)?\/\/[\w.-]+\.[a-z]+\/[^"'`\s)]*\.(?:svg|png|ico|css|js|woff2?)\b/g)).toBeNull();
});

test("it holds the whole contract, and names no folder of this machine", async () => {
  const { paths } = JSON.parse(await readFile(join(REPOSITORY, "generated/openapi.json"), "utf8")) as { paths: Record<string, object> };
  for (const path of Object.keys(paths)) expect(html).toContain(JSON.stringify(path));
  expect(html).not.toContain(REPOSITORY);
  expect(html).not.toContain(tmpdir() + "/redoc");
});
