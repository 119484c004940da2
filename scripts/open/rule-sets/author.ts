import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Config, createConfig, type RawUniversalConfig } from "@redocly/openapi-core";
import { parse } from "yaml";
import contractPlugin from "../../lint/plugin.js";
import { REPOSITORY } from "../../core/files/repository.js";

/** The contract's rules. */
export const CONFIG_FILE = resolve(REPOSITORY, "redocly.yaml");

/** Accepted findings. `lintSpec` applies this list itself to report stale entries. */
export const EXCEPTIONS_FILE = resolve(REPOSITORY, ".redocly.lint-ignore.yaml");

/** By file and text: Redocly makes a configuration in up to 20 ms, a third of what the lint of a small contract takes. */
const configs = new Map<string, Promise<Config>>();

/**
 * Reads redocly.yaml. Imports the plugin itself: Redocly can import TypeScript only if a loader is registered.
 * Leaves out the exceptions; see `EXCEPTIONS_FILE`.
 */
export async function loadLintConfig(file = CONFIG_FILE): Promise<Config> {
  const text = await readFile(file, "utf8");
  const key = `${file}\n${text}`;
  const config =
    configs.get(key) ?? createConfig({ ...(parse(text) as RawUniversalConfig), plugins: [contractPlugin()] }, { configPath: file });
  configs.set(key, config);
  return config;
}

/** Returns a configuration with only the named rules, each with severity error. */
export async function configOfRules(...rules: string[]): Promise<Config> {
  return createConfig({ plugins: [contractPlugin()], rules: Object.fromEntries(rules.map((rule) => [rule, "error"])) });
}
