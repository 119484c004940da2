import { type Mutant, mutantsOf } from "./mutant.js";

export const SCRIPTS: readonly Mutant[] = [
  ...mutantsOf("scripts/lint/checks/todo.ts", "new/command.test.ts", [["a text to write is unreported", "column === 0", "column >= 0"]]),
  ...mutantsOf("scripts/lint/left.ts", "lint/left.test.ts", [["a longer name counts", "\\\\b${operationId}\\\\b", "\\\\b${operationId}"]]),
  ...mutantsOf("scripts/lint/left-behind.ts", "lint/left.test.ts", [["a longer name counts as the lost property", "(?![\\\\w$-])`", "`"]]),
  ...mutantsOf("scripts/new/write-operation.ts", "new/command.test.ts", [
    ["a new operation gets a used operationId", "=== operationId.toLowerCase()", "=== operationId"],
  ]),
  ...mutantsOf("scripts/model/names.ts", "model/names.test.ts", [
    ["`name7` and 2 make `name72`", "/\\d$/.test(wanted) ? `${wanted}_` : wanted", "wanted"],
  ]),
  ...mutantsOf("scripts/model/operation-facts.ts", "model/operation-facts.test.ts", [
    ["`2xx` in small letters is no success", "/^2(\\d\\d|XX)$/i", "/^2(\\d\\d|XX)$/"],
    ["205 may have nothing", ' && status !== "205"', ""],
  ]),
  ...mutantsOf("scripts/model/operations.ts", "model/operations.test.ts", [
    ["a credential where the document says nothing of one", "document.security ?? []", "document.security ?? [{ any: [] }]"],
    ["groups of 121 letters are kept", "const LONGEST_GROUP = 120", "const LONGEST_GROUP = 220"],
  ]),
  ...mutantsOf("scripts/model/operations.ts", "model/operation-facts.test.ts", [
    ["a HEAD has a body", 'method === "get" || method === "head"', 'method === "get"'],
  ]),
  ...mutantsOf("scripts/core/files/output.ts", "core/files/output.test.ts", [["the sources are not verified first", "  verify();", ""]]),
  ...mutantsOf("scripts/core/files/replace-files.ts", "core/files/output.test.ts", [
    ["steps are undone from the first", "[...steps].reverse().flatMap", "[...steps].flatMap"],
  ]),
  ...mutantsOf("scripts/core/files/temporary-names.ts", "core/files/output.test.ts", [
    ["a temporary file of this process is another's", " && pid !== process.pid", ""],
  ]),
  ...mutantsOf("scripts/emit/text.ts", "model/text.test.ts", [["an import breaks too late", "LINE_WIDTH + 1 ||", "LINE_WIDTH + 2 ||"]]),
  ...mutantsOf("scripts/emit/layout.ts", "emit/print-types.test.ts", [
    ["a group breaks one column early", "LINE_WIDTH - line.length", "LINE_WIDTH - 1 - line.length"],
  ]),
  ...mutantsOf("scripts/read/canonical-order.ts", "read/canonical-order.test.ts", [
    ["unknown fields come first", "(RANK.get(a) ?? FIELDS.length)", "(RANK.get(a) ?? -1)"],
  ]),
  ...mutantsOf("scripts/model/schemas.ts", "model/schemas.test.ts", [
    [
      "`~01` is decoded twice",
      'decoded.replaceAll("~1", "/").replaceAll("~0", "~")',
      'decoded.replaceAll("~0", "~").replaceAll("~1", "/")',
    ],
  ]),
  ...mutantsOf("scripts/model/enumerations.ts", "model/schemas.test.ts", [
    ["parameters of a path are received", "reach(document, item.parameters, sent)", "reach(document, item.parameters, received)"],
  ]),
  ...mutantsOf("scripts/open/lint-exceptions.ts", "lint/rules/exceptions.test.ts", [
    ["exceptions of other contracts are stale", '!relative(tree.folder, file).startsWith("..")', 'file !== ""'],
  ]),
  ...mutantsOf("scripts/generate/stamp.ts", "core/small-helpers.test.ts", [
    ["the stamp ignores the files' names", "hash.update(`${path}\\0${text}\\0`)", "hash.update(text)"],
  ]),
  ...mutantsOf("scripts/lint/checks/operation-id-verb.ts", "lint/checks/names.test.ts", [
    ["a collection's name is taken for an action", "if (collections.has(base)) return false;", ""],
  ]),
  ...mutantsOf("scripts/lint/checks/example-owners.ts", "lint/checks/bodies.test.ts", [
    ["an example of another group is taken", "!homes.some((path) => partsOf(tree, path)[1] === group)", "homes.length === 0"],
  ]),
  ...mutantsOf("scripts/lint/checks/pagination-marks.ts", "lint/checks/bodies.test.ts", [
    ["a cursor may be null only", 'types.has("string") && isStringOrNull(types)', "isStringOrNull(types)"],
  ]),
  ...mutantsOf("scripts/lint/rules/error-response.ts", "lint/rules/rules.test.ts", [
    ["a `default` counts as a documented error", "/^4(\\d\\d|XX)$/.test(status)", "/^(4(\\d\\d|XX)|default)$/.test(status)"],
  ]),
  ...mutantsOf("scripts/lint/rules/schema-bounds.ts", "lint/rules/rules.test.ts", [
    ["equal exclusive bounds are accepted", "excludes ? least < most", "excludes ? least <= most"],
  ]),
  ...mutantsOf("scripts/lint/rules/security-responses.ts", "lint/rules/rules.test.ts", [
    ["an empty requirement among others is ignored", "security.every(", "security.some("],
  ]),
  ...mutantsOf("scripts/lint/rules/description-limits.ts", "lint/rules/rules.test.ts", [
    ["a time is compared with a number", "if (OTHER_UNITS.test(unit)) return undefined;", ""],
  ]),
  ...mutantsOf("scripts/lint/rules/example-cases.ts", "lint/rules/rules.test.ts", [
    ["a body without optional fields needs two examples", "missing.length > (needsOne ? 1 : 0)", "missing.length > 0"],
  ]),
  ...mutantsOf("scripts/lint/checks/shared-files.ts", "lint/checks/files.test.ts", [
    ["a file of another group is taken", "owner !== group", "owner === undefined"],
  ]),
  ...mutantsOf("scripts/lint/checks/spelling.ts", "lint/checks/files.test.ts", [
    ["the contract's words are ignored", "known.has(fold(word)) || ", ""],
    ["a word is reported at each place", "told.has(fold(word)) || ", ""],
  ]),
  ...mutantsOf("scripts/read/did-you-mean.ts", "lint/rules/did-you-mean.test.ts", [
    ["a tag is compared in its case", "each.toLowerCase() === name.toLowerCase()", "each === name"],
  ]),
  ...mutantsOf("scripts/bench/table.ts", "bench/bench.test.ts", [
    ["a ratio is upside down", "(row[figure] ?? NaN) / base", "base / (row[figure] ?? NaN)"],
  ]),
];
