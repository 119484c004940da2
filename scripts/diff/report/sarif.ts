import { type SarifResult, sarifText } from "../../core/cli/sarif.js";
import { generatorVersion } from "../../core/files/tool-versions.js";
import type { Change } from "../model.js";
import { RULES } from "../verdicts/index.js";
import type { Compared } from "./compared.js";
import { LEVELS, linesOf, sourceOf } from "./github.js";

/** Returns the report as a SARIF log, with the places in the revision, for removals those of the nearest parent; without text changes. */
export function sarifReport(compared: Compared): string {
  const shown = compared.diff.changes.filter(({ isText }) => isText !== true);
  const results = shown.map((change) => resultOf(change, compared));
  return sarifText(results, { version: generatorVersion(), meaningOf });
}

function meaningOf(rule: string): string | undefined {
  const { why } = RULES[rule] ?? {};
  return why === undefined ? undefined : `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
}

function resultOf(change: Change, compared: Compared): SarifResult {
  const { verdict, rule, parent, revision = parent, accepted } = change;
  const level = accepted === undefined ? LEVELS[verdict] : "notice";
  return {
    code: rule,
    level: level === "notice" ? "note" : level,
    lines: linesOf(change, compared),
    ...(revision && { place: { ...revision, file: sourceOf(revision.file, compared) } }),
    ...(accepted !== undefined && { accepted }),
  };
}
