import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { type Config, createConfig, type Plugin, type RawUniversalConfig } from "@redocly/openapi-core";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from "yaml";
import contractPlugin from "../lint/plugin.js";
import { CommandError } from "../core/cli/command-error.js";
import type { Finding } from "../core/cli/finding.js";
import { didYouMean } from "../core/cli/nearest.js";
import { once } from "../core/cli/once.js";
import { AUTHOR_CONFIG } from "./rule-sets/general.js";
import { correctedTypes } from "../read/structure/objects.js";

export interface LintConfig {
  /** Undefined for the checks of a document for users of its API. */
  config: Config | undefined;
  /** Parts of the file that are ignored. */
  warnings: Finding[];
  /** The files that were read. */
  files: { path: string; text: string }[];
}

/** The rules of `--lint author`, which a file may extend. */
const AUTHOR = "author";
const { extends: AUTHOR_SETS = [], rules: AUTHOR_RULES = {} } = AUTHOR_CONFIG;

/** Rules that every configuration includes, since generators cannot read documents that break them. */
const ESSENTIAL_RULES = { struct: "error", "no-unresolved-refs": "error" } as const;

/** Redocly's rulesets that a file may extend. */
const RULESETS = ["minimal", "recommended", "recommended-strict", "spec"];

const USE = "pass a redocly.yaml with lint rules";

/** The names of Redocly's rules, also those of other kinds of documents. */
const ruleNames = once(async () => Object.values((await createConfig({ extends: ["all"] })).rules).flatMap((rules) => Object.keys(rules)));

/** Keys of a configuration that contain rules. */
const RULE_PARTS = ["rules", "oas3_0Rules", "oas3_1Rules", "oas3_2Rules"];

/** Returns the lint rules for a document: those of a `redocly.yaml`, or the built-in ones for authors of an API; none for its users. */
export async function documentLintConfig(file?: string, isAuthor = false): Promise<LintConfig> {
  if (file === undefined) return { config: isAuthor ? await forAuthors() : undefined, warnings: [], files: [] };
  const path = resolve(file);
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new CommandError(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code ?? "?"}).`, {
      hint: USE,
    });
  });
  const { raw, warnings } = readConfig(path, text, await ruleNames());
  try {
    return { config: await configOf(raw), warnings, files: [{ path, text }] };
  } catch (error) {
    throw new CommandError(`${file}: invalid configuration: ${(error as Error).message}`, { hint: USE });
  }
}

const CORRECTED: Plugin = { id: "corrected-types", typeExtension: { oas3: correctedTypes } };

function configOf(raw: RawUniversalConfig): Promise<Config> {
  return createConfig({ ...raw, rules: { ...raw.rules, ...ESSENTIAL_RULES }, plugins: [contractPlugin(), CORRECTED] });
}

const forAuthors = once(() => configOf(AUTHOR_CONFIG));

/** Reads rules and rulesets only. Plugins would run code, URLs would be fetched, and decorators would change the document. */
function readConfig(path: string, text: string, known: readonly string[]): { raw: RawUniversalConfig; warnings: Finding[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0 || !isMap(document.contents)) {
    throw new CommandError(`${basename(path)}: not a YAML configuration.`, { hint: USE });
  }
  const warnings: Finding[] = [];
  const leaveOut: LeaveOut = (node, message) => {
    const { line, col } = lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    warnings.push({ file: path, line, column: col, rule: "lint-config", message, hint: "only Redocly's rules and rulesets are supported" });
  };
  const raw: Record<string, unknown> = {};
  for (const { key, value } of document.contents.items) {
    const name = textOf(key);
    if (name === "extends") raw[name] = rulesetsOf(isSeq(value) ? value.items : [value], leaveOut);
    else if (RULE_PARTS.includes(name) && isMap(value)) raw[name] = rulesOf(value, known, leaveOut);
    else if (RULE_PARTS.includes(name)) leaveOut(key, `\`${name}\` is ignored: write each rule as \`name: severity\`.`);
    else if (name === "plugins") leaveOut(key, "Plugins are not loaded, since they run code.");
    else if (["decorators", "preprocessors"].includes(name)) leaveOut(key, `\`${name}\` are ignored, since they change the document.`);
    else if (hasRules(value)) leaveOut(key, `The rules of \`${name}\` are ignored: move them to the root.`);
  }
  const named = (raw["extends"] ?? []) as string[];
  if (!named.includes(AUTHOR)) return { raw, warnings };
  const sets = [...AUTHOR_SETS, ...named.filter((name) => name !== AUTHOR)];
  return { raw: { ...raw, extends: sets, rules: { ...AUTHOR_RULES, ...(raw["rules"] ?? {}) } }, warnings };
}

/** Checks for rules of an API of several, or in the form of earlier versions. */
function hasRules(value: unknown): boolean {
  return isMap(value) && (value.has("rules") || value.has("extends") || value.items.some((item) => hasRules(item.value)));
}

/** Reports that a part is ignored, and why. */
type LeaveOut = (node: unknown, message: string) => void;

function rulesetsOf(items: readonly unknown[], leaveOut: LeaveOut): string[] {
  return items.map(textOf).filter((name, index) => {
    const known = name === AUTHOR || RULESETS.includes(name);
    if (!known) leaveOut(items[index], `\`${name}\` is ignored: it is not one of Redocly's rulesets.`);
    return known;
  });
}

function rulesOf({ items }: YAMLMap, known: readonly string[], leaveOut: LeaveOut): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const { key, value } of items) {
    const name = textOf(key);
    const setting: unknown = isNode(value) ? value.toJSON() : value;
    if (name in ESSENTIAL_RULES) continue;
    if (name.includes("/") && !name.startsWith("rule/") && !(name in AUTHOR_RULES))
      leaveOut(key, `\`${name}\` is ignored: it is a plugin's rule.`);
    else if (!name.includes("/") && !known.includes(name))
      leaveOut(key, `\`${name}\` is ignored: there is no such rule. ${didYouMean(name, known, "")}`.trimEnd());
    else if (!SEVERITIES.includes(severityOf(setting)))
      leaveOut(value, `\`${name}\` is ignored: its severity must be one of ${SEVERITIES.join(", ")}.`);
    else rules[name] = setting;
  }
  return rules;
}

const SEVERITIES = ["error", "warn", "off"];

/** Returns the severity of a rule, which is set directly or in an object. */
function severityOf(setting: unknown): string {
  const severity: unknown = setting !== null && typeof setting === "object" && "severity" in setting ? setting.severity : setting;
  return typeof severity === "string" ? severity : typeof setting === "object" ? "error" : "";
}

function textOf(node: unknown): string {
  if (isSeq(node)) return textOf(node.items[0]);
  return isScalar(node) ? String(node.value) : "";
}
