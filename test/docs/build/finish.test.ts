import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { finishPage } from "../../../scripts/docs/finish.js";

/** The code of the scripts that the frame is said to write. */
const OWN = new Set([`'<a href="/x/">'`, `let a = "</ script>";`]);

const page = (head: string, body: string): string => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const finishBody = (body: string, path = "group/operation/"): string =>
  /<body>([\s\S]*)<\/body>/.exec(finishPage(page("", body), path, OWN).html)?.[1] ?? "";

describe("links", () => {
  test("root-absolute ones become relative, in any element and quotes", () => {
    expect(finishBody(`<a href="/group/">g</a><img src='/assets/a.svg'><a class=x href=/ id=y>h</a>`)).toBe(
      `<a href="../index.html">g</a><img src="../../assets/a.svg"><a class=x href="../../index.html" id=y>h</a>`,
    );
  });

  test("behind an attribute with >, and with entities", () => {
    expect(finishBody(`<a title="a > b" href="/group/?a=1&amp;b=2#c">g</a>`)).toBe(
      `<a title="a > b" href="../index.html?a=1&amp;b=2#c">g</a>`,
    );
  });

  test("what only looks like one stays", () => {
    const text = `<p title="<a href='/x/'>">&lt;a href="/x/"></p><!-- <a href="/x/"> --><script>'<a href="/x/">'</script><a data-href="/x/">t</a>`;
    expect(finishBody(text)).toBe(text);
  });

  test("those that leave the site stay", () => {
    const text = `<a href="https://example.com/">e</a><a href="//example.com/">e</a><a href="#here">h</a>`;
    expect(finishBody(text)).toBe(text);
  });

  test("are named once each, with the places of the page", () => {
    const { links, ids } = finishPage(page("", `<p id="a&quot;b"><a href="/x/#y">1</a><a href="/x/#y">2</a><h2 id=c>`), "", OWN);
    expect(links).toEqual([{ path: "x/", rest: "#y" }]);
    expect(ids).toEqual(['a"b', "c"]);
  });

  test("of a page that is shown anywhere start at the address of the site", () => {
    const { html } = finishPage(page(`<script defer src="/assets/site.js"></script>`, `<a href="/">h</a>`), "404.html", OWN, "/docs/");
    expect(html).toContain(`<a href="/docs/">`);
    expect(html).toContain(`src="/docs/assets/site.js"`);
  });
});

describe("scripts and styles", () => {
  const html = page(
    `<link rel="stylesheet" href="/_astro/print.abc.css" media="print"><link rel="stylesheet" href="/_astro/page.abc.css">` +
      `<script defer src="/assets/site.js"></script><script>let a = "</ script>";</script>`,
    `<script type="module" src="/_astro/theme.abc.js"></script>`,
  );
  const finished = finishPage(html, "group/", OWN).html;

  test("the theme's are those of assets/", () => {
    expect(finished).not.toContain("_astro");
    expect(finished).toContain(`<link rel="stylesheet" href="../assets/print.css" media="print">`);
    expect(finished).toContain(`<script defer src="../assets/site.js"></script>`);
    expect(finished.match(/<script/g)).toHaveLength(2);
  });

  test("the policy stands first, allows each inline script by its hash, and no other host", () => {
    const [, policy = ""] = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(finished) ?? [];
    const hash = createHash("sha256").update(`let a = "</ script>";`).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|https?:|\*/);
  });
});

test("a script that is none of the frame's is refused, wherever it stands", () => {
  for (const body of ["<script>alert(1)</script>", `<p><script type="module">alert(1)</script>`])
    expect(() => finishPage(page("", body), "group/", OWN)).toThrow("The page group/ holds a script that is none of the frame's.");
});
