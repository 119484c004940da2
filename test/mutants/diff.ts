import { mutantsOf } from "./mutant.js";

// prettier-ignore
export const DIFF = mutantsOf([
  ["scripts/diff/compare/limits.ts", "diff/schemas.test.ts", "exclusive bounds told as inclusive", "{ value: without, isExclusive: true }", "{ value: without, isExclusive: false }", "exclusiveMinimum"],
  ["scripts/diff/compare/media-schemas.ts", "diff/rare-parts.test.ts", "a schema without constraints counts as one", "if (saysNothing(trees.base, before) && saysNothing(trees.revision, after)) return [];", "", "without constraints"],
  ["scripts/diff/compare/limits.ts", "diff/schemas.test.ts", "multiples are exact binary fractions", "< 1e-9 * Math.max(1, Math.abs(ratio))", "=== 0", "multipleOf"],
  ["scripts/diff/compare/unions.ts", "diff/schemas.test.ts", "a tagged union with nothing kept", "if (kept.length === 0) return false;", "if (kept.length === 0) return true;", "kind"],
  ["scripts/diff/compare/unions.ts", "diff/schemas.test.ts", "variants are told by any tag, not a shared", "others.every((names) => names.has(name))", "others.some((names) => names.has(name))", "kind"],
  ["scripts/diff/compare/types.ts", "diff/schemas.test.ts", "an integer is no number", 'type === "integer" ? "number" : type', "type", "type: integer"],
  ["scripts/diff/compare/values.ts", "diff/schemas.test.ts", "null is a listed value", "list.filter((value) => value !== null)", "list.filter((value) => value !== undefined)", "a, null"],
  ["scripts/diff/compare/keywords.ts", "diff/schemas.test.ts", "items that became false are wider", "isSchema(after) || isFalse(after)", "isSchema(after)", "items: false"],
  ["scripts/diff/compare/further-properties.ts", "diff/schemas.test.ts", "further properties with a description alone have a type", "!ANNOTATIONS.has(key)", "key !== ''", "description: Any"],
  ["scripts/diff/compare/parameters.ts", "diff/schemas.test.ts", "the header style `form` by default", '["path", "header"].includes', '["path"].includes', "header parameter"],
  ["scripts/diff/compare/responses.ts", "diff/schemas.test.ts", "the style of a header that is answered is `form` by default", 'style: "simple", explode: false', 'style: "form", explode: false', "response header"],
  ["scripts/diff/not-shown.ts", "diff/known-better.test.ts", "`default` covers a status that `4XX` is for", "return !known.has(`${status.slice(0, 1)}XX`);", "return true;"],
  ["scripts/diff/not-shown.ts", "diff/known-better.test.ts", "a parameter that was known is hidden", 'key.startsWith("query ") && !known.has(key)', 'key.startsWith("query ")'],
  ["scripts/diff/merge.ts", "diff/contracts.test.ts", "what no operation leads to is told of requests", 'side: isUnused ? "code" : side', "side"],
  ["scripts/diff/base-ref.ts", "diff/base-ref.test.ts", "releases are ordered as text", "semver.rcompare(a.slice(1), b.slice(1))", "(a < b ? 1 : -1)"],
  ["scripts/diff/command.ts", "diff/command.test.ts", "breaking changes do not fail the command", "!options.failOnBreaking || breaking === 0", "!options.failOnBreaking || breaking <= 1"],
  ["scripts/pack/api-report.ts", "release/api-report.test.ts", "an export that goes breaks nobody", "verdict: removed.length > 0", "verdict: removed.length > 1"],
  ["scripts/pack/api-report.ts", "release/api-report.test.ts", "two equal lines of a report count as one", "if (index !== -1) rest.splice(index, 1)", "if (index === -1) rest.splice(index, 1)"],
  ["scripts/release/proposal.ts", "release/commands.test.ts", "a proposal loses what a person wrote", 'own === "" ? [] : [own]', 'own === "" ? [own] : []'],
  ["scripts/release/git.ts", "release/checks.test.ts", "it is compared with itself", "tags.find((tag) => tag !== releaseTag(version))", "tags.find((tag) => tag === releaseTag(version))", "never with its own tag"],
  ["scripts/release/checks.ts", "release/checks.test.ts", "ranges of packages are not looked at", "own.has(name) && range !== `^${version}`", "own.has(name) && range === `^${version}`", "no obstacle"],
  ["scripts/flows/select.ts", "flows/options.test.ts", "a secret of seven letters is taken", "SHORTEST_SECRET = 8", "SHORTEST_SECRET = 5"],
  ["scripts/flows/select.ts", "flows/options.test.ts", "a workflow that others call is run by itself", "!called.has(id)", "id !== ''"],
]);
