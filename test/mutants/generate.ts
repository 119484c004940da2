import { type Mutant, mutantsOf } from "./mutant.js";

export const GENERATE: readonly Mutant[] = [
  ...mutantsOf("scripts/emit/request-types.ts", "emit/runtime/encoders.test.ts", [
    [
      "a security of the operation alone says nothing",
      "(operation.operation.security ?? document.security) !== undefined",
      "document.security !== undefined",
    ],
  ]),
  ...mutantsOf("scripts/emit/openapi-typescript.ts", "emit/schemas.test.ts", [
    ["an object takes the name of a global", "name !== undefined && !used.has(name)", "name !== undefined"],
  ]),
  ...mutantsOf("scripts/model/normalize/discriminators.ts", "emit/polymorphism.test.ts", [
    ["a union is narrowed though nothing is less", "if (left.length === 0 || listed?.length === left.length)", "if (left.length === 0)"],
  ]),
  ...mutantsOf("scripts/emit/templates/plugins/conversions.ts", "emit/runtime/conversions.test.ts", [
    ["February 30 is March 1", " || utc.toISOString() !== `${local}Z`", ""],
    ["digits within a string are quoted", "!isInString && /^", "/^"],
    ["a rounded integer is converted", "Number.isInteger(value) && !Number.isSafeInteger(value)", "false"],
  ]),
  ...mutantsOf("scripts/generate/foreign/path-warnings.ts", "generate/foreign/paths.test.ts", [
    ["a query counts as a part of the path", "/[?#].*/s", "/#.*/s"],
  ]),
  ...mutantsOf("scripts/emit/layout.ts", "emit/prettier.test.ts", [
    ["a line breaks one character early", "head.length <= LINE_WIDTH &&", "head.length < LINE_WIDTH &&"],
    ["a brace counts for one character", "head.length + 2 > LINE_WIDTH", "head.length + 1 > LINE_WIDTH"],
  ]),
  ...mutantsOf("scripts/read/accept-document.ts", "generate/foreign/refused-input.test.ts", [
    ["a later version is read", "/^3\\.[0-2]\\./", "/^3\\.\\d\\./"],
  ]),
  ...mutantsOf("scripts/generate/foreign/held-operations.ts", "generate/foreign/held-operations.test.ts", [
    ["two operations share a function", "functions.size !== asked.length", "functions.size > asked.length"],
  ]),
  ...mutantsOf("scripts/open/leave-out.ts", "generate/foreign/lint-warn.test.ts", [
    ["what is left out moves what stands behind it", "Number(b.key) - Number(a.key)", "Number(a.key) - Number(b.key)"],
  ]),
  ...mutantsOf("scripts/open/leave-out.ts", "generate/foreign/consumer.test.ts", [
    ["a parameter with the name of a keyword is a schema", "!NAMED.includes(above)", "true"],
  ]),
  ...mutantsOf("scripts/open/settle-parameters.ts", "generate/foreign/consumer.test.ts", [
    ["the first of two declarations is used", "same.at(-1) === index", "same[0] === index"],
    ["a shared item has the parameters of its first path", "const settled: PathItem = { ...item, ...shared };", "const settled = item;"],
    ["a parameter that the path does not have is kept", "!names.includes(name)", "name === undefined"],
  ]),
  ...mutantsOf("scripts/read/named-schemas.ts", "generate/foreign/consumer.test.ts", [
    ["the outermost definitions are used", "above.slice(0, above.length - index)", "above.slice(0, index + 1)"],
    ["definitions of the root are ignored", " || child(root, ...keys) !== undefined", ""],
  ]),
  ...mutantsOf("scripts/open/rule-sets/consumer.ts", "generate/foreign/consumer.test.ts", [
    ["identical paths are refused", '"no-identical-paths": "warn"', '"no-identical-paths": "error"'],
  ]),
  ...mutantsOf("scripts/core/cli/report.ts", "generate/report/report.test.ts", [["two suffice", "const PLACES = 3", "const PLACES = 2"]]),
  ...mutantsOf("scripts/open/lint-config.ts", "generate/foreign/lint-config.test.ts", [
    ["a plugin's rule is taken", 'if (name.includes("/") && !name.startsWith("rule/"))', 'if (name === "/")'],
  ]),
  ...mutantsOf("scripts/read/parse-json.ts", "generate/foreign/broken-documents.test.ts", [
    ["the first of two equal keys is lost", "keysOf(value) === keysIn(text) ? value : undefined", "value"],
  ]),
  ...mutantsOf("scripts/open/detect-pagination.ts", "generate/published/command.test.ts", [
    ["a POST is paginated", 'method !== "get" || ', ""],
    ["a rule that does not fit marks an operation", "return paginationOf(document, model) !== undefined;", "return true;"],
  ]),
  ...mutantsOf("scripts/generate/foreign/index.ts", "generate/published/command.test.ts", [
    ["a warning does not fail a run", "failOnWarnings ? [...made.findings, ...made.warnings]", "failOnWarnings ? made.findings"],
  ]),
  ...mutantsOf("scripts/model/received-requests.ts", "emit/operations.test.ts", [
    ["one URL of a callback replaces another", "urls.length > 1", "urls.length > 2"],
  ]),
  ...mutantsOf("scripts/core/files/lock-file.ts", "core/files/lock.test.ts", [
    ["the lock of a reused process number is kept", "text === identityOf(pid)", "text !== ''"],
  ]),
  ...mutantsOf("scripts/generate/report/report.ts", "generate/report/text-report.test.ts", [
    ["a stale output ends with 0", "(check && changes.length > 0)", "(check && changes.length > 99)"],
  ]),
  ...mutantsOf("scripts/generate/watch/report.ts", "generate/watch/watch.test.ts", [
    ["three names are too many", "const NAMED = 3", "const NAMED = 2"],
  ]),
  ...mutantsOf("scripts/core/launch/bundle-store.js", "core/launch/bundles.test.ts", [
    ["two bundles are kept", "const KEPT = 3", "const KEPT = 2"],
  ]),
  ...mutantsOf("scripts/core/files/content-hash.js", "generate/launch/up-to-date.test.ts", [
    ["an executable file is as any other", '(mode & 0o111) === 0 ? "" : "x"', '""'],
  ]),
  ...mutantsOf("scripts/core/files/write-whole.js", "core/launch/bundles.test.ts", [["half a file is left", "    remove(temporary);", ""]]),
  ...mutantsOf("packages/client/src/runtime/body.ts", "emit/runtime/media.test.ts", [
    ["JSON with parameters is none", "/[/+]json *(;|$)/i", "/[/+]json$/i"],
  ]),
  ...mutantsOf("packages/client/src/runtime/media.ts", "emit/runtime/media.test.ts", [
    ["a page is taken for bytes", 'return type !== "text/html";', "return true;"],
  ]),
];
