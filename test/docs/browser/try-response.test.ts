import { describe, expect, it, vi } from "vitest";
import { responseText, prettyJson } from "../../../scripts/docs/browser/try/response-text.js";
import { pageIn, readHash } from "../../../scripts/docs/browser/try/hash.js";
import { emulatorCommand, emulatorHint, failureText, send } from "../../../scripts/docs/browser/try/send.js";
import { tryPage } from "../../../scripts/docs/browser/try-page.js";
import { tryItOperation } from "../../../scripts/docs/view/try-it-operation.js";
import { pagesOf, site } from "../model/harness/sites.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it.each([
  ["application/json", '{"a":[1,"x y"]}', '{\n  "a": [\n    1,\n    "x y"\n  ]\n}'],
  ["application/problem+json; charset=utf-8", ' {"a" : 1}\n', '{\n  "a": 1\n}'],
  ["application/json", '{"id":12345678901234567890}', '{"id":12345678901234567890}'],
  ["application/json", "{not", "{not"],
  ["text/html", "<b>x</b>", "<b>x</b>"],
  ["", "plain", "plain"],
  ["application/json", "", ""],
  ["application/jsonl", "{}", "{}"],
  ["application/yaml", "a: 1", "a: 1"],
  [
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "abc",
    "(3 bytes of application/vnd.openxmlformats-officedocument.wordprocessingml.document)",
  ],
  ["image/png", "abc", "(3 bytes of image/png)"],
])("formats a %s response %j as %j", (mediaType, body, want) => expect(responseText(bytes(body), mediaType)).toBe(want));

it("truncates the text of a long response", () =>
  expect(responseText(bytes("x".repeat(200_010)), "text/plain")).toBe(`${"x".repeat(200_000)}\n(10 more characters)`));

it("keeps spaces within JSON strings", () => expect(prettyJson('"a  \\" b"')).toBe('"a  \\" b"'));

describe("send", () => {
  it("omits credentials and referrer, and follows no redirect", async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response("{}", { headers: { "content-type": "application/json" } })));
    vi.stubGlobal("fetch", fetch);
    const request = { method: "GET", url: "http://127.0.0.1:4010/v1/x", headers: [] };
    expect(await send(request, new AbortController().signal)).toMatchObject({ response: { status: 200, text: "{}" } });
    const init = { cache: "no-store", credentials: "omit", redirect: "manual", referrerPolicy: "no-referrer" };
    expect(fetch).toHaveBeenCalledWith(request.url, expect.objectContaining(init));
  });
});

it("explains after a failure how to start an emulator for this page", () => {
  const text = failureText(new TypeError("Failed to fetch"), "http://127.0.0.1:4010/v1/x?secret=1", "http://localhost:4020");
  expect(text).toContain("Could not read a response from http://127.0.0.1:4010.");
  expect(text).toContain("npx @hosting-platform/emulator --allow-origin http://localhost:4020");
  expect(text).not.toContain("secret");
});

it.each(["null", "file://"])("uses the origin null in the emulator command of a local page: %j", (origin) =>
  expect(emulatorCommand(origin)).toBe("npx @hosting-platform/emulator --allow-origin null"),
);

const operations = pagesOf(site, "operation").map(tryItOperation);

it("operation in the form's URL is read back for each operation", () => {
  for (const operation of operations) {
    const hash = `#${new URLSearchParams({ operation: JSON.stringify(operation), theme: "dark" }).toString()}`;
    expect(readHash(hash), operation.operationId).toEqual({ operation, theme: "dark" });
  }
});

const [first] = operations;
it.each([
  ["a host in place of a path", { ...first, template: "//elsewhere.example/" }],
  ["an invalid path", { ...first, template: "@elsewhere.example/" }],
  ["a backslash for a slash", { ...first, template: "/\\elsewhere.example/" }],
  ["an invalid method", { ...first, method: "GET\r\nX: y" }],
  ["invalid parameters", { ...first, parameters: [{ name: "a" }] }],
  ["an invalid sample", { ...first, parameters: [{ name: "a", in: "path", required: true, type: "string", values: [], sample: {} }] }],
  ["an invalid body", { ...first, body: { required: true } }],
  ["null", null],
])("operation in the form's URL is refused with %s", (_, operation) =>
  expect(readHash(`#${new URLSearchParams({ operation: JSON.stringify(operation) }).toString()}`)).toBeUndefined(),
);

it.each([
  ["https://docs.example.com/api/index.md", true],
  ["https://docs.example.com/api/openapi.json", false],
  ["https://elsewhere.example/index.md", false],
  ["index.md", false],
])("asked for the page %s, the form reads it: %s", (page, isRead) => {
  const hash = `#${new URLSearchParams({ page }).toString()}`;
  expect(pageIn(hash, "https://docs.example.com/try.html")).toBe(isRead ? page : undefined);
});

it("allows connections from try.html, but only its own script and style", () => {
  const html = tryPage();
  expect(html).toContain("connect-src 'self' https: http://127.0.0.1:* http://localhost:*;");
  expect(html).toContain(`content="default-src 'none'; script-src 'self'; style-src 'self';`);
  expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to]) => to)).toEqual(["data:,", "assets/style.css", "assets/try-it.js"]);
  expect(html).not.toMatch(/unsafe-|<style|\sstyle=|<script>/);
});

it("names the emulator that runs beside the site", () =>
  expect(emulatorHint("http://localhost:4020", "http://127.0.0.1:4010")).toContain("http://127.0.0.1:4010, which runs beside this site"));

it("explains in the form how to start the emulator and find its token", () =>
  expect(emulatorHint("http://localhost:4020")).toMatch(/--allow-origin http:\/\/localhost:4020; it prints its token\.$/));
