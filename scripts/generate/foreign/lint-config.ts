import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { type Config, createConfig, type RawUniversalConfig } from "@redocly/openapi-core";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from "yaml";
import contractPlugin from "../../lint/plugin.js";
import { CommandError } from "../../core/cli/command-error.js";
import type { Finding } from "../../core/cli/finding.js";
import { DOCUMENT_RULES, ESSENTIAL_RULES } from "./lint-rules.js";

export interface LintConfig {
  config: Config;
  /** What of the file is not taken. */
  warnings: Finding[];
  /** What was read for it. */
  files: { path: string; text: string }[];
}

/** The rulesets of Redocly that a file may extend. */
const RULESETS = ["minimal", "recommended", "recommended-strict", "spec"];

/** The parts of a configuration that set rules. */
const RULE_PARTS = ["rules", "oas3_0Rules", "oas3_1Rules"];

/** The rules that a document is held against: the built-in ones, or those of a `redocly.yaml`, which then stands for them. */
export async function documentLintConfig(file?: string): Promise<LintConfig> {
  if (file === undefined) return { config: await configOf({ rules: DOCUMENT_RULES }), warnings: [], files: [] };
  const path = resolve(file);
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new CommandError(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code ?? "?"}).`, {
      hint: "--config takes a redocly.yaml",
    });
  });
  const { raw, warnings } = readConfig(path, text);
  try {
    return { config: await configOf(raw), warnings, files: [{ path, text }] };
  } catch (error) {
    throw new CommandError(`${file}: is no configuration: ${(error as Error).message}`, { hint: "--config takes a redocly.yaml" });
  }
}

function configOf(raw: RawUniversalConfig): Promise<Config> {
  return createConfig({ ...raw, rules: { ...raw.rules, ...ESSENTIAL_RULES }, plugins: [contractPlugin()] });
}

/** Rules and rulesets only. Plugins are not loaded, since that runs code; nothing is fetched; decorators would change the document. */
function readConfig(path: string, text: string): { raw: RawUniversalConfig; warnings: Finding[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0 || !isMap(document.contents)) {
    throw new CommandError(`${basename(path)}: is no YAML of a configuration.`, { hint: "--config takes a redocly.yaml" });
  }
  const warnings: Finding[] = [];
  const leaveOut: LeaveOut = (node, message) => {
    const { line, col } = lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    warnings.push({ file: path, line, column: col, rule: "lint-config", message, hint: "rules and rulesets of Redocly are taken" });
  };
  const raw: Record<string, unknown> = {};
  for (const { key, value } of document.contents.items) {
    const name = textOf(key);
    if (name === "extends" && isSeq(value)) raw[name] = rulesetsOf(value.items, leaveOut);
    else if (RULE_PARTS.includes(name) && isMap(value)) raw[name] = rulesOf(value, leaveOut);
    else if (name === "plugins") leaveOut(key, "Plugins are not loaded, since that runs code.");
    else if (["decorators", "preprocessors"].includes(name)) leaveOut(key, `\`${name}\` are not taken: nothing changes the document.`);
  }
  return { raw: raw, warnings };
}

/** Says that a part is not taken, and why. */
type LeaveOut = (node: unknown, message: string) => void;

function rulesetsOf(items: readonly unknown[], leaveOut: LeaveOut): string[] {
  return items.map(textOf).filter((name, index) => {
    const known = RULESETS.includes(name);
    if (!known) leaveOut(items[index], `\`${name}\` is not taken: nothing but Redocly's rulesets is.`);
    return known;
  });
}

function rulesOf({ items }: YAMLMap, leaveOut: LeaveOut): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const { key, value } of items) {
    const name = textOf(key);
    const setting: unknown = isNode(value) ? value.toJSON() : value;
    if (name in ESSENTIAL_RULES) continue;
    if (name.includes("/") && !name.startsWith("rule/")) leaveOut(key, `\`${name}\` is not taken: it is the rule of a plugin.`);
    else if (!SEVERITIES.includes(severityOf(setting)))
      leaveOut(value, `\`${name}\` is not taken: a severity is one of ${SEVERITIES.join(", ")}.`);
    else rules[name] = setting;
  }
  return rules;
}

const SEVERITIES = ["error", "warn", "off"];

/** A rule is given as its severity, or as an object that may have one. */
function severityOf(setting: unknown): string {
  const severity: unknown = setting !== null && typeof setting === "object" && "severity" in setting ? setting.severity : setting;
  return typeof severity === "string" ? severity : typeof setting === "object" ? "error" : "";
}

function textOf(node: unknown): string {
  return isScalar(node) ? String(node.value) : "";
}
