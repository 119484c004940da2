import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Config, createConfig, type RawUniversalConfig } from "@redocly/openapi-core";
import { parse } from "yaml";
import contractPlugin from "./plugin.js";
import { REPOSITORY } from "../core/files/repository.js";

export { REPOSITORY };

/** The rules of the contract. */
export const CONFIG_FILE = resolve(REPOSITORY, "redocly.yaml");

/** The findings that the API itself forces; `lintSpec` applies it, so that an entry that no finding needs can be told. */
export const EXCEPTIONS_FILE = resolve(REPOSITORY, ".redocly.lint-ignore.yaml");

/**
 * Reads redocly.yaml. The plugin is imported here and not by Redocly, whose import of a TypeScript file works only where a loader for
 * it is registered. The exceptions are left out on purpose.
 */
export async function loadLintConfig(file = CONFIG_FILE): Promise<Config> {
  const raw = parse(await readFile(file, "utf8")) as RawUniversalConfig;
  return createConfig({ ...raw, plugins: [contractPlugin()] }, { configPath: file });
}

/** A configuration of the named rules alone, each as an error. */
export async function configOfRules(...rules: string[]): Promise<Config> {
  return createConfig({ plugins: [contractPlugin()], rules: Object.fromEntries(rules.map((rule) => [rule, "error"])) });
}
