import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { searchIndexScript, searchRecords } from "../../../scripts/docs/search/search-index.js";
import { site } from "../model/harness/sites.js";
import { operationPage, site as fakeSite } from "../view/harness/pages.js";

const HOSTILE = "</script><!-- \u2028\u2029 \" ' \\ `${x}`";

it("defines the search records", () => {
  const context: { referenceRecords?: unknown } = {};
  runInNewContext(searchIndexScript(site), context);
  expect(JSON.parse(JSON.stringify(context.referenceRecords))).toEqual(searchRecords(site));
});

it("escapes text that would end the script", () => {
  const { search } = operationPage;
  const script = searchIndexScript({ ...fakeSite, pages: [{ ...operationPage, title: HOSTILE, search: { ...search, text: HOSTILE } }] });
  expect(script).not.toMatch(/[<\u2028\u2029]/);
  const context: { referenceRecords?: { text: string }[] } = {};
  runInNewContext(script, context);
  expect(context.referenceRecords?.[0]?.text).toBe(HOSTILE);
});

it("lists a field once and marks indexed operations", () => {
  const { search } = operationPage;
  const page = { ...operationPage, detail: "index" as const, search: { ...search, fields: ["id", "name", "id"] } };
  expect(searchRecords({ ...fakeSite, pages: [page] })[0]).toMatchObject({ fields: "id name", detail: "index" });
  expect(searchRecords({ ...fakeSite, pages: [operationPage] })[0]).not.toHaveProperty("detail");
});

it("compresses to less than 40 kB", () => expect(gzipSync(searchIndexScript(site)).length).toBeLessThan(40_000));
