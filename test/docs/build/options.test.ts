import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parseOptions } from "../../../scripts/docs/options.js";
import { UsageError } from "../../../scripts/core/cli/spec-command.js";

const ROOT = resolve("repository");

test("returns the defaults without arguments", () =>
  expect(parseOptions([], ROOT)).toEqual({
    root: ROOT,
    out: join(ROOT, "generated/docs"),
    siteUrl: undefined,
    sourceUrl: undefined,
    serve: false,
    port: 4020,
    watch: false,
  }));

test("adds a trailing slash to the URLs", () => {
  const options = parseOptions(["--site-url", "https://docs.example.com/api", "--source-url", "https://code.example.com/tree/"], ROOT);
  expect(options).toMatchObject({ siteUrl: "https://docs.example.com/api/", sourceUrl: "https://code.example.com/tree/" });
});

test.each([
  [["--port", "80"], "without --serve"],
  [["--serve", "--port", "eighty"], "a number from 0 to 65535"],
  [["--serve", "--port", "65536"], "a number from 0 to 65535"],
  [["--site-url", "docs.example.com"], "starts with https://"],
  [["--site-url", "javascript:alert(1)"], "starts with https://"],
  [["--source-url", "https://code.example.com/?file="], "without ? and #"],
  [["--sevre"], "Did you mean --serve?"],
])("refuses %j: %s", (args, message) => {
  expect(() => parseOptions(args, ROOT)).toThrow(UsageError);
  expect(() => parseOptions(args, ROOT)).toThrow(message);
});
